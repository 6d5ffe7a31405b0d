"""Slow, plain twins of the five games, written from the rules alone: the oracle for the compiled rules."""
