"""Results on paper: for the terminal, as a page, as a table for other programs."""
