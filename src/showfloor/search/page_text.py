"""The text of a page as Pagefind is given it: headings with their ids, and what stands below."""

from collections.abc import Iterable, Iterator
from html import escape
from typing import Final

from showfloor.model import (
    ApiParts,
    ApiTable,
    Block,
    Callout,
    CodeBlock,
    CodeTabs,
    FeatureList,
    Heading,
    Prose,
    TableBlock,
)

__all__ = ["page_text"]

LESS: Final = 'data-pagefind-weight="0.3"'
"""Words of code and of references count less than those of texts: they are found by name."""


def page_text(title: str, blocks: Iterable[Block], language: str) -> str:
    """Return a document with all that can be found in a page.

    Demos are left out: their code is no text, and what they show is made up.
    """
    body = "\n".join(_texts(blocks))
    return (
        f'<html lang="{escape(language)}"><body>'
        f"<h1>{escape(title, quote=False)}</h1>\n{body}</body></html>"
    )


def _texts(blocks: Iterable[Block]) -> Iterator[str]:
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
            case Callout():
                yield f"<p>{escape(block.title or '')}</p>"
                yield from _texts(block.blocks)
            case FeatureList():
                yield from (
                    f"<p>{escape(one.title)}</p><div>{one.html}</div>" for one in block.items
                )
            case ApiTable():
                yield from (_row(row.id, row.name, row.html) for row in block.rows)
            case ApiParts():
                yield from (_row(row.id, row.prefix + row.name, row.html) for row in block.rows)


def _heading(level: int, id: str, html: str) -> str:
    return f'<h{level} id="{escape(id)}">{html}</h{level}>'


def _row(id: str, name: str, html: str) -> str:
    """Return a row of a reference under its name, so that it is found at its own address."""
    head = _heading(4, id, escape(name, quote=False))
    return f"<div {LESS}>{head}{html}</div>" if html else ""


def _code(block: CodeBlock) -> str:
    return f"<pre {LESS}>{escape(block.source, quote=False)}</pre>"
