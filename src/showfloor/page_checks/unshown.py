"""Demos without visible code, and props that a section names but no code of it shows."""

import re
from collections.abc import Iterator, Mapping, Sequence

from showfloor.demos import PREVIEW_LINES
from showfloor.markdown import Passage, Section, named_props
from showfloor.page_checks.page_under_check import EntryNames, Finding, PageText, SectionContext

CONTENT = "children"
"""Given between tags, where no code names it."""

STYLES = frozenset({"classes", "slots", "slotProps", "sx", "styleOverrides"})
"""Where a passage names one of these, a name may be that of a class or a slot."""

WORD = re.compile(r"[\w-]+")
HOOK = re.compile(r"use[A-Z]\w*")


def check_shown(page: PageText) -> Iterator[Finding]:
    """Yield a finding for each demo without visible code, and each named prop that none shows."""
    for section in page.sections:
        for name in section.demos:
            if not page.visible.get(name):
                yield page.finding(
                    "demo",
                    f"the demo {name} shows no code",
                    section.line,
                    why="readers copy what they see, and leave a page whose demos hide it",
                    fix="make it short enough for an excerpt, or write code=expanded",
                )
        code = "\n".join(filter(None, (page.visible.get(name) for name in section.demos)))
        if code:
            yield from _not_shown(page, section, "\n".join((code, *section.fences)))


def _not_shown(page: PageText, section: Section, code: str) -> Iterator[Finding]:
    context, shown = SectionContext.of(page, section), {*WORD.findall(code)}
    place = f'the section "{section.heading}"' if section.heading else "the introduction"
    lines: dict[str, int] = {}
    for passage in section.passages:
        for name, line in _props(context, page.subjects, passage):
            lines.setdefault(name, line)
    for name, line in lines.items():
        if name not in shown:
            yield page.finding(
                "prop",
                f"no visible code shows `{name}`",
                line,
                why=f"{place} names it, and readers look for it in the code beside it",
                fix=f"show it in a demo of its own, of at most {PREVIEW_LINES} lines",
            )


def _props(
    context: SectionContext, subjects: Sequence[str], passage: Passage
) -> Iterator[tuple[str, int]]:
    """Yield the props of the page's components that a passage names, if they can only be those."""
    codes = {span.text for span in passage.spans if span.code}
    if any(HOOK.fullmatch(code) for code in codes):
        return  # parameters and results of hooks have the names of props
    props = _own_props(context.components, subjects) - _ambiguous(context, subjects, codes)
    for span in passage.spans:
        for name in named_props(span.text) if span.code else ():
            if name in props:
                yield name, span.line


def _own_props(components: Mapping[str, EntryNames], subjects: Sequence[str]) -> set[str]:
    known = (components[name] for name in subjects if name in components)
    return {prop for one in known for prop in one.own_props} - {CONTENT}


def _ambiguous(context: SectionContext, subjects: Sequence[str], codes: set[str]) -> set[str]:
    """Return names with another meaning too: a value, a part, a prop of another component."""
    every = context.components.values()
    types = [values for one in every for values in one.values.values() if values]
    found = {choice.strip("'") for values in types for choice in values.choices}
    if STYLES & codes:
        found |= {name for one in every for name in (*one.slots, *one.classes)}
    for name, one in context.components.items():
        if name in codes and name not in subjects:
            found |= {*one.values}
    return found
