"""What games share: words for lists and numbers, rows of numbers for observations, and small sums."""
