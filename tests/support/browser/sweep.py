"""A sweep over all pages that tells how far it is, and goes on where it was stopped."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from support.browser.page_visit import AXE, COLORS, LOOK

RULES = (
    Path(__file__).with_name("page_rules.py"),
    Path(__file__).with_name("page_visit.py"),
    COLORS,
    LOOK,
    AXE,
)
"""What visits are judged by: a page that passed has not passed under other rules."""


def state_of(dist: Path) -> str:
    """Return what a visit depends on: the release, and what it is judged by."""
    rules = hashlib.sha256(b"".join(file.read_bytes() for file in RULES)).hexdigest()
    return f"{(dist / 'current').resolve().name} {rules}"


@dataclass(frozen=True, slots=True)
class Sweep:
    """One look at many pages, which may take several runs."""

    kept: Path
    """Lists what has passed, after a line that says in which state of all."""
    state: str
    say: Callable[[str], None]
    watch: Callable[[], None]
    """Called before each page: what may hang is a page, not the look at hundreds of them."""

    def over(self, routes: Sequence[str], look: Callable[[str], list[str]]) -> list[str]:
        """Look at the pages that have not passed yet; return all that was found.

        After the last page all is forgotten, unless something was found: then the next run looks
        at the pages with faults alone.
        """
        passed = self._passed()
        left = [route for route in routes if route not in passed]
        found: list[str] = []
        for number, route in enumerate(left, len(routes) - len(left) + 1):
            self.say(f"{number} of {len(routes)}: {route}")
            self.watch()
            faults = look(route)
            found += faults
            if not faults:
                self._note(route)
        if not found:
            self.kept.unlink(missing_ok=True)
        return found

    def _passed(self) -> set[str]:
        lines = self.kept.read_text("utf-8").splitlines() if self.kept.is_file() else []
        if lines[:1] == [self.state]:
            return set(lines[1:])
        self.kept.parent.mkdir(parents=True, exist_ok=True)
        self.kept.write_text(f"{self.state}\n", encoding="utf-8")
        return set()

    def _note(self, route: str) -> None:
        with self.kept.open("a", encoding="utf-8") as kept:
            kept.write(f"{route}\n")
