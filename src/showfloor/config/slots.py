"""`slots/`: components of a site in places of the shell."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from showfloor.errors import SourceError, SourcesError

FOLDER: Final = "slots"
SLOTS: Final = ("Footer", "HeaderEnd", "PageEnd")
"""Each place has a component of its name."""


def load_slots(root: Path) -> tuple[str, ...]:
    """Return the places that the site fills; raises `SourcesError` for any other component."""
    if problems := list(_problems(root)):
        raise SourcesError(problems)
    return tuple(name for name in SLOTS if (root / FOLDER / f"{name}.tsx").is_file())


def _problems(root: Path) -> Iterator[SourceError]:
    for file in sorted((root / FOLDER).glob("*.tsx")):
        if file.stem not in SLOTS:
            yield SourceError(
                f'the shell has no place "{file.stem}"',
                path=f"{FOLDER}/{file.name}",
                why="each component in this folder fills the place that has its name",
                fix=f"name it {', '.join(SLOTS[:-1])} or {SLOTS[-1]}; put what they share into"
                " components/",
            )
