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
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from showfloor.config.address import is_https, is_site_path
from showfloor.config.csv_rows import Row, read_rows
from showfloor.config.text_file import site_path
from showfloor.errors import SourceError, SourcesError, printable
from showfloor.model.base import Model

__all__ = ["TOPICS", "WAIVED", "Topic", "load_topics"]

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
    rows, place = read_rows(path, root), site_path(path, root)
    if problems := list(_problems(rows, place)):
        raise SourcesError(problems)
    return tuple(
        Topic(page=row[0], topic=row[1], answer=row[2], path=place, line=line)
        for line, row in rows[1:]
    )


def _problems(rows: Sequence[Row], place: str) -> Iterator[SourceError]:
    if not rows or rows[0] != (1, HEADER):
        yield _error(("the first line is not page,topic,answer", "write it as given"), place, 1)
    lines: dict[tuple[str, ...], int] = {}
    for line, row in rows[1:]:
        first = lines.setdefault(tuple(row[:2]), line)
        if problem := _problem(row) or _repeated(row, first, line):
            yield _error(problem, place, line)


def _problem(row: list[str]) -> tuple[str, str] | None:
    """Return the mistake of a row with its fix, or nothing."""
    if len(row) != len(HEADER):
        fix = "write three: page,topic,answer; put an answer with a comma in quotes"
        return f"{len(row)} values in this line", fix
    page, topic, answer = row
    if not is_site_path(page):
        return f'"{printable(page)}" is no page', "write its path, with a slash at both ends"
    if not topic.strip():
        return "the topic is empty", "say what readers look for"
    if answer.startswith(WAIVED):
        waived = answer.removeprefix(WAIVED).strip()
        return None if waived else ("the topic is waived without a reason", "write the reason")
    if not answer or ANCHOR.fullmatch(answer) or answer.startswith("/") or is_https(answer):
        return None
    fix = 'write #section, #Demo, a path, an https:// address, "waived: " and why, or nothing'
    return f'"{printable(answer)}" is no answer', fix


def _repeated(row: list[str], first: int, line: int) -> tuple[str, str] | None:
    if first == line:
        return None
    return f'"{printable(row[1])}" is already a topic of this page at line {first}', "remove one"


def _error(problem: tuple[str, str], place: str, line: int) -> SourceError:
    return SourceError(
        problem[0],
        path=place,
        line=line,
        why="whether the page answers what readers look for could not be checked",
        fix=problem[1],
    )
