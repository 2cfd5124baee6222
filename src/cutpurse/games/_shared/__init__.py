"""What all games need: words for lists and numbers, and rows of numbers for observations."""
