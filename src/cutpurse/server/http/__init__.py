"""What can be asked over HTTP, by topic, and the connections it comes in on."""
