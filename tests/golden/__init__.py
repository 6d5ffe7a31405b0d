"""Recorded playthroughs: what every game did when they were written down."""
