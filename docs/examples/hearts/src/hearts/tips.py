"""What Hearts tells beginners."""

from cutpurse.core.look import Tip

TIPS = (
    Tip(when="start", key="tip-aim"),
    Tip(when="why", key="tip-why"),
    Tip(when="log:takes-points", key="tip-points"),
    Tip(when="log:hearts-broken", key="tip-broken"),
)
