"""The table options of Hearts."""

from cutpurse.core.options import Number, Option, Switch

OPTIONS: tuple[Option, ...] = (
    Number(name="target", settles="HEA-A01", low=1, high=100, default=50),
    Switch(name="moon", settles="HEA-A02", default=True),
)
