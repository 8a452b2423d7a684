"""Names and values in inline code that the API does not have, and defaults that are others there.

A name that may be an attribute, part of a longer name, or of another library is no finding.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Final

from showfloor.markdown import Given, Span, given_values, literal
from showfloor.page_checks.page_under_check import (
    AllowedValues,
    EntryNames,
    Finding,
    NameProblem,
    PageText,
    SectionContext,
    listed,
)

MEMBER: Final = re.compile(r"(?P<of>slots|slotProps|classes)\.(?P<name>\w+)(?:\.\w+)*")
MEMBERS: Final = re.compile(r"(?P<of>slots|slotProps|classes)=\{\{(?P<all>.*)\}\}", re.DOTALL)
NESTED: Final = re.compile(r"\{[^{}]*\}|\([^()]*\)")
KEY: Final = re.compile(r"(?:^|,)\s*(\w+)(?=\s*(?::|,|$))")
OBJECT: Final = re.compile(r"(?P<component>[a-z]\w*)Classes\.(?P<key>\w+)")
SLOT: Final = re.compile(r"\s+slot\b(?!\s+prop)")
MOST_LISTED: Final = 12
SET_TO: Final = re.compile(r"\s+(?:(?:is )?set )?to\s+|\s+is\s+")
NEXT_VALUE: Final = re.compile(r"(?: \(the default\))?(?:,|,? or|,? and)\s+")
WORD: Final = re.compile(r"""[A-Za-z][\w-]*|-?\d+(?:\.\d+)?|"[^"]*"|'[^']*'""")
DECLARED: Final = re.compile(r"[\w-]+")
CLASS: Final = re.compile(
    r"(?<![\w/@$.-])\.?(?P<name>[A-Za-z]\w*(?:-\w*)*-\w+)(?![\w*{$<…/-])", re.ASCII
)
VARIABLE: Final = re.compile(r"(?<![\w-])--[A-Z]\w*-[\w-]*\w(?![\w*{$<…-])")
THEME: Final = re.compile(r"(?P<key>[A-Z]\w*)(?:\.styleOverrides\.(?P<part>\w+))?")
NEAR: Final = 0.85
"""How like a known key of the theme an unknown one must be: some are documented nowhere."""


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


def _problems(context: SectionContext, spans: Sequence[Span]) -> Iterator[NameProblem]:
    """Yield a problem for each wrong name in the code that `spans` begin with.

    A value is that of `prop="value"`, or of `prop` in a sentence that sets it to other code.
    """
    code = spans[0].text
    for given in (*given_values(code), *_set_in_sentence(spans)):
        yield from _problem(context, given)
    yield from _member_problems(context, spans)
    yield from _classes(context, code)
    yield from _css_variables(context, code)
    yield from _theme_keys(context, code)


def _fix(problem: NameProblem) -> str:
    names: Iterable[str] = list(problem.known)
    for near in get_close_matches(problem.name, names, n=1, cutoff=0.5):
        return f"did you mean {near}?"
    known = sorted(names)
    return f"write one of: {', '.join(known)}" if 0 < len(known) <= MOST_LISTED else "correct it"


def _set_in_sentence(spans: Sequence[Span]) -> Iterator[Given]:
    """Yield the values that a sentence gives to a prop: `size` to `small` or `large`."""
    if not spans[0].text.isidentifier():
        return
    between = SET_TO
    for words, value in zip(spans[1::2], spans[2::2], strict=False):
        if words.code or not value.code or not between.fullmatch(words.text):
            return
        if not WORD.fullmatch(value.text):
            return
        yield Given("", spans[0].text, _literal_of(value.text))
        between = NEXT_VALUE


def _literal_of(word: str) -> str:
    return literal(word) or f"'{word}'"


