"""What the lists for language models hold: the site's own, and one for each listed product."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from showfloor.model import NavNode
from showfloor.model.page import is_found
from showfloor.model.release import NOTICES
from showfloor.workspace import ApiPages, Site, SitePage

__all__ = ["MOST_BYTES", "LlmsFile", "LlmsPage", "llms_files", "llms_full", "llms_list"]


MOST_BYTES: Final = 8 * 1024 * 1024
"""Of `llms-full.txt`: more is of no use to whoever reads it whole."""


class LlmsPage(NamedTuple):
    """A page, or a list of pages, as it stands in a list."""

    title: str
    address: str
    """Of its Markdown."""
    description: str

    @property
    def line(self) -> str:
        """The page as an item of a list."""
        title = self.title.replace("[", "\\[").replace("]", "\\]")
        return f"- [{title}]({self.address}): {self.description}"


def llms_list(title: str, summary: str, sections: Mapping[str, Iterable[LlmsPage]]) -> str:
    """Return `llms.txt`: what it is about, and the pages of each section with their summaries."""
    parts = [f"# {title}", f"> {summary}"]
    for name, pages in sections.items():
        if lines := [page.line for page in pages]:
            parts += [f"## {name}", "\n".join(lines)]
    return "\n\n".join(parts) + "\n"


def llms_full(
    title: str,
    summary: str,
    pages: Sequence[LlmsPage],
    texts: Iterable[bytes],
    *,
    most: int = MOST_BYTES,
) -> bytes:
    """Return `llms-full.txt`: all pages, one after the other, as their Markdown has them.

    `texts` are read in the order of `pages`, and no further than `most` bytes; the pages for
    which there is no room are listed, and the head says so.
    """
    whole = list(_fitting(texts, most))
    left = pages[len(whole) :]
    head = f"# {title}\n\n> {summary}\n"
    if not left:
        return b"\n".join([head.encode(), *whole])
    told = f"{len(whole)} of {len(pages)} pages are here; the others are listed at the end.\n"
    listed = "\n".join(["# Further pages", "", *(page.line for page in left), ""])
    return b"\n".join([head.encode(), told.encode(), *whole, listed.encode()])


def _fitting(texts: Iterable[bytes], most: int) -> Iterator[bytes]:
    size = 0
    for text in texts:
        size += len(text)
        if size > most:
            return
        yield text


NAME = "llms.txt"
FULL_NAME = "llms-full.txt"


@dataclass(frozen=True, slots=True, kw_only=True)
class LlmsFile:
    """A list, and the file that holds all that it lists."""

    title: str
    summary: str
    folder: str
    """Site path with slashes at both ends."""
    listed: str
    """The text of `llms.txt`."""
    pages: Sequence[SitePage]
    entries: Sequence[LlmsPage]
    """Of the pages, in their order."""

    @property
    def path(self) -> str:
        """Site path of the list."""
        return self.folder + NAME

    @property
    def full_path(self) -> str:
        """Site path of the file that holds it all."""
        return self.folder + FULL_NAME


def llms_files(site: Site, alternate: str) -> list[LlmsFile]:
    """Return the site's list and those of the products; `alternate` names a page's Markdown.

    Pages that search engines leave out are left out here too, and so are the texts of licenses.
    """
    by_family = _pages_by_family(site)
    cards = [card for card in site.shell.families if card.listed and card.id in by_family]
    products = [
        _list_of(site, alternate, card.name, card.tagline, f"/{card.id}/", by_family[card.id])
        for card in cards
    ]
    return [_site_list(site, alternate, products, by_family.get(None, [])), *products]


def _pages_by_family(site: Site) -> dict[str | None, list[SitePage]]:
    places = _places(site)
    pages = (page for route, page in site.pages.items() if route != NOTICES)
    shown = [page for page in pages if is_found(page.frame.robots)]
    found: dict[str | None, list[SitePage]] = {}

    def place(page: SitePage) -> int:
        return places.get((page.frame.tree, page.frame.route), len(places))

    for page in sorted(shown, key=place):
        found.setdefault(page.frame.family, []).append(page)
    return found


def _places(site: Site) -> dict[tuple[str, str], int]:
    """Return where each route stands in each tree, trees one after the other."""
    routes = (
        (tree.id, node.pathname.partition("#")[0])
        for tree in site.trees
        for node in _nodes(tree.items)
    )
    return {place: number for number, place in enumerate(dict.fromkeys(routes))}


def _nodes(nodes: Sequence[NavNode]) -> Iterator[NavNode]:
    for node in nodes:
        yield node
        yield from _nodes(node.children)


def _list_of(
    site: Site, alternate: str, title: str, summary: str, folder: str, pages: Sequence[SitePage]
) -> LlmsFile:
    entries = [_entry(site, page, alternate) for page in pages]
    sections: dict[str, list[LlmsPage]] = {}
    for page, entry in zip(pages, entries, strict=True):
        sections.setdefault(_section(page, title), []).append(entry)
    return LlmsFile(
        title=title,
        summary=summary,
        folder=folder,
        listed=llms_list(title, summary, sections),
        pages=pages,
        entries=entries,
    )


def _site_list(
    site: Site, alternate: str, products: Sequence[LlmsFile], own: Sequence[SitePage]
) -> LlmsFile:
    """Return the site's list: the lists of its products, and the pages that belong to none."""
    settings = site.config.site
    host = settings.url or ""
    sections: Mapping[str, list[LlmsPage]] = {
        "Products": [LlmsPage(p.title, f"{host}{p.path}", p.summary) for p in products],
        "Whole products in one file": [
            LlmsPage(p.title, f"{host}{p.full_path}", f"{len(p.pages)} pages.") for p in products
        ],
        "Pages": [_entry(site, page, alternate) for page in own],
    }
    pages = [*own, *_explaining_first(site, products)]
    summary = settings.description or settings.title
    return LlmsFile(
        title=settings.title,
        summary=summary,
        folder="/",
        listed=llms_list(settings.title, summary, sections),
        pages=pages,
        entries=[_entry(site, page, alternate) for page in pages],
    )


def _explaining_first(site: Site, products: Sequence[LlmsFile]) -> list[SitePage]:
    """Return the pages of all products, those of the reference last: one file may not hold them."""
    reference = {place.route for place in site.made_by(ApiPages).reference.places}
    pages = [page for product in products for page in product.pages]
    return sorted(pages, key=lambda page: page.frame.route in reference)


def _entry(site: Site, page: SitePage, alternate: str) -> LlmsPage:
    frame = page.frame
    address = f"{site.config.site.url or ''}{frame.route}{alternate}"
    return LlmsPage(frame.title, address, frame.description)


def _section(page: SitePage, title: str) -> str:
    """Return the group of the navigation that a page stands in, below its product."""
    crumbs = page.frame.place.breadcrumbs
    return crumbs[1].title if len(crumbs) > 2 else title
