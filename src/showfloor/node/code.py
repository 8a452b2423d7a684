"""What a program is made of: its entry, and every module that one of its modules imports."""

import hashlib
import os
import re
from pathlib import Path
from typing import Final

__all__ = ["modules_of", "program_code"]

PATH: Final = re.compile(r"""(["'])(\.\.?/[^"'\n]*)\1""")
"""A file named by its path, seen from the module that names it."""

BEFORE: Final = re.compile(r"\b(?:from|import|import\(|URL\()\s*$")
"""What stands before such a path where it names a module, or a file that a module reads."""

TYPE: Final = re.compile(r"\s*\)\s*\.[A-Z]")
"""What follows it in a comment: `import("./a.mjs").Name`."""

NEAR: Final = 20
"""Signs before a path that are looked at: programs are formatted, nothing else stands between."""


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
    found = (match[2] for match in PATH.finditer(text) if _is_import(match, text))
    return [Path(os.path.normpath(module.parent / path)) for path in found]


def _is_import(match: re.Match[str], text: str) -> bool:
    start, end = match.span()
    before = text[max(0, start - NEAR) : start]
    return BEFORE.search(before) is not None and TYPE.match(text, end) is None