def _problem(context: SectionContext, given: Given) -> Iterator[NameProblem]:
    components = _components_of(context, given)
    types = [one.values[given.prop] for one in components.values()]
    closed = [one for one in types if one is not None]
    if not given.value or not closed or len(closed) < len(types):
        return
    if any(_takes(one, given.value) for one in closed) or _is_declared(context.page, given.value):
        return
    known = dict.fromkeys(choice for one in closed for choice in one.choices)
    allowed = ", ".join(known) or "a number"
    yield NameProblem(
        f"`{given.prop}` cannot be {given.value}",
        f"the type of `{given.prop}` of {listed(components)} allows {allowed}",
        given.value,
        known,
    )


def _components_of(context: SectionContext, given: Given) -> Mapping[str, EntryNames]:
    """Return the components with the prop that the code may mean: that of a written element."""
    known = context.page.vocabulary.components if given.element else context.components
    return {
        name: one
        for name, one in known.items()
        if name == (given.element or name) and given.prop in one.values
    }


def _takes(values: AllowedValues, value: str) -> bool:
    is_number = value.lstrip("-").replace(".", "", 1).isdigit()
    nothing = value in ("null", "undefined")
    return nothing or value in values.choices or (values.numbers and is_number)


def _is_declared(page: PageText, value: str) -> bool:
    """Return whether code on the page has the value: a type may be extended there."""
    fences = (fence for section in page.sections for fence in section.fences)
    return any(value.strip("'") in DECLARED.findall(fence) for fence in fences)


def _member_problems(context: SectionContext, spans: Sequence[Span]) -> Iterator[NameProblem]:
    """Yield a problem for each wrong slot or key in the code that `spans` begin with."""
    code, after = spans[0].text, "" if len(spans) < 2 or spans[1].code else spans[1].text
    if member := MEMBER.fullmatch(code):
        yield from _problems_of_member(context, member["of"], member["name"])
    elif members := MEMBERS.fullmatch(code):
        for name in KEY.findall(NESTED.sub("", members["all"])):
            yield from _problems_of_member(context, members["of"], name)
    elif SLOT.match(after) and code.isidentifier():
        yield from _problems_of_member(context, "slots", code)
    elif found := OBJECT.fullmatch(code):
        name = found["component"][0].upper() + found["component"][1:]
        component = context.page.vocabulary.components.get(name)
        if component and component.classes:
            yield from _unknown_member("classes", found["key"], {name: component.classes})


def _problems_of_member(context: SectionContext, of: str, name: str) -> Iterator[NameProblem]:
    members = {
        name: one.slot_props if of == "slotProps" else one.slots
        for name, one in context.components.items()
        if one.slots
    }
    if of == "classes":
        members = {name: one.classes for name, one in context.components.items() if one.classes}
    known = {owner: names for owner, names in members.items() if names is not None}
    if known and len(known) == len(members):
        yield from _unknown_member(of, name, known)


def _unknown_member(
    of: str, name: str, known: Mapping[str, Sequence[str]]
) -> Iterator[NameProblem]:
    if not any(name in names for names in known.values()):
        what = f"`{name}` is no {'class key' if of == 'classes' else 'slot'}"
        every = dict.fromkeys(one for names in known.values() for one in names)
        yield NameProblem(what, f"{listed(known)} has none of this name", name, every)


def _classes(context: SectionContext, code: str) -> Iterator[NameProblem]:
    known = context.page.vocabulary.classes
    stems = _stems(known)
    for match in CLASS.finditer(code):
        name = match["name"]
        if name not in known and _stem(name) in stems:
            near = [one for one in known if _stem(one) == _stem(name)]
            why = "no component of the family carries it"
            yield NameProblem(f"`{name}` is no class", why, name, near)


@cache
def _stems(known: frozenset[str]) -> frozenset[str]:
    return frozenset(_stem(name) for name in known if re.search("[A-Z]|--", name))


def _stem(name: str) -> str:
    """Return the part of a class that names its component."""
    return name.rpartition("-")[0]


