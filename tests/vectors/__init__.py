"""Results that other programs can be checked against."""
