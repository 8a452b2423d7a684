"""Names and values in inline code that the API does not have.

A name that may be an attribute, part of a longer name, or of another library is no finding.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from showfloor.checks.pages.page_under_check import (
    Finding,
    PageText,
    Problem,
    SectionContext,
    listed,
)
from showfloor.checks.pages.prop_values import value_problems
from showfloor.checks.pages.style_names import style_problems
from showfloor.checks.pages.vocabulary import ApiNames
from showfloor.markdown import Span

MEMBER: Final = re.compile(r"(?P<of>slots|slotProps|classes)\.(?P<name>\w+)(?:\.\w+)*")
MEMBERS: Final = re.compile(r"(?P<of>slots|slotProps|classes)=\{\{(?P<all>.*)\}\}", re.DOTALL)
NESTED: Final = re.compile(r"\{[^{}]*\}|\([^()]*\)")
KEY: Final = re.compile(r"(?:^|,)\s*(\w+)(?=\s*(?::|,|$))")
OBJECT: Final = re.compile(r"(?P<component>[a-z]\w*)Classes\.(?P<key>\w+)")
SLOT: Final = re.compile(r"\s+slot\b(?!\s+prop)")


def member_problems(context: SectionContext, spans: Sequence[Span]) -> Iterator[Problem]:
    """Yield a problem for each wrong slot or key in the code that `spans` begin with."""
    code, after = spans[0].text, "" if len(spans) < 2 or spans[1].code else spans[1].text
    if member := MEMBER.fullmatch(code):
        yield from _member_problems(context, member["of"], member["name"])
    elif members := MEMBERS.fullmatch(code):
        for name in KEY.findall(NESTED.sub("", members["all"])):
            yield from _member_problems(context, members["of"], name)
    elif SLOT.match(after) and code.isidentifier():
        yield from _member_problems(context, "slots", code)
    elif found := OBJECT.fullmatch(code):
        name = found["component"][0].upper() + found["component"][1:]
        component = context.page.vocabulary.components.get(name)
        if component and component.classes:
            yield from _unknown_member("classes", found["key"], {name: component.classes})


def _member_problems(context: SectionContext, of: str, name: str) -> Iterator[Problem]:
    members = {name: _members(one, of) for name, one in context.components.items() if one.slots}
    if of == "classes":
        members = {name: one.classes for name, one in context.components.items() if one.classes}
    known = {owner: names for owner, names in members.items() if names is not None}
    if known and len(known) == len(members):
        yield from _unknown_member(of, name, known)


def _members(component: ApiNames, of: str) -> Sequence[str] | None:
    return component.slot_props if of == "slotProps" else component.slots


def _unknown_member(of: str, name: str, known: Mapping[str, Sequence[str]]) -> Iterator[Problem]:
    if not any(name in names for names in known.values()):
        what = f"`{name}` is no {'class key' if of == 'classes' else 'slot'}"
        every = dict.fromkeys(one for names in known.values() for one in names)
        yield Problem(what, f"{listed(known)} has none of this name", name, every)


NAMES: tuple[Callable[[SectionContext, Sequence[Span]], Iterator[Problem]], ...] = (
    value_problems,
    member_problems,
    style_problems,
)
"""Each reads a passage from one piece of inline code to the end."""

MOST_LISTED: Final = 12


def check_names(page: PageText) -> Iterator[Finding]:
    """Yield a finding for each value, slot, class, variable and theme key that does not exist."""
    for section in page.sections:
        context = SectionContext.of(page, section)
        for passage in section.passages:
            for number, span in enumerate(passage.spans):
                for problem in _problems(context, passage.spans[number:]) if span.code else ():
                    yield page.finding(
                        "name", problem.what, span.line, why=problem.why, fix=_fix(problem)
                    )


def _problems(context: SectionContext, spans: Sequence[Span]) -> Iterator[Problem]:
    for check in NAMES:
        yield from check(context, spans)


def _fix(problem: Problem) -> str:
    names: Iterable[str] = list(problem.known)
    for near in get_close_matches(problem.name, names, n=1, cutoff=0.5):
        return f"did you mean {near}?"
    known = sorted(names)
    return f"write one of: {', '.join(known)}" if 0 < len(known) <= MOST_LISTED else "correct it"