def _css_variables(context: SectionContext, code: str) -> Iterator[NameProblem]:
    known = context.page.vocabulary.css_variables
    for match in VARIABLE.finditer(code):
        name = match[0]
        near = [one for one in known if _owner(one) == _owner(name)]
        if near and name not in known:
            yield NameProblem(f"`{name}` is no CSS variable", "no component reads it", name, near)


def _owner(variable: str) -> str:
    return variable.removeprefix("--").partition("-")[0]


def _theme_keys(context: SectionContext, code: str) -> Iterator[NameProblem]:
    components = context.page.vocabulary.components
    known = {one.theme_key: one for one in components.values() if one.theme_key}
    match = THEME.fullmatch(code)
    if match is None or code in components:
        return
    key, part = match["key"], match["part"]
    if key not in known:
        near = [one for one in get_close_matches(key, known, cutoff=NEAR) if one[:3] == key[:3]]
        if near:
            yield NameProblem(f"`{key}` is no key of the theme", "no component reads it", key, near)
    elif part and part not in known[key].classes:
        why = f"`{key}` takes the keys of its classes there"
        yield NameProblem(f"`{part}` is no key of `styleOverrides`", why, part, known[key].classes)


PROP: Final = r"`(?P<prop>\d+)`"
VALUE: Final = r"(?:`(?P<code>\d+)`|(?P<number>-?\d+(?:\.\d+)?))"
END: Final = r"(?=[.,;:)]|$| and\b| or\b| but\b)"
"""What may follow: no word that limits the meaning of the sentence."""

STATED: Final = tuple(
    re.compile(pattern)
    for pattern in (
        rf"{PROP} (?:is |\(){VALUE} by default{END}",
        rf"{PROP} defaults to {VALUE}{END}",
        rf"[Tt]he default of {PROP} is {VALUE}{END}",
        rf"{PROP} is (?:`\d+`(?:,|,? or) )*{VALUE} \(the default\)",
    )
)
"""How a sentence states the default of a prop. Its inline code is replaced by its number."""

GIVEN: Final = re.compile(rf"{PROP} (?:\(the default\)|(?:is the|by) default{END})")
"""The same after `prop="value"`."""


def check_defaults(page: PageText) -> Iterator[Finding]:
    """Yield a finding for each default that no component has that its section may mean."""
    for section in page.sections:
        context = SectionContext.of(page, section)
        for passage in section.passages:
            for given, line in _stated(passage.spans):
                defaults = _defaults(context, given)
                if defaults and given.value not in defaults.values():
                    yield page.finding(
                        "name",
                        f"{given.value} is not the default of `{given.prop}`",
                        line,
                        why=f"that of {listed(defaults)} is "
                        + " or ".join(dict.fromkeys(defaults.values())),
                        fix="correct the value, or name the component that has it in inline code",
                    )


def _stated(spans: Sequence[Span]) -> Iterator[tuple[Given, int]]:
    """Yield each default that a passage states, with its line."""
    if not any("default" in span.text for span in spans):  # as nearly all: all patterns have it
        return
    text = "".join(f"`{at}`" if span.code else span.text for at, span in enumerate(spans))
    for pattern in STATED:
        for found in pattern.finditer(text):
            prop = spans[int(found["prop"])]
            value = found["number"] or spans[int(found["code"])].text
            if prop.text.isidentifier() and WORD.fullmatch(value):
                yield Given("", prop.text, _literal_of(value)), prop.line
    for found in GIVEN.finditer(text):
        span = spans[int(found["prop"])]
        yield from ((given, span.line) for given in given_values(span.text) if given.value)


def _defaults(context: SectionContext, given: Given) -> dict[str, str]:
    """Return the defaults of a prop by component; none if that of one is no literal."""
    found = {name: one.defaults[given.prop] for name, one in _components_of(context, given).items()}
    return found if all(found.values()) else {}
