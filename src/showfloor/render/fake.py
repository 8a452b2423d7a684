"""A renderer without Node, for tests of what lies around it."""

from collections.abc import Iterable, Iterator
from html import escape

from showfloor.model import Page, RenderedPage

__all__ = ["FakeRenderer"]


class FakeRenderer:
    """Draws each page as a title and the text of its blocks; the same page gives the same HTML."""

    def render(self, pages: Iterable[Page]) -> Iterator[RenderedPage]:
        """Return each page as a small HTML document, in order."""
        for page in pages:
            yield RenderedPage(route=page.route, html=_document(page))

    def close(self) -> None:
        """Do nothing: there is nothing to end."""


def _document(page: Page) -> str:
    title = escape(page.title)
    blocks = "\n".join(
        getattr(block, "html", f"<!-- {type(block).__name__} -->") for block in page.blocks
    )
    return (
        f'<!doctype html>\n<html lang="en"><head><title>{title}</title></head>\n'
        f"<body><h1>{title}</h1>\n{blocks}</body></html>\n"
    )
