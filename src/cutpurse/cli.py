"""The command `cutpurse`."""


def main() -> None:
    print("to come")
