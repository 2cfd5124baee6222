"""What games share in which a suit led must be followed."""
