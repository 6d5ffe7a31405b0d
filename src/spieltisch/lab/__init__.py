"""For research: batches, adapters, small settings with exact values, data. See docs/lab.md."""
