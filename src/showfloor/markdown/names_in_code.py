"""Names in the code of a page, each with the section that has it."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from showfloor.markdown.sections import Section
from showfloor.model import Heading

__all__ = ["names_in_code"]

NAME: Final = re.compile(r"[\w$-]+")
QUOTED: Final = re.compile(r'"([^"\n]+)"')
"""Pages write a name that an API no longer has in quotation marks: as code, it is a mistake."""


def names_in_code(sections: Sequence[Section], headings: Sequence[Heading]) -> dict[str, str]:
    """Return the id of the first section that has a name in its code or quotation marks, by name.

    The id is empty for names above the first heading that no section has. The words of a name with
    hyphens are names too.
    """
    above = len(sections) - len(headings)
    ids = [*(heading.id for heading in headings), *[""] * above]
    found: dict[str, str] = {}
    for section, anchor in zip((*sections[above:], *sections[:above]), ids, strict=True):
        for name in _names(section):
            found.setdefault(name, anchor)
    return found


def _names(section: Section) -> Iterator[str]:
    for code in _codes(section):
        for name in NAME.findall(code):
            yield from (name, *filter(None, name.split("-")))


def _codes(section: Section) -> Iterator[str]:
    yield from section.fences
    for span in (span for passage in section.passages for span in passage.spans):
        yield from [span.text] if span.code else QUOTED.findall(span.text)
