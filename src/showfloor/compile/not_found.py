"""The page for addresses that lead nowhere; every site has one without writing it."""

import msgspec

from showfloor.compile.digest import key_of
from showfloor.compile.record import PageRecord
from showfloor.compile.records import keep_blocks
from showfloor.compile.site import CompiledPage, Site
from showfloor.markdown import Document
from showfloor.model import NavPlace, Page, ProductIdentity
from showfloor.sources import FrontMatter, RawPage

__all__ = ["NOT_FOUND", "not_found_page"]

NOT_FOUND = "/404.html"


def not_found_page(site: Site) -> CompiledPage:
    """Return the page that is drawn for the route `/404.html`, its words from the translations."""
    title = site.config.words.get("notFound.title", "Page not found")
    description = site.config.words.get("notFound.text", "There is no page at this address.")
    record = _record(title, description)
    keep_blocks(site.inputs, record.key, ())
    return CompiledPage(_frame(title, description, site.config.site.default_tree), record)


def _record(title: str, description: str) -> PageRecord:
    raw = RawPage(
        path="",
        folder="",
        family=None,
        route=NOT_FOUND,
        front_matter=FrontMatter(title=title, description=description),
        body="",
        body_line=1,
        digest="",
    )
    key = key_of(NOT_FOUND, msgspec.structs.asdict(raw.front_matter))
    return PageRecord(key=key, raw=raw, document=Document(blocks=()), demos=())


def _frame(title: str, description: str, tree: str) -> Page:
    return Page(
        route=NOT_FOUND,
        title=title,
        description=description,
        family=None,
        tree=tree,
        identity=ProductIdentity(product_id=None, category_id=None),
        place=NavPlace(),
        contents=(),
        blocks=(),
        edit_href=None,
        source_path="",
        canonical=None,
        robots="noindex",
    )
