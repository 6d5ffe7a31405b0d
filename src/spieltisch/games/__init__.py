"""The five games, a room each. None knows another; nothing outside names one."""
