"""`python -m showfloor` is `showfloor`."""

import os
import sys
import threading

from showfloor.cli import main

__all__ = ["run"]


def run() -> None:
    """Run the command, and end the process with it."""
    try:
        main(prog_name="showfloor")
    except SystemExit as end:
        if isinstance(end.code, int):
            _leave(end.code)
        raise


def _leave(status: int) -> None:
    """End at once where nothing is left to be done but to clear up what the process holds.

    Of ten thousand pages that takes a twentieth of a second, and the system clears up anyway.
    """
    if threading.active_count() > 1:
        return
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except OSError:  # nobody reads it any more: Python says so as it ends
        return
    os._exit(status)


if __name__ == "__main__":
    run()
