"""What a program is made of: its entry, and every module that one of its modules imports."""

import hashlib
import os
import re
from pathlib import Path
from typing import Final

__all__ = ["modules_of", "program_code"]

IMPORT: Final = re.compile(
    r"""
    (?: \b from \s* | \b import \s+ | \b import \( \s* | \b URL \( \s* )
    (?P<quote>["']) (?P<path> \.\.? / [^"'\n]* ) (?P=quote)
    (?! \s* \) \s* \. [A-Z])  # `import("./a.mjs").Name` in a comment is a type
    """,
    re.VERBOSE,
)
"""A module or a file named by its path, seen from the module that names it."""


def program_code(entry: Path) -> str:
    """Return a digest over the text of all modules that a program is made of."""
    folder = entry.parent
    digest = hashlib.sha256()
    for path, text in sorted(modules_of(entry).items()):
        name = Path(os.path.relpath(path, folder)).as_posix()
        digest.update(f"{name}\0{len(text)}\0".encode())
        digest.update(text)
    return digest.hexdigest()


def modules_of(entry: Path) -> dict[Path, bytes]:
    """Return the text of the entry and of all that it imports by relative path, itself or not.

    What is not there counts as soon as it is: until then, running the program says what it lacks.
    """
    found: dict[Path, bytes] = {}
    waiting = [entry]
    while waiting:
        module = waiting.pop()
        if module not in found and module.is_file():
            found[module] = module.read_bytes()
            waiting += _imports(module, found[module].decode(errors="replace"))
    return found


def _imports(module: Path, text: str) -> list[Path]:
    paths = (match["path"] for match in IMPORT.finditer(text))
    return [Path(os.path.normpath(module.parent / path)) for path in paths]
