"""The page that introduces an entry of the API reference, and its introduction."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import unescape
from typing import Final

from showfloor.errors import SourceError
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
    lead: str = ""
    """Its first sentence, for an entry that nothing else introduces."""
    order: int = 0
    """Place of the entry among those that the page documents."""


ApiGuides = Mapping[str, ApiGuide]
"""Guides by the address of an entry."""


NAMED_PAGES: Final = 3
"""Pages that a mistake names; it counts the others."""


def find_guides(reference: ReferenceMap, pages: Iterable[PageFacts]) -> ApiGuides:
    """Return the page that introduces each entry: see `_candidates`.

    The introduction is taken up to the sentence that names the entry, which may refer to sentences
    before it. If it names none of the page's entries, it introduces the first one.
    """
    documenting = _documenting(pages)
    return {
        place.href: _guide(place, _candidates(place.name, found)[0])
        for place in reference.places
        if (found := documenting.get((place.family, place.name)))
    }


def guide_mistakes(reference: ReferenceMap, pages: Iterable[PageFacts]) -> Iterator[SourceError]:
    """Yield a mistake for each entry of which several pages may be the guide."""
    documenting = _documenting(pages)
    for place in reference.places:
        found = _candidates(place.name, documenting.get((place.family, place.name), ()))
        if len(found) < 2:
            continue
        claimed = place.name in found[0].front_matter.introduces
        names = [page.path for page in found]
        more = len(names) - NAMED_PAGES
        listed = ", ".join(names[:NAMED_PAGES]) + (f" and {more} more" if more > 0 else "")
        yield SourceError(
            f"several pages {'introduce' if claimed else 'document'} {place.name}: {listed}",
            path=names[0],
            line=1,
            why="the page of the reference opens with a sentence of its guide and links to it",
            fix=f"leave {place.name} to one of them"
            if claimed
            else f'write "introduces: [{place.name}]" into the front matter of one of them',
        )


def _documenting(pages: Iterable[PageFacts]) -> dict[tuple[str | None, str], list[PageFacts]]:
    """Return the pages that document each name of a family."""
    found: dict[tuple[str | None, str], list[PageFacts]] = {}
    for page in pages:
        for name in page.documented:
            found.setdefault((page.family, name), []).append(page)
    return found


def _candidates(name: str, pages: Sequence[PageFacts]) -> Sequence[PageFacts]:
    """Return the pages that may introduce what they document.

    Those that say so count, else those that document nothing else, else all.
    """
    claiming = [page for page in pages if name in page.front_matter.introduces]
    return claiming or [page for page in pages if page.documented == (name,)] or pages


def _guide(place: ApiPlace, page: PageFacts) -> ApiGuide:
    sentences = list(_sentences(LINK.sub("", page.lead)))
    named = [number for number, text in enumerate(sentences) if _names(text, place.name)]
    is_first = page.documented[0] == place.name
    taken = named[0] + 1 if named else int(is_first)
    return ApiGuide(
        title=page.title,
        href=page.route,
        html=" ".join(sentences[:taken]),
        lead="".join(sentences[:1]),
        order=page.documented.index(place.name),
    )


def _names(html: str, name: str) -> bool:
    """Return whether a name is in code, also as an element or a call."""
    return any(unescape(code).strip("<> /()") == name for code in INLINE_CODE.findall(html))


def _sentences(html: str) -> Iterator[str]:
    """Yield the sentences of a paragraph; elements are not split."""
    start = 0
    for end in END.finditer(html):
        sentence = html[start : end.end()]
        if sum(-1 if closing else 1 for closing in TAG.findall(sentence)) == 0:
            yield sentence.strip()
            start = end.end()
    if rest := html[start:].strip():
        yield rest
