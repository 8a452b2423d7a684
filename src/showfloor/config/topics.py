"""`topics/<product>.csv`: what readers look for on each page, and what answers it.

    page,topic,answer
    /oak/leaf/,Colors,#colors
    /oak/leaf/,Dry leaves,#DryLeaves
    /oak/leaf/,Pressing,/oak/guides/herbarium/#press
    /oak/leaf/,Falling,waived: no leaf of this version falls
    /oak/leaf/,Watering,

An answer is a section or a demo of the page, a link, or why there is none. A topic without one is
open. Rows may be ahead of the site: they wait until their page is there.
"""

import re
from pathlib import Path
from typing import Final

from showfloor.config.address import is_https, is_site_path
from showfloor.config.csv_rows import Problem, Row, read_table
from showfloor.config.text_file import site_path
from showfloor.errors import printable
from showfloor.model.base import Model

TOPICS: Final = "topics/"
HEADER: Final = ["page", "topic", "answer"]
WAIVED: Final = "waived:"
ANCHOR: Final = re.compile(r"#[^\s#]+")


class Topic(Model, frozen=True, kw_only=True):
    """Something that readers look for on a page."""

    page: str
    """Route."""
    topic: str
    answer: str
    """As it is written; empty while it is open."""
    path: str
    line: int

    @property
    def is_waived(self) -> bool:
        """Whether it says why there is no answer."""
        return self.answer.startswith(WAIVED)


def load_topics(path: Path, root: Path) -> tuple[Topic, ...]:
    """Read the rows of one file in their order; raises `SourceError` or `SourcesError`."""
    lines: dict[tuple[str, ...], int] = {}

    def problem(row: Row) -> Problem | None:
        first = lines.setdefault(tuple(row.values[:2]), row.line)
        return _problem(row.values) or _repeated(row, first)

    place = site_path(path, root)
    why = "whether the page answers what readers look for could not be checked"
    return tuple(
        Topic(page=row[0], topic=row[1], answer=row[2], path=place, line=line)
        for line, row in read_table(path, root, HEADER, problem, why=why)
    )


def _problem(row: list[str]) -> Problem | None:
    """Return the mistake of a row with its fix, or nothing."""
    if len(row) != len(HEADER):
        fix = "write three: page,topic,answer; put an answer with a comma in quotes"
        return Problem(f"{len(row)} values in this line", fix)
    page, topic, answer = row
    if not is_site_path(page):
        fix = "write its path, with a slash at both ends"
        return Problem(f'"{printable(page)}" is no page', fix)
    if not topic.strip():
        return Problem("the topic is empty", "say what readers look for")
    if answer.startswith(WAIVED):
        waived = answer.removeprefix(WAIVED).strip()
        return (
            None if waived else Problem("the topic is waived without a reason", "write the reason")
        )
    if not answer or ANCHOR.fullmatch(answer) or answer.startswith("/") or is_https(answer):
        return None
    fix = 'write #section, #Demo, a path, an https:// address, "waived: " and why, or nothing'
    return Problem(f'"{printable(answer)}" is no answer', fix)


def _repeated(row: Row, first: int) -> Problem | None:
    if first == row.line:
        return None
    topic = printable(row.values[1])
    return Problem(f'"{topic}" is already a topic of this page at line {first}', "remove one")
