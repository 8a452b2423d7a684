"""Which of the processes of a build the processor is for."""

import os
import sys
from contextlib import suppress
from typing import Final

__all__ = ["let_others_first"]

PATIENT: Final = 10
"""As `nice` has it where nothing else is said."""


def let_others_first(pid: int) -> None:
    """Have a process that nobody waits for take what others leave, where the system can do that."""
    if sys.platform != "win32":
        with suppress(OSError):  # it may have ended
            os.setpriority(os.PRIO_PROCESS, pid, PATIENT)
