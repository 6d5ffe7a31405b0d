"""The web service: tables that people and bots play at over the network. docs/api.md says how to talk to it."""
