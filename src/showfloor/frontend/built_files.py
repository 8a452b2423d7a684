"""What the last build of the frontend left in the work folder, and whether it is still that.

As with releases (`published.py`), only files that were changed since they were seen in order are
read again.
"""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from showfloor.decoding import decode_json
from showfloor.file_system import changed_at, cleared, present
from showfloor.model.base import Model
from showfloor.model.site_file import content_digest

__all__ = [
    "FILES",
    "FOLDERS",
    "RECORD",
    "BuiltFiles",
    "begin_build",
    "damaged_files",
    "read_built",
    "write_built",
]

RECORD: Final = "frontend.json"
FOLDERS: Final = ("client", "server", "offline", "sandbox")
SANDBOX: Final = "sandbox/"
"""Made anew by the frontend's build only when its libraries change; that takes longest."""
FILES: Final = ("assets.json", "tailwind.css", "works.json")


class BuiltFiles(Model, frozen=True, kw_only=True):
    """The files, and what they were made from."""

    key: str
    """Changes with everything that the build reads."""
    time: int
    """When all were in order, in nanoseconds of the file system."""
    files: dict[str, str]
    """Digest by path below the work folder."""

    def below(self, folder: str) -> Iterator[str]:
        """Yield the paths of the files in a folder, relative to it."""
        start = f"{folder}/"
        return (path.removeprefix(start) for path in self.files if path.startswith(start))


def read_built(work: Path) -> BuiltFiles | None:
    """Return what was built, or nothing where that is not known."""
    try:
        return decode_json((work / RECORD).read_bytes(), BuiltFiles)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return None


def write_built(work: Path, key: str) -> None:
    """Note the files as they are now."""
    files = {path: content_digest((work / path).read_bytes()) for path in sorted(_files(work))}
    built = BuiltFiles(key=key, time=present(work), files=files)
    _write(work, built)


def begin_build(work: Path, built: BuiltFiles | None) -> None:
    """Note that the files are about to change; only the libraries of the sandbox may stay."""
    if built is not None:
        kept = {path: digest for path, digest in built.files.items() if path.startswith(SANDBOX)}
        _write(work, msgspec.structs.replace(built, key="", files=kept))


def damaged_files(work: Path, built: BuiltFiles) -> list[str]:
    """Return the files that are missing or hold something else, by their paths below `work`."""
    now = present(work)
    since = built.time if built.time <= now else 0  # else the clock was wrong, then or now
    suspects = [path for path in built.files if _is_suspect(f"{work}/{path}", since)]
    damaged = [path for path in suspects if not _holds(work / path, built.files[path])]
    if suspects and not damaged:
        _write(work, msgspec.structs.replace(built, time=now))
    return damaged


def _write(work: Path, built: BuiltFiles) -> None:
    unfinished = work / f"{RECORD}.{os.getpid()}"
    unfinished.write_bytes(msgspec.json.encode(built))
    if (work / RECORD).is_dir():
        cleared(work / RECORD)
    unfinished.replace(work / RECORD)


def _files(work: Path) -> Iterable[str]:
    yield from (name for name in FILES if (work / name).is_file())
    for folder in FOLDERS:
        for file in (work / folder).rglob("*"):
            if file.is_file():
                yield file.relative_to(work).as_posix()


def _is_suspect(path: str, since: int) -> bool:
    try:
        return changed_at(os.stat(path)) >= since
    except OSError:
        return True


def _holds(path: Path, digest: str) -> bool:
    try:
        return content_digest(path.read_bytes()) == digest
    except OSError:
        return False
