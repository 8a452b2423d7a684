"""Pages for programs: `index.md` beside each page, `llms.txt` and `llms-full.txt`."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

from showfloor.fingerprint import engine_code, key_of
from showfloor.model.encoded_address import quote_address
from showfloor.model.page import Page, is_found
from showfloor.model.product import FamilyCard
from showfloor.model.release import ALTERNATE, NOTICES
from showfloor.model.site_file import SiteFile
from showfloor.navigation import flatten
from showfloor.outputs.output import BuildContext
from showfloor.outputs.page_markdown import page_markdown
from showfloor.workspace import ApiPages, Site, SitePage

LIST: Final = "llms.txt"
FULL_TEXT: Final = "llms-full.txt"
MOST_BYTES: Final = 8 * 1024 * 1024
"""Size of `llms-full.txt`: no language model reads more at once."""


class LlmsPage(NamedTuple):
    """A page, or a list of pages, as an item of a list."""

    title: str
    address: str
    """Address of its Markdown."""
    description: str

    @property
    def line(self) -> str:
        """The page as an item of a list."""
        title = self.title.replace("[", "\\[").replace("]", "\\]")
        return f"- [{title}]({self.address}): {self.description}"


def llms_list(title: str, summary: str, sections: Mapping[str, Iterable[LlmsPage]]) -> str:
    """Return `llms.txt`: title, summary, and the pages of each section with their summaries."""
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
    """Return `llms-full.txt`: the Markdown of all pages.

    `texts` are read in the order of `pages`, up to `most` bytes; the pages that do not fit are
    listed below a head that reports it.
    """
    whole = list(_texts_that_fit(texts, most))
    rest = pages[len(whole) :]
    head = f"# {title}\n\n> {summary}\n"
    if not rest:
        return b"\n".join([head.encode(), *whole])
    notice = f"{len(whole)} of {len(pages)} pages are here; the others are listed at the end.\n"
    listed = "\n".join(["# Further pages", "", *(page.line for page in rest), ""])
    return b"\n".join([head.encode(), notice.encode(), *whole, listed.encode()])


def _texts_that_fit(texts: Iterable[bytes], most: int) -> Iterator[bytes]:
    size = 0
    for text in texts:
        size += len(text)
        if size > most:
            return
        yield text


@dataclass(frozen=True, slots=True, kw_only=True)
class LlmsList:
    """A list of pages, and the file with their texts."""

    title: str
    summary: str
    folder: str
    """Site path with slashes at both ends."""
    text: str
    """Content of `llms.txt`."""
    pages: Sequence[SitePage]

    @property
    def path(self) -> str:
        """Site path of the list."""
        return self.folder + LIST

    @property
    def full_path(self) -> str:
        """Site path of the file that holds the text of its pages."""
        return self.folder + FULL_TEXT


def llms_files(site: Site) -> list[LlmsList]:
    """Return the lists of the site and of its products.

    Pages that search engines leave out are not listed, nor are the texts of licenses.
    """
    by_family = _pages_by_family(site)
    cards = [card for card in site.shell.families if card.listed and card.id in by_family]
    products = [_product_list(site, card, by_family[card.id]) for card in cards]
    return [_site_list(site, products, by_family.get(None, [])), *products]


def _pages_by_family(site: Site) -> dict[str | None, list[SitePage]]:
    places = _navigation_places(site)
    pages = (page for route, page in site.pages.items() if route != NOTICES)
    shown = [page for page in pages if is_found(page.frame.robots)]
    found: dict[str | None, list[SitePage]] = {}

    def place(page: SitePage) -> int:
        return places.get((page.frame.tree, page.frame.route), len(places))

    for page in sorted(shown, key=place):
        found.setdefault(page.frame.family, []).append(page)
    return found


def _navigation_places(site: Site) -> dict[tuple[str, str], int]:
    """Return the position of each tree and route when all trees are read in order."""
    routes = (
        (tree.id, node.pathname.partition("#")[0])
        for tree in site.trees
        for node in flatten(tree.items)
    )
    return {place: number for number, place in enumerate(dict.fromkeys(routes))}


def _product_list(site: Site, card: FamilyCard, pages: Sequence[SitePage]) -> LlmsList:
    sections: dict[str, list[LlmsPage]] = {}
    for page in pages:
        sections.setdefault(_section_of(page, card.name), []).append(_llms_page(site, page))
    return LlmsList(
        title=card.name,
        summary=card.tagline,
        folder=f"/{card.id}/",
        text=llms_list(card.name, card.tagline, sections),
        pages=pages,
    )


def _site_list(site: Site, products: Sequence[LlmsList], others: Sequence[SitePage]) -> LlmsList:
    """Return the site's list: the lists of its products, and the pages that belong to none."""
    settings = site.config.site
    host = settings.url or ""
    sections: Mapping[str, list[LlmsPage]] = {
        "Products": [LlmsPage(p.title, f"{host}{p.path}", p.summary) for p in products],
        "Whole products in one file": [
            LlmsPage(p.title, f"{host}{p.full_path}", f"{len(p.pages)} pages.") for p in products
        ],
        "Pages": [_llms_page(site, page) for page in others],
    }
    summary = settings.description or settings.title
    return LlmsList(
        title=settings.title,
        summary=summary,
        folder="/",
        text=llms_list(settings.title, summary, sections),
        pages=[*others, *_reference_last(site, products)],
    )


