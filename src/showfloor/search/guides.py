"""From pages to rows of the symbol index."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from showfloor.model import Contents, FamilyCard, Page, SearchGuide, SearchGuides, SearchPage
from showfloor.model.symbol_index import SearchHeading
from showfloor.search.ranking import RANKING
from showfloor.search.words import heading_id, words


class Guide(NamedTuple):
    """A page, with what its author says of it for the search."""

    page: Page
    documents: Sequence[str] = ()
    """Names of the components and hooks that it is about."""
    keywords: Sequence[str] = ()
    asked: Sequence[str] = ()
    """What readers call it, in their words: its synonyms. Its terms are held against the search, so
    they are no part of it."""
    demos: Sequence[str] = ()
    """Names of its demos."""
    frequent_words: Sequence[str] = ()
    """Words that its text has several times."""
    phrases: Sequence[str] = ()
    """Messages and names in code that are searched for as a whole."""
    augmented: Sequence[str] = ()
    """Interfaces of other modules to which its code adds."""
    types: Sequence[str] = ()
    """Those of them by which it is found as by its own name."""
    low: bool = False
    """Whether it is rarely meant."""


def search_pages(guides: Iterable[Guide], family: FamilyCard | None) -> tuple[SearchPage, ...]:
    """Return the rows of a product's pages."""
    return tuple(
        SearchPage(
            title=guide.page.title,
            route=guide.page.route,
            also=tuple(_also(guide, family)),
            documents=tuple(guide.documents),
            low=guide.low,
            description=guide.page.description,
        )
        for guide in guides
    )


def search_guides(guides: Iterable[Guide], props: Mapping[str, Sequence[str]]) -> SearchGuides:
    """Return the fields of pages that are searched after their names, in the same order.

    `props` are names of props, by component.
    """
    return SearchGuides(
        pages=tuple(
            SearchGuide(
                headings=tuple(_heading(heading) for heading in guide.page.contents),
                asked=tuple(_asked(guide)),
                more=" ".join(_more(guide, props)),
                phrases=tuple(guide.phrases),
            )
            for guide in guides
        )
    )


def _also(guide: Guide, family: FamilyCard | None) -> Iterator[str]:
    """Yield further names; the page that a product starts with is what its name stands for."""
    if family is not None and guide.page.route == family.href:
        yield family.name
    yield from guide.keywords
    yield from guide.types


def _asked(guide: Guide) -> Iterator[str]:
    """Yield the phrases that readers ask for, with "module augmentation" for types that grow."""
    yield from guide.asked
    if guide.augmented:
        yield " ".join(("module augmentation", *guide.augmented))


def _more(guide: Guide, props: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Yield the words of demos, text and props that no other field of the page has."""
    page = guide.page
    headings = [heading.text for heading in page.contents]
    texts = [page.title, page.description, *headings, *guide.keywords, *guide.documents]
    known = {*words(" ".join(texts)), *RANKING.stop_words}
    names = [name for document in guide.documents for name in props.get(document, ())]
    for word in words(" ".join([*guide.demos, *guide.frequent_words, *names])):
        if word not in known:
            known.add(word)
            yield word


def _heading(heading: Contents) -> SearchHeading:
    text = heading.text
    return text if heading_id(text) == heading.id else (text, heading.id)
