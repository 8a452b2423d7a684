"""AllowedValues that the type of a prop does not allow."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from showfloor.checks.pages.page_under_check import PageText, Problem, SectionContext, listed
from showfloor.checks.pages.vocabulary import AllowedValues, ApiNames
from showfloor.markdown import Given, Span, given_values

__all__ = ["value_problems"]

SET_TO: Final = re.compile(r"\s+(?:(?:is )?set )?to\s+|\s+is\s+")
NEXT_VALUE: Final = re.compile(r"(?: \(the default\))?(?:,|,? or|,? and)\s+")
WORD: Final = re.compile(r"""[A-Za-z][\w-]*|-?\d+(?:\.\d+)?|"[^"]*"|'[^']*'""")
DECLARED: Final = re.compile(r"[\w-]+")
UNQUOTED: Final = ("true", "false", "null", "undefined")


def value_problems(context: SectionContext, spans: Sequence[Span]) -> Iterator[Problem]:
    """Yield a problem for each wrong value in the code that `spans` begin with.

    The code is `prop="value"`, or `prop` in a sentence that sets it to other code.
    """
    for given in (*given_values(spans[0].text), *_set_in_sentence(spans)):
        yield from _problem(context, given)


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
        yield Given("", spans[0].text, _literal(value.text))
        between = NEXT_VALUE


def _literal(word: str) -> str:
    """Return a word of a sentence as TypeScript writes it."""
    if word[0] in "\"'":
        return f"'{word[1:-1]}'"
    return word if word in UNQUOTED or not word[0].isalpha() else f"'{word}'"


def _problem(context: SectionContext, given: Given) -> Iterator[Problem]:
    components = {
        name: one for name, one in _components_of(context, given) if given.prop in one.values
    }
    types = [one.values[given.prop] for one in components.values()]
    closed = [one for one in types if one is not None]
    if not given.value or not closed or len(closed) < len(types):
        return
    if any(_takes(one, given.value) for one in closed) or _is_declared(context.page, given.value):
        return
    known = dict.fromkeys(choice for one in closed for choice in one.choices)
    allowed = ", ".join(known) or "a number"
    yield Problem(
        f"`{given.prop}` cannot be {given.value}",
        f"the type of `{given.prop}` of {listed(components)} allows {allowed}",
        given.value,
        known,
    )


def _components_of(context: SectionContext, given: Given) -> Sequence[tuple[str, ApiNames]]:
    """Return the components that the code may mean: that of the element, if it is written."""
    if not given.element:
        return list(context.components.items())
    component = context.page.vocabulary.components.get(given.element)
    return [(given.element, component)] if component else []


def _takes(values: AllowedValues, literal: str) -> bool:
    is_number = literal.lstrip("-").replace(".", "", 1).isdigit()
    nothing = literal in ("null", "undefined")
    return nothing or literal in values.choices or (values.numbers and is_number)


def _is_declared(page: PageText, value: str) -> bool:
    """Tell whether code on the page has the value: a type may be extended there."""
    fences = (fence for section in page.sections for fence in section.fences)
    return any(value.strip("'") in DECLARED.findall(fence) for fence in fences)