def _reference_last(site: Site, products: Sequence[LlmsList]) -> list[SitePage]:
    """Return the pages of all products; those of the reference, which may not fit, are last."""
    reference = {place.route for place in site.made_by(ApiPages).reference.places}
    pages = [page for product in products for page in product.pages]
    return sorted(pages, key=lambda page: page.frame.route in reference)


def _llms_page(site: Site, page: SitePage) -> LlmsPage:
    frame = page.frame
    address = f"{site.config.site.url or ''}{frame.route}{ALTERNATE}"
    return LlmsPage(frame.title, address, frame.description)


def _section_of(page: SitePage, product: str) -> str:
    """Return the group of the navigation with a page, below its product."""
    crumbs = page.frame.place.breadcrumbs
    return crumbs[1].title if len(crumbs) > 2 else product


def markdown_files(context: BuildContext) -> Iterator[SiteFile]:
    """Yield the Markdown of every page, then `llms.txt` and `llms-full.txt` of each list."""
    site = context.site
    shared = key_of(
        engine_code(),
        site.config.site.url,
        sorted(site.config.messages.items()),
        site.shell.families,
    )
    alternates = {page.route: _alternate(site, page, shared) for page in site.pages.values()}
    yield from alternates.values()
    cache = context.file_cache(markdown_files.__name__)

    def full_text(file: LlmsList) -> bytes:
        texts = (cache.content(alternates[page.route]) for page in file.pages)
        entries = [_llms_page(site, page) for page in file.pages]
        return llms_full(file.title, file.summary, entries, texts)

    def full_key(file: LlmsList) -> str:
        keys = [_alternate_key(page, shared) for page in file.pages]
        return key_of(shared, file.title, file.summary, keys)

    for file in llms_files(site):
        yield SiteFile(path=file.path, content=file.text.encode())
        yield SiteFile(
            path=file.full_path,
            key=partial(full_key, file),
            content=partial(full_text, file),
            is_cached=False,
        )


def _alternate(site: Site, page: SitePage, shared: str) -> SiteFile:
    return SiteFile(
        path=f"{page.route}{ALTERNATE}",
        key=partial(_alternate_key, page, shared),
        content=partial(_markdown, site, page),
        headers=_headers_of(page.frame),
    )


def _alternate_key(page: SitePage, shared: str) -> str:
    return key_of(shared, page.content_key)


def _markdown(site: Site, page: SitePage) -> bytes:
    whole, families = site.complete(page), site.shell.families
    return page_markdown(whole, host=site.config.site.url, families=families).encode()


def _headers_of(frame: Page) -> dict[str, str]:
    """Return the headers that name the page and report whether search engines may list it."""
    headers = {}
    if frame.canonical is not None:
        headers["Link"] = f'<{quote_address(frame.canonical)}>; rel="canonical"'
    if frame.robots is not None:
        headers["X-Robots-Tag"] = frame.robots
    return headers
