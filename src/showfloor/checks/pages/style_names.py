"""Classes, CSS variables and keys of themes that no component has."""

import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Final

from showfloor.checks.pages.page_under_check import Problem, SectionContext
from showfloor.markdown import Span

CLASS: Final = re.compile(
    r"(?<![\w/@$.-])\.?(?P<name>[A-Za-z]\w*(?:-\w*)*-\w+)(?![\w*{$<…/-])", re.ASCII
)
VARIABLE: Final = re.compile(r"(?<![\w-])--[A-Z]\w*-[\w-]*\w(?![\w*{$<…-])")
THEME: Final = re.compile(r"(?P<key>[A-Z]\w*)(?:\.styleOverrides\.(?P<part>\w+))?")
NEAR: Final = 0.85
"""How like a known key of the theme an unknown one must be: some are documented nowhere."""


def style_problems(context: SectionContext, spans: Sequence[Span]) -> Iterator[Problem]:
    """Yield a problem for each wrong name in the code that `spans` begin with."""
    code = spans[0].text
    yield from _classes(context, code)
    yield from _css_variables(context, code)
    yield from _theme_keys(context, code)


def _classes(context: SectionContext, code: str) -> Iterator[Problem]:
    known = context.page.vocabulary.classes
    stems = _stems(known)
    for match in CLASS.finditer(code):
        name = match["name"]
        if name not in known and _stem(name) in stems:
            near = [one for one in known if _stem(one) == _stem(name)]
            why = "no component of the family carries it"
            yield Problem(f"`{name}` is no class", why, name, near)


@cache
def _stems(known: frozenset[str]) -> frozenset[str]:
    return frozenset(_stem(name) for name in known if re.search("[A-Z]|--", name))


def _stem(name: str) -> str:
    """Return the part of a class that names its component."""
    return name.rpartition("-")[0]


def _css_variables(context: SectionContext, code: str) -> Iterator[Problem]:
    known = context.page.vocabulary.css_variables
    for match in VARIABLE.finditer(code):
        name = match[0]
        near = [one for one in known if _owner(one) == _owner(name)]
        if near and name not in known:
            yield Problem(f"`{name}` is no CSS variable", "no component reads it", name, near)


def _owner(variable: str) -> str:
    return variable.removeprefix("--").partition("-")[0]


def _theme_keys(context: SectionContext, code: str) -> Iterator[Problem]:
    components = context.page.vocabulary.components
    known = {one.theme_key: one for one in components.values() if one.theme_key}
    match = THEME.fullmatch(code)
    if match is None or code in components:
        return
    key, part = match["key"], match["part"]
    if key not in known:
        near = [one for one in get_close_matches(key, known, cutoff=NEAR) if one[:3] == key[:3]]
        if near:
            yield Problem(f"`{key}` is no key of the theme", "no component reads it", key, near)
    elif part and part not in known[key].classes:
        why = f"`{key}` takes the keys of its classes there"
        yield Problem(f"`{part}` is no key of `styleOverrides`", why, part, known[key].classes)
