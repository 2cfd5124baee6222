"""`python -m cutpurse` is the command `cutpurse`."""

from cutpurse.cli import main

main()
