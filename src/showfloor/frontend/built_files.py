"""The record of the bundled files in the work folder, and a check of their damage.

As with releases, only files that changed since they were last intact are read again.
"""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from showfloor.decoding import decode_json
from showfloor.file_system import changed_at, file_system_time, replace_file
from showfloor.model.base import Model
from showfloor.model.site_file import content_digest

RECORD: Final = "frontend.json"
FOLDERS: Final = ("client", "server", "offline", "sandbox")
SANDBOX: Final = "sandbox/"
"""Its libraries take longest to bundle, so they are bundled again only when they change."""
FILES: Final = ("assets.json", "tailwind.css", "works.json")


class BuiltFiles(Model, frozen=True, kw_only=True):
    """The files of a bundle, and a key of everything that they were made from."""

    key: str
    """Changes with everything that the bundler reads."""
    time: int
    """When all were intact, in nanoseconds of the file system."""
    files: dict[str, str]
    """Digest by path below the work folder."""


def read_built(work: Path) -> BuiltFiles | None:
    """Return the record of the last bundle, or `None` if there is none or it is damaged."""
    try:
        return decode_json((work / RECORD).read_bytes(), BuiltFiles)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return None


def write_built(work: Path, key: str) -> None:
    """Write the record of the files as they are now."""
    files = {path: content_digest((work / path).read_bytes()) for path in sorted(_files(work))}
    built = BuiltFiles(key=key, time=file_system_time(work), files=files)
    _write(work, built)


def begin_build(work: Path, built: BuiltFiles | None) -> None:
    """Record that the files are about to change, except the libraries of the sandbox."""
    if built is not None:
        sandbox = {path: digest for path, digest in built.files.items() if path.startswith(SANDBOX)}
        _write(work, msgspec.structs.replace(built, key="", files=sandbox))


def damaged_files(work: Path, built: BuiltFiles) -> list[str]:
    """Return the paths of missing and damaged files, below `work`."""
    now = file_system_time(work)
    since = built.time if built.time <= now else 0  # else a clock was wrong
    suspects = [path for path in built.files if _is_suspect(f"{work}/{path}", since)]
    damaged = [path for path in suspects if not _holds(work / path, built.files[path])]
    if suspects and not damaged:
        _write(work, msgspec.structs.replace(built, time=now))
    return damaged


def _write(work: Path, built: BuiltFiles) -> None:
    replace_file(work / RECORD, msgspec.json.encode(built))


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
