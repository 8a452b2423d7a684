"""Folders in which the next edits of a large release find all of its files.

An edit makes the next release of the oldest one (`build/mirror.py`). Until there are as many as
stay it would have to link all files into a new folder, which takes as long as the rest of it. So
the build that writes a large release leaves folders with the same files for the first edits.
"""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

from showfloor.build.file_system import cleared
from showfloor.build.manifest import PUBLIC

__all__ = ["LARGE", "make_spares"]

LARGE: Final = 10_000
"""Files of a release from which on that is worth it: to link fewer takes less than 0.2 s."""


def make_spares(release: Path, places: Sequence[Path]) -> None:
    """Give each place the public files of a release, where the file system has links."""
    with ThreadPoolExecutor(max(1, len(places)), thread_name_prefix="spare") as pool:
        list(pool.map(partial(_link, release), places))


def _link(release: Path, place: Path) -> None:
    source, target = str(release / PUBLIC), str(place / PUBLIC)
    place.mkdir()
    try:
        for folder, _, names in os.walk(source):
            inside = target + folder.removeprefix(source)
            os.mkdir(inside)
            for name in names:
                os.link(f"{folder}/{name}", f"{inside}/{name}")
    except OSError:  # copies would take the room of whole releases; an edit makes them if it must
        cleared(place)
