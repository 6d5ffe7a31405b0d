"""What a game is, and the compiled algorithms that work for every game. Knows no game by name."""
