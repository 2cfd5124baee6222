"""One worker at work: tables in memory, who listens, and bots and clocks that act on time."""
