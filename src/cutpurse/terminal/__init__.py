"""Play, replay and read in a terminal: line by line, so that a screen reader and a pipe can follow."""
