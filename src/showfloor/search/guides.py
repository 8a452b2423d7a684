"""From pages to rows of the symbol index."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from showfloor.model import Contents, FamilyCard, Page, SearchGuide, SearchGuides, SearchPage
from showfloor.model.search import SearchHeading
from showfloor.search.words import heading_id

__all__ = ["Guide", "is_found", "search_guides", "search_pages"]

HIDDEN: Final = "noindex"


class Guide(NamedTuple):
    """A page, with what its author says of it for the search."""

    page: Page
    documents: Sequence[str] = ()
    """Names of the components and hooks that it is about."""
    keywords: Sequence[str] = ()


def is_found(page: Page) -> bool:
    """Tell whether a page may be found at all."""
    return HIDDEN not in (page.robots or "")


def search_pages(guides: Iterable[Guide], family: FamilyCard | None) -> tuple[SearchPage, ...]:
    """Return the rows of a product's pages."""
    return tuple(
        SearchPage(
            title=guide.page.title,
            route=guide.page.route,
            also=tuple(_also(guide, family)),
            documents=tuple(guide.documents),
        )
        for guide in guides
    )


def search_guides(guides: Iterable[Guide]) -> SearchGuides:
    """Return descriptions and headings, in the same order."""
    return SearchGuides(
        pages=tuple(
            SearchGuide(
                description=guide.page.description,
                headings=tuple(_heading(heading) for heading in guide.page.contents),
            )
            for guide in guides
        )
    )


def _also(guide: Guide, family: FamilyCard | None) -> Iterator[str]:
    """Yield further names; the page that a product starts with is what its name stands for."""
    if family is not None and guide.page.route == family.href:
        yield family.name
    yield from guide.keywords


def _heading(heading: Contents) -> SearchHeading:
    text = heading.text
    return text if heading_id(text) == heading.id else (text, heading.id)
