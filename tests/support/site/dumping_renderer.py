"""A renderer whose documents show all that a renderer is given.

It takes the place of React where a test asks whether pages are rendered again when they have to be.
React shows a part of what it is given: a value that no component reads may be stale and nobody sees
it. Here the whole page is in its document, with the navigation beside it, what all pages share, and
the files of the frontend that it loads and is drawn by, so that whatever is stale shows. It is also
quicker than a process of Node: pages are dumped in a millisecond.

Left out are the trees of other families, which the frontend gives to no page, and the files of what
is on other pages: to render a page again for them would be work for nothing.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any, Self

import msgspec
import pytest

from showfloor.model.navigation import NavTree
from showfloor.model.page import Page, RenderedPage, ShellModel

Tree = dict[str, Any]
"""JSON as it comes; a dump does not need to know more of it."""


class DumpingRenderer:
    """Dumps pages as JSON; the same page gives the same document."""

    def __init__(self, _node: str, work: Path, shell: ShellModel, trees: Sequence[NavTree]) -> None:
        self._shell: Tree = msgspec.to_builtins(shell)
        self._trees: dict[str, Tree] = {tree.id: msgspec.to_builtins(tree) for tree in trees}
        self._assets: Tree = json.loads((work / "assets.json").read_bytes())
        # What draws a page in Node is named after what it is made from, too.
        self._drawn_by = sorted(file.name for file in (work / "server" / "chunks").iterdir())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def start(self, pages: int) -> None:
        """Do nothing: no process has to start."""

    def render(self, pages: Iterable[Page]) -> Iterator[RenderedPage]:
        """Return each page as a document with all that was given, in order."""
        for page in pages:
            yield RenderedPage(route=page.route, html=_document(page.title, self._given(page)))

    def close(self) -> None:
        """Do nothing: there is nothing to end."""

    def _given(self, page: Page) -> Tree:
        tree: Tree = msgspec.to_builtins(page)
        return {
            "page": tree,
            "navigation": self._trees.get(page.tree),
            "shell": self._shell,
            "assets": self._assets_of(tree),
            "drawn by": self._chunks_of(tree),
        }

    def _assets_of(self, page: Tree) -> Tree:
        """Return what all pages share, and what one of them loads besides."""
        blocks = page["blocks"]
        keys = {
            "demos": set(_texts(page["demos"])),
            "components": {one["name"] for one in blocks if one["type"] == "component"},
            "playgrounds": {one["key"] for one in blocks if one["type"] == "playground"},
        }
        own = {part: _chosen(self._assets[part], wanted) for part, wanted in keys.items()}
        return {**self._assets, **own}

    def _chunks_of(self, page: Tree) -> list[str]:
        """Return the names of the chunks that draw what is on a page."""
        names = {name for block in page["blocks"] for name in _drawn(block)}
        return [file for file in self._drawn_by if file.rpartition("-")[0] in names]


def dumped_pages(patch: pytest.MonkeyPatch) -> None:
    """Have builds dump pages."""
    patch.setattr("showfloor.outputs.output.Renderer", DumpingRenderer)


def _document(title: str, given: Tree) -> str:
    dump = msgspec.json.format(msgspec.json.encode(given, order="deterministic"), indent=1)
    text = escape(dump.decode(), quote=False)
    return f"<!doctype html>\n<title>{escape(title)}</title>\n<pre>{text}</pre>\n"


def _chosen(files: Mapping[str, object], keys: set[str]) -> Tree:
    return {key: one for key, one in files.items() if key in keys}


def _texts(tree: object) -> Iterator[str]:
    """Yield all texts of a tree: the keys of the modules of demos are among them."""
    if isinstance(tree, str):
        yield tree
    elif isinstance(tree, Mapping):
        for value in tree.values():
            yield from _texts(value)
    elif isinstance(tree, list | tuple):
        for value in tree:
            yield from _texts(value)


def _drawn(block: Tree) -> Iterator[str]:
    """Yield the names of components and specimens that a block shows."""
    if block["type"] == "component":
        yield block["name"]
    for group in block.get("groups", ()) if block["type"] == "catalog" else ():
        for card in group["cards"]:
            yield card["specimen"].rpartition("/")[2]
