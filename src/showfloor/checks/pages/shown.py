"""Demos and sections whose code does not show what they are about."""

import re
from collections.abc import Iterator

from showfloor.checks.pages.finding import Finding
from showfloor.checks.pages.page_text import PageText
from showfloor.markdown import Section, named_props

__all__ = ["check_shown"]

CONTENT = "children"
"""Given between tags, where no code names it."""


def check_shown(page: PageText) -> Iterator[Finding]:
    """Yield a finding for each demo without visible code, and each named prop that none shows."""
    components = page.vocabulary.components
    known = [components[name] for name in page.subjects if name in components]
    props = {prop for one in known for prop in one.own} - {CONTENT}
    for section in page.sections:
        yield from _without_code(page, section)
        if section.demos and any(page.visible.get(name) for name in section.demos):
            yield from _not_shown(page, section, props)


def _without_code(page: PageText, section: Section) -> Iterator[Finding]:
    for name in section.demos:
        if not page.visible.get(name):
            yield page.finding(
                "demo",
                f"the demo {name} shows no code",
                section.line,
                why="readers copy what they see, and leave a page whose demos hide it",
                fix="make it short enough for an excerpt, or write code=expanded",
            )


def _not_shown(page: PageText, section: Section, props: set[str]) -> Iterator[Finding]:
    code = "\n".join((*section.fences, *(page.visible.get(name, "") for name in section.demos)))
    lines: dict[str, int] = {}
    for span in section.code:
        for name in named_props(span.text):
            lines.setdefault(name, span.line)
    for name, line in lines.items():
        if name in props and not re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", code):
            yield page.finding(
                "prop",
                f"no visible code shows `{name}`",
                line,
                why=f"{_place(section)} names it, and its readers look for it in the code beside",
                fix=f"show {name} in the first {20} lines of a demo, in its excerpt or in a fence",
            )


def _place(section: Section) -> str:
    return f'the section "{section.heading}"' if section.heading else "the introduction"
