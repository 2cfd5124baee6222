"""What is wrong with a game, told to its author: `cutpurse check`. The laws are plain functions, used by tests, too."""
