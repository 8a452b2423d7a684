"""Headings that are too long to be looked at."""

from collections.abc import Iterator
from typing import Final

from showfloor.checks.pages.finding import Finding
from showfloor.checks.pages.page_text import PageText

__all__ = ["check_headings"]

MOST_WORDS: Final = 5


def check_headings(page: PageText) -> Iterator[Finding]:
    """Yield a finding for each heading of more than five words."""
    for section in page.sections:
        count = len(section.heading.split())
        if count > MOST_WORDS:
            yield page.finding(
                "heading",
                f'the heading "{section.heading}" has {count} words',
                section.line,
                why=f"readers look for theirs in a list, at a glance; {MOST_WORDS} words fit in it",
                fix="name the thing as a reader would type it, and keep the id of the old heading",
            )
