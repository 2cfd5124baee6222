"""A learned policy: a small network that chooses in some microseconds. How it is trained: docs/training.md."""
