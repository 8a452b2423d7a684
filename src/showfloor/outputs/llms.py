"""`llms.txt` and `llms-full.txt`: a site, or one product, for language models (llmstxt.org)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

__all__ = ["MOST_BYTES", "LlmsPage", "llms_full", "llms_list"]

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
