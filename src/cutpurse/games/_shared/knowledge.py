"""Moved: import these from `core.observing` and `core.chance`. This file goes when nobody imports it any more."""

from cutpurse.core.chance import fraction as fraction
from cutpurse.core.chance import power as power
from cutpurse.core.observing import put_bits as put_bits
from cutpurse.core.observing import put_one as put_one
