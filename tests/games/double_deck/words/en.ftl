# What differs from High Card, whose words come first.

tagline = High Card with 104 cards
