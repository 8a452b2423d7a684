"""Names and values in inline code that the API does not have.

Only what leaves no doubt is a finding: what may be an attribute, part of a name, or of another
library is not.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from difflib import get_close_matches
from typing import Final

from showfloor.checks.pages.around import Around, Problem
from showfloor.checks.pages.finding import Finding
from showfloor.checks.pages.members import member_problems
from showfloor.checks.pages.page_text import PageText
from showfloor.checks.pages.styles import style_problems
from showfloor.checks.pages.values import value_problems
from showfloor.markdown import Span

__all__ = ["check_names"]

NAMES: tuple[Callable[[Around, Sequence[Span]], Iterator[Problem]], ...] = (
    value_problems,
    member_problems,
    style_problems,
)
"""Each looks at a text from one piece of inline code on."""

MOST_LISTED: Final = 12


def check_names(page: PageText) -> Iterator[Finding]:
    """Yield a finding for each value, slot, class, variable and theme key that does not exist."""
    for section in page.sections:
        around = Around.of(page, section)
        for passage in section.passages:
            for number, span in enumerate(passage.spans):
                for problem in _problems(around, passage.spans[number:]) if span.code else ():
                    yield page.finding(
                        "name", problem.what, span.line, why=problem.why, fix=_fix(problem)
                    )


def _problems(around: Around, spans: Sequence[Span]) -> Iterator[Problem]:
    for check in NAMES:
        yield from check(around, spans)


def _fix(problem: Problem) -> str:
    names: Iterable[str] = list(problem.known)
    for near in get_close_matches(problem.name, names, n=1, cutoff=0.5):
        return f"did you mean {near}?"
    known = sorted(names)
    return f"write one of: {', '.join(known)}" if 0 < len(known) <= MOST_LISTED else "correct it"
