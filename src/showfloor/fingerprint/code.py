"""The key of what code made: a digest of the engine's package and of all installed packages.

One key for all results: an edit of the engine makes everything again, and nothing has to be known
of which module makes what.
"""

import os
import sys
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

import msgspec

# Sets have no order of their own; a key needs the same one in every process.
ENCODER = msgspec.msgpack.Encoder(order="deterministic")


def key_of(*parts: object) -> str:
    """Return a key of model values, texts and plain containers; equal parts give equal keys."""
    return blake2b(ENCODER.encode(parts), digest_size=16).hexdigest()


def digest_of(content: bytes) -> str:
    """Return the digest of what a file holds."""
    return blake2b(content, digest_size=16).hexdigest()


def digest_of_file(file: str) -> str:
    """Return the digest of a file by its path; raises `OSError` where it cannot be read."""
    with open(file, "rb") as opened:
        return digest_of(opened.read())


ENGINE: Final = Path(__file__).parents[1]
TEST: Final = ".test."


@cache
def engine_code() -> str:
    """Return a key of the engine's code, of Python and of all installed Python packages.

    It is that of the code with which the process began: what changes later is not what runs.
    """
    folders = (folder for folder in sys.path if os.path.isdir(folder))
    # The name of such a folder has the package and its version; to read its metadata takes longer.
    packages = {name for one in folders for name in os.listdir(one) if name.endswith(".dist-info")}
    return key_of(engine_files(), sys.version, sorted(packages))


@cache
def engine_files() -> str:
    """Return a key of the engine's code alone: the same wherever this version is installed."""
    return folder_code(ENGINE)


@cache
def python_package_version(package: str) -> str:
    """Return the version of an installed Python package; an empty text where there is none."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def folder_code(folder: Path) -> str:
    """Return a key of all files in a folder without tests; a missing folder counts as empty."""
    return key_of(sorted(_digests(str(folder), "")))


def _digests(folder: str, name: str) -> Iterator[tuple[str, str]]:
    """Yield the path of each file below a folder, with its digest."""
    for entry in os.scandir(folder) if os.path.isdir(folder) else ():
        if entry.is_dir():
            if entry.name != "__pycache__":
                yield from _digests(entry.path, f"{name}{entry.name}/")
        elif TEST not in entry.name:
            yield f"{name}{entry.name}", digest_of_file(entry.path)
