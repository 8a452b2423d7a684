"""The page that explains an entry of the API reference, and its introduction."""

import re
from collections.abc import Iterable, Iterator, Mapping
from html import unescape
from typing import Final

from showfloor.model.base import Model
from showfloor.workspace.page_record import PageFacts
from showfloor.workspace.reference.reference_map import ApiPlace, ReferenceMap

LINK: Final = re.compile(r"</?a\b[^>]*>")
INLINE_CODE: Final = re.compile(r"<code>([^<]*)</code>")
TAG: Final = re.compile(r"<(/?)[a-z][^>]*>")
END: Final = re.compile(r"[.!?](?=\s+[^a-z\s])")
"""Of a sentence; an abbreviation goes on with a small letter."""


class ApiGuide(Model, frozen=True, kw_only=True):
    """A page that explains an entry."""

    title: str
    href: str
    html: str = ""
    """Its introduction of the entry; empty if it begins with another entry."""


ApiGuides = Mapping[str, ApiGuide]
"""Guides by the address of an entry."""


def find_guides(reference: ReferenceMap, pages: Iterable[PageFacts]) -> ApiGuides:
    """Return the page that documents each entry: the one that names it first, if there are several.

    The introduction is taken up to the sentence that names the entry, which may refer to sentences
    before it. If it names none of the page's entries, it introduces the first one.
    """
    by_name: dict[tuple[str | None, str], list[PageFacts]] = {}
    for page in pages:
        for name in page.documented:
            by_name.setdefault((page.family, name), []).append(page)
    return {
        place.href: _guide(place, min(found, key=lambda one: one.documented.index(place.name)))
        for place in reference.places
        if (found := by_name.get((place.family, place.name)))
    }


def _guide(place: ApiPlace, page: PageFacts) -> ApiGuide:
    sentences = list(_sentences(LINK.sub("", page.lead)))
    named = [number for number, text in enumerate(sentences) if _names(text, place.name)]
    is_first = page.documented[0] == place.name
    taken = named[0] + 1 if named else int(is_first)
    return ApiGuide(
        title=page.title,
        href=page.route,
        html=" ".join(sentences[:taken]),
    )


def _names(html: str, name: str) -> bool:
    """Return whether a name is in code, also as an element or a call."""
    return any(unescape(code).strip("<> /()") == name for code in INLINE_CODE.findall(html))


def _sentences(html: str) -> Iterator[str]:
    """Yield the sentences of a paragraph; elements are not split."""
    start = 0
    for end in END.finditer(html):
        sentence = html[start : end.end()]
        if _is_closed(sentence):
            yield sentence.strip()
            start = end.end()
    if rest := html[start:].strip():
        yield rest


def _is_closed(html: str) -> bool:
    return sum(-1 if closing else 1 for closing in TAG.findall(html)) == 0
