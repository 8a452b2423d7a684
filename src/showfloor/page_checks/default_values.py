"""Defaults that sentences state, against those of the API."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from showfloor.markdown import Given, Span, given_values
from showfloor.page_checks.api_names import WORD, components_of, literal_of
from showfloor.page_checks.page_under_check import Finding, PageText, SectionContext, listed

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
    text = "".join(f"`{at}`" if span.code else span.text for at, span in enumerate(spans))
    for pattern in STATED:
        for found in pattern.finditer(text):
            prop = spans[int(found["prop"])]
            value = found["number"] or spans[int(found["code"])].text
            if prop.text.isidentifier() and WORD.fullmatch(value):
                yield Given("", prop.text, literal_of(value)), prop.line
    for found in GIVEN.finditer(text):
        span = spans[int(found["prop"])]
        yield from ((given, span.line) for given in given_values(span.text) if given.value)


def _defaults(context: SectionContext, given: Given) -> dict[str, str]:
    """Return the defaults of a prop by component; none if that of one is no literal."""
    found = {name: one.defaults[given.prop] for name, one in components_of(context, given).items()}
    return found if all(found.values()) else {}
