"""A process that ends when the one that has started it is gone, however that came."""

import os
import signal
import threading
import time
from functools import cache
from multiprocessing import parent_process

PATIENCE = 10.0  # seconds to end as if it were told to


@cache
def end_with_parent() -> None:
    """From now on this process does not outlive its parent. One that nobody has started this way goes on."""
    parent = parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(PATIENCE)
        os._exit(1)

    threading.Thread(target=watch, name="parent", daemon=True).start()
