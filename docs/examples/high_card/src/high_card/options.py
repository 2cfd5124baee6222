"""The table options of High Card."""

from cutpurse.core.options import Number, Option

OPTIONS: tuple[Option, ...] = (Number(name="worth", settles="HIG-A01", low=1, high=9, default=1),)
