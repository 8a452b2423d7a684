"""Demos and sections whose code does not show what they are about."""

import re
from collections.abc import Iterator, Mapping, Sequence

from showfloor.checks.pages.finding import Finding
from showfloor.checks.pages.page_under_check import PageText
from showfloor.checks.pages.section_context import Around
from showfloor.checks.pages.vocabulary import Known
from showfloor.demos import PREVIEW_LINES
from showfloor.markdown import Passage, Section, named_props

__all__ = ["check_shown"]

CONTENT = "children"
"""Given between tags, where no code names it."""

STYLES = frozenset({"classes", "slots", "slotProps", "sx", "styleOverrides"})
"""Beside these, a name may be that of a class or a slot."""

WORD = re.compile(r"[\w-]+")
HOOK = re.compile(r"use[A-Z]\w*")


def check_shown(page: PageText) -> Iterator[Finding]:
    """Yield a finding for each demo without visible code, and each named prop that none shows."""
    for section in page.sections:
        yield from _without_code(page, section)
        code = "\n".join(filter(None, (page.visible.get(name) for name in section.demos)))
        if code:
            yield from _not_shown(page, section, "\n".join((code, *section.fences)))


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


def _not_shown(page: PageText, section: Section, code: str) -> Iterator[Finding]:
    around, shown = Around.of(page, section), {*WORD.findall(code)}
    lines: dict[str, int] = {}
    for passage in section.passages:
        for name, line in _props(around, page.subjects, passage):
            lines.setdefault(name, line)
    for name, line in lines.items():
        if name not in shown:
            yield page.finding(
                "prop",
                f"no visible code shows `{name}`",
                line,
                why=f"{_place(section)} names it, and readers look for it in the code beside it",
                fix=f"show it in a demo of its own, of at most {PREVIEW_LINES} lines",
            )


def _props(around: Around, subjects: Sequence[str], passage: Passage) -> Iterator[tuple[str, int]]:
    """Yield the props of the page's components that a passage names, if they can only be those."""
    codes = {span.text for span in passage.spans if span.code}
    if any(HOOK.fullmatch(code) for code in codes):
        return  # what a hook takes and gives is called as props are
    props = _own(around.components, subjects) - _ambiguous(around, subjects, codes)
    for span in passage.spans:
        for name in named_props(span.text) if span.code else ():
            if name in props:
                yield name, span.line


def _own(components: Mapping[str, Known], subjects: Sequence[str]) -> set[str]:
    known = (components[name] for name in subjects if name in components)
    return {prop for one in known for prop in one.own} - {CONTENT}


def _ambiguous(around: Around, subjects: Sequence[str], codes: set[str]) -> set[str]:
    """Return names that may stand for something else: a value, a part, a prop of another."""
    every = around.components.values()
    types = [values for one in every for values in one.values.values() if values]
    found = {choice.strip("'") for values in types for choice in values.choices}
    if STYLES & codes:
        found |= {name for one in every for name in (*one.slots, *one.classes)}
    for name, one in around.components.items():
        if name in codes and name not in subjects:
            found |= {*one.values}
    return found


def _place(section: Section) -> str:
    return f'the section "{section.heading}"' if section.heading else "the introduction"
