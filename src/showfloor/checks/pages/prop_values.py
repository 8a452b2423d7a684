"""Values that the type of a prop does not allow."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from showfloor.checks.pages.page_under_check import PageText, Problem, SectionContext, listed
from showfloor.checks.pages.vocabulary import AllowedValues, ApiNames
from showfloor.markdown import Given, Span, given_values, literal

SET_TO: Final = re.compile(r"\s+(?:(?:is )?set )?to\s+|\s+is\s+")
NEXT_VALUE: Final = re.compile(r"(?: \(the default\))?(?:,|,? or|,? and)\s+")
WORD: Final = re.compile(r"""[A-Za-z][\w-]*|-?\d+(?:\.\d+)?|"[^"]*"|'[^']*'""")
DECLARED: Final = re.compile(r"[\w-]+")


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
        yield Given("", spans[0].text, literal_of(value.text))
        between = NEXT_VALUE


def literal_of(word: str) -> str:
    """Return a word of a sentence as TypeScript writes it."""
    return literal(word) or f"'{word}'"


def _problem(context: SectionContext, given: Given) -> Iterator[Problem]:
    components = components_of(context, given)
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


def components_of(context: SectionContext, given: Given) -> Mapping[str, ApiNames]:
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
    """Tell whether code on the page has the value: a type may be extended there."""
    fences = (fence for section in page.sections for fence in section.fences)
    return any(value.strip("'") in DECLARED.findall(fence) for fence in fences)
