"""`site.toml`: what holds for the whole site."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from showfloor.config.address import is_https
from showfloor.config.toml import TomlFile, read_toml
from showfloor.errors import SourceError, SourcesError
from showfloor.model import ProductRule

__all__ = ["SiteSettings", "load_site"]


class ProductRow(
    msgspec.Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True
):
    """A `[[products]]` table, as it is written."""

    segment: str
    category: str
    id: str
    strip_prefix: str = ""
    names: tuple[str, ...] = ()


class SiteSettings(
    msgspec.Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True
):
    """The fields of `site.toml`."""

    title: str
    description: str = ""
    """One sentence on the whole site, for feeds and machines."""
    url: str | None = None
    """Where the site is published, such as `https://docs.example`; without a path."""
    repository: str | None = None
    """Address of its source code."""
    edit: str | None = None
    """Address at which a page can be edited; `{path}` stands for its file in the site."""
    default_tree: str = "default"
    """Navigation of the pages that belong to no family."""
    language: str = "en"
    """Names the file in `translations/`, and the language of the pages."""
    products: tuple[ProductRow, ...] = ()

    @property
    def rules(self) -> tuple[ProductRule, ...]:
        """The product rules as the model has them."""
        return tuple(ProductRule(**msgspec.structs.asdict(row)) for row in self.products)


def load_site(root: Path) -> SiteSettings:
    """Read `site.toml`; raises `SourceError` or `SourcesError`."""
    file = read_toml(root / "site.toml", root)
    site = file.read_as(SiteSettings)
    if problems := [*_bad_addresses(file, site), *_bad_rules(file, site)]:
        raise SourcesError(problems)
    return site


def _bad_addresses(file: TomlFile, site: SiteSettings) -> Iterator[SourceError]:
    for field in ("url", "repository", "edit"):
        value = getattr(site, field)
        if value is not None and not is_https(value):
            yield _bad_address(file, field, value)
    if site.url is not None and site.url.count("/") > 2:
        yield file.error(
            f'"url" has a path: {site.url}',
            "url",
            why="routes start at the root of the host, so canonical addresses would be wrong",
            fix='write the host alone, such as "https://docs.example"',
        )


def _bad_address(file: TomlFile, field: str, value: str) -> SourceError:
    return file.error(
        f'"{field}" is not an https address: {value}',
        field,
        why="it is written into every page as a link",
        fix='write a whole address, such as "https://docs.example"',
    )


def _bad_rules(file: TomlFile, site: SiteSettings) -> Iterator[SourceError]:
    seen: set[str] = set()
    for index, row in enumerate(site.products):
        if row.segment in seen:
            yield file.error(
                f'a second rule for the segment "{row.segment}"',
                *("products", index, "segment"),
                why="an address belongs to one product",
                fix="remove one of the two rules",
            )
        seen.add(row.segment)
        if "{" in row.id.replace("{name}", ""):
            yield file.error(
                f'the id "{row.id}" holds a placeholder that is not known',
                *("products", index, "id"),
                why="only {name} stands for something: the second segment of the address",
                fix="write {name}, or no placeholder at all",
            )
