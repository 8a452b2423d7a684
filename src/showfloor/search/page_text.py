"""The text of a page as Pagefind is given it: headings with their ids, and the text below."""

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import Final

from showfloor.model.api_blocks import ApiParts, ApiRow, ApiTable
from showfloor.model.blocks import (
    Block,
    Callout,
    CodeBlock,
    CodeTabs,
    ComponentBlock,
    FeatureList,
    Heading,
    Prose,
    TableBlock,
)
from showfloor.model.catalog import CatalogBlock

HISTORY_MESSAGES: Final = ("api.search.added", "api.deprecatedIn")
"""The messages about the versions that added and deprecated a row."""

LESS: Final = 'data-pagefind-weight="0.3"'
"""Words of code and of references count less than those of texts: they are found by name."""


def page_text(
    title: str, blocks: Iterable[Block], language: str, messages: Mapping[str, str]
) -> str:
    """Return a document with all that can be found in a page.

    Demos are left out: their code is no text, and what they show is made up.
    """
    body = "\n".join(_texts(blocks, messages))
    return (
        f'<html lang="{escape(language)}"><body>'
        f"<h1>{escape(title, quote=False)}</h1>\n{body}</body></html>"
    )


def _texts(blocks: Iterable[Block], messages: Mapping[str, str]) -> Iterator[str]:
    for block in blocks:
        match block:
            case Prose(html=html) | TableBlock(html=html):
                yield html
            case Heading():
                yield _heading(block.level, block.id, block.html)
            case CodeBlock():
                yield _code(block)
            case CodeTabs():
                yield from (_code(tab.code) for tab in block.tabs[:1])
            case Callout() | ComponentBlock():
                yield from _container(block, messages)
            case FeatureList():
                yield from _features(block)
            case CatalogBlock():
                yield from _cards(block)
            case ApiTable() | ApiParts():
                yield from _rows(block, messages)


def _container(block: Callout | ComponentBlock, messages: Mapping[str, str]) -> Iterator[str]:
    if isinstance(block, Callout):
        yield f"<p>{escape(block.title or '')}</p>"
    yield from _texts(block.blocks, messages)


def _features(block: FeatureList) -> Iterator[str]:
    for one in block.items:
        yield f"<p>{escape(one.title)}</p><div>{one.html}</div>"


def _rows(block: ApiTable | ApiParts, messages: Mapping[str, str]) -> Iterator[str]:
    for row in block.rows:
        yield _row(row.id, row.prefix + row.name, "".join((row.html, *_history(row, messages))))


def _history(row: ApiRow, messages: Mapping[str, str]) -> Iterator[str]:
    versions = (row.since, row.deprecated_in)
    for message, version in zip(HISTORY_MESSAGES, versions, strict=True):
        if version:
            yield f"<p>{escape(messages[message].replace('{version}', version))}</p>"


def _cards(block: CatalogBlock) -> Iterator[str]:
    for group in block.groups:
        for card in group.cards:
            if card.line:
                yield f"<p>{escape(card.name)}: {escape(card.line)}</p>"


def _heading(level: int, id: str, html: str) -> str:
    return f'<h{level} id="{escape(id)}">{html}</h{level}>'


def _row(id: str, name: str, html: str) -> str:
    """Return a row of a reference under its name, so that it is found at its own address."""
    head = _heading(4, id, escape(name, quote=False))
    return f"<div {LESS}>{head}{html}</div>" if html else ""


def _code(block: CodeBlock) -> str:
    return f"<pre {LESS}>{escape(block.source, quote=False)}</pre>"
