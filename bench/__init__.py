"""How fast Cutpurse is beside its peers, and how strong its bots are. Run in a checkout: it is not installed."""
