"""The files in a page's folder: its code blocks can show them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from showfloor.markdown.arguments import suggestion
from showfloor.markdown.place import Place

__all__ = ["Beside"]


def _nothing(name: str) -> str:
    raise KeyError(name)


class Beside(NamedTuple):
    """Files that a page can show, without those of pages below it."""

    names: Sequence[str] = ()
    """Paths from the folder of the page."""
    read: Callable[[str], str] = _nothing
    """Returns the text of one of them; raises `SourceError` where it is none."""

    def text(self, name: str, place: Place) -> str:
        """Return the text of the file that a page names at `place`, or raise what is wrong."""
        if name not in self.names:
            raise place.error(
                f'the file "{name}" is not beside the page',
                why=f"code is shown from the files in {place.path.parent.as_posix()}",
                fix=f"{suggestion(name, self.names)}write its path from there, such as "
                "file=project/main.tsx",
            )
        return self.read(name)
