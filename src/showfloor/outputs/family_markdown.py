"""What the site knows of its products, as Markdown: for components that draw it."""

from collections.abc import Iterable, Iterator, Sequence

from showfloor.model import FamilyCard, Version
from showfloor.outputs.links import Links

__all__ = ["products", "versions"]


def products(families: Iterable[FamilyCard], links: Links) -> str:
    """Return the products that readers are led to, each with its line."""
    return "\n".join(
        f"- [{family.name}]({links.to(family.href)}){_current(family.versions)}: {family.tagline}"
        for family in families
        if family.listed
    )


def versions(families: Iterable[FamilyCard], links: Links) -> str:
    """Return a heading and a table of versions for each product that has any."""
    return "\n\n".join(
        f"## {family.name}\n\n" + "\n".join(_table(family.versions, links))
        for family in families
        if family.listed and family.versions
    )


def _current(known: Sequence[Version]) -> str:
    return "".join(f" {version.text}" for version in known if version.current)


def _table(known: Sequence[Version], links: Links) -> Iterator[str]:
    yield "| Version | Released | State | Documentation |"
    yield "| --- | --- | --- | --- |"
    for version in known:
        released = version.released or "not known"
        place = f"[this site]({links.to(version.href)})" if version.current else f"<{version.href}>"
        yield f"| {version.text} | {released} | {version.status or ''} | {place} |"
