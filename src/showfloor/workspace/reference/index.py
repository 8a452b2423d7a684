"""The page that lists all entries of a family's API reference."""

from collections.abc import Iterable, Mapping
from html import escape

from showfloor.model import Block, Heading, Prose
from showfloor.workspace.reference.entry_blocks import ApiBody
from showfloor.workspace.reference.places import ApiPlace

__all__ = ["KINDS", "index_body"]

KINDS = ("component", "hook", "interface")


def index_body(places: Iterable[ApiPlace], messages: Mapping[str, str]) -> ApiBody:
    """Return a list of links for each kind of entry that there is, sorted by name."""
    by_kind: dict[str, list[ApiPlace]] = {}
    for place in sorted(places, key=lambda place: place.name.lower()):
        by_kind.setdefault(place.kind, []).append(place)
    blocks: list[Block] = []
    for kind in KINDS:
        if kind in by_kind:
            blocks += [_heading(kind, messages[f"api.kind.{kind}"]), _list(by_kind[kind])]
    headings = tuple(block for block in blocks if isinstance(block, Heading))
    links = tuple(place.href for found in by_kind.values() for place in found)
    anchors = tuple(heading.id for heading in headings)
    return ApiBody(blocks=tuple(blocks), headings=headings, anchors=anchors, links=links)


def _heading(kind: str, title: str) -> Heading:
    return Heading(level=2, id=f"{kind}s", html=escape(title, quote=False), text=title)


def _list(places: Iterable[ApiPlace]) -> Prose:
    items = (f'<li><a href="{escape(p.href)}">{escape(p.name)}</a></li>' for p in places)
    return Prose(html=f"<ul>{''.join(items)}</ul>")
