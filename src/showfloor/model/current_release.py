"""`dist/current`: which release is served.

It is a link to the release's folder. Where links cannot be made or replaced (Windows, some network
drives), it is a file with the text of one.
"""

import errno
import os
import re
from pathlib import Path
from typing import Final

from showfloor.errors import ReleaseError

CURRENT: Final = "current"
TARGET: Final = re.compile(r"[\w-]+/[\w-]+")
HAS_LINKS: Final = os.name != "nt"
"""Windows makes links for administrators only, and replaces none to a folder."""


def current_target(dist: Path) -> str:
    """Return the path of the served release, below `dist`: `releases/<digest>`.

    Raises `OSError` when there is none, and `ReleaseError` when a folder is in its place.
    """
    current = dist / CURRENT
    try:
        return os.readlink(current)
    except FileNotFoundError:
        raise
    except OSError:  # it is no link
        _check_place(dist)
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


def _check_place(dist: Path) -> None:
    if dist.exists() and not dist.is_dir():
        raise ReleaseError(
            f"{dist} is not a folder.",
            why="Releases are in a folder.",
            fix="Name the folder of the releases with --dist.",
        )
    # It may be more than a copy, so a build does not remove it.
    if (dist / CURRENT).is_dir():
        raise ReleaseError(
            f"{dist / CURRENT} is a folder.",
            why="It must be a link to the release that is served, or a file with its name. A"
            " program that follows links while it copies leaves a folder.",
            fix="Move it away, or remove it if it is only a copy of a release; then build the site:"
            " showfloor build.",
        )


def _linked(draft: Path, target: str) -> bool:
    """Make a link; return whether this file system supports links."""
    try:
        draft.symlink_to(target)
    except (PermissionError, NotImplementedError):
        return False
    return True
