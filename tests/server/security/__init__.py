"""Who may do what, at every address of the server; whatever comes, it answers and stays what it was."""
