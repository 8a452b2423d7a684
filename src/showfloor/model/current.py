"""`dist/current`: which release is served.

It is a link to the release's folder. Where links cannot be made or replaced (Windows, some network
drives), it is a file with the text of one.
"""

import errno
import os
import re
from pathlib import Path
from typing import Final

__all__ = ["current_target", "point_to"]

CURRENT: Final = "current"
TARGET: Final = re.compile(r"[\w-]+/[\w-]+")
HAS_LINKS: Final = os.name != "nt"
"""Windows makes links for administrators only, and replaces none to a folder."""


def current_target(dist: Path) -> str:
    """Return the path of the served release, below `dist`: `releases/<digest>`.

    Raises `OSError` when there is none.
    """
    current = dist / CURRENT
    try:
        return os.readlink(current)
    except FileNotFoundError:
        raise
    except OSError:  # it is no link
        target = current.read_bytes().strip().decode("utf-8", "replace")
    if not TARGET.fullmatch(target):
        raise OSError(errno.EINVAL, "it names no release", str(current))
    return target


def point_to(dist: Path, target: str, *, links: bool = HAS_LINKS) -> None:
    """Have `target`, a path below `dist`, served from now on; there is no moment without one."""
    draft = dist / f".{CURRENT}-{os.getpid()}"
    draft.unlink(missing_ok=True)
    if not (links and _linked(draft, target)):
        draft.write_text(f"{target}\n", encoding="utf-8")
    draft.replace(dist / CURRENT)


def _linked(draft: Path, target: str) -> bool:
    """Make a link; tell whether this file system has any."""
    try:
        draft.symlink_to(target)
    except (PermissionError, NotImplementedError):
        return False
    return True
