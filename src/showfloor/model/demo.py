"""Demos: live examples with their code in every styling and language, and what is made of them."""

import re

from showfloor.model.base import Model
from showfloor.model.product import PackagePin


class CodeFile(Model, frozen=True, kw_only=True):
    """A file of a demo, ready to be shown."""

    name: str
    """File name as a reader would save it, such as `BasicButtons.tsx`."""
    language: str
    source: str
    html: str
    """One `<span class="s-line">` a line; preview lines carry `data-preview`."""
    preview: tuple[int, int] | None = None
    """First and last line (from 1) worth showing before the rest, or nothing."""
    shared: bool = False
    """Whether it lies beside its family, for demos of many pages: sample data and its helpers."""


Pieces = tuple[str | tuple[int, int, int], ...]
"""Text, and parts of files: the number of a file, where its part starts and where it ends."""


class Joined(Model, frozen=True, kw_only=True):
    """The files of a demo as one, in both languages; nothing where they stay apart."""

    ts: Pieces | None = None
    js: Pieces | None = None


class DemoVariant(Model, frozen=True, kw_only=True):
    """A demo in one styling."""

    styling: str
    """The id of a styling of the site; for code without a folder of its styling the first one."""
    module: str
    """Key of the module in the demo manifest; also names its chunk."""
    ts: tuple[CodeFile, ...]
    """Files as written, the entry first."""
    js: tuple[CodeFile, ...]
    """The same without types, formatted; files without types are the same as in `ts`."""
    joined: Joined = Joined()


class Demo(Model, frozen=True, kw_only=True):
    """A demo of a page."""

    id: str
    """`<page folder>/<name>`, unique in the site."""
    name: str
    """Unique in its page; the frame's `id` and `data-demo`."""
    title: str
    """The name in words, for assistive technology."""
    family: str
    path: str
    """Its path, relative to the site's folder; for the edit link and errors."""
    variants: tuple[DemoVariant, ...]
    """In the order of the site's stylings; never empty."""
    dependencies: tuple[PackagePin, ...]
    """Packages that its files import, at the installed versions."""


def demo_route(page: str, name: str) -> str:
    """Return the site path of the document that shows a page's demo and nothing else."""
    return f"{page}demos/{name}/"


def page_of_demo(path: str) -> str | None:
    """Return the route of the page whose demo a site path belongs to, if it is such a path."""
    match = re.fullmatch(r"(/(?:.+/)?)demos/[A-Z][A-Za-z0-9]*/(?:demo\.json)?", path)
    return match[1] if match else None


class SourceText(Model, frozen=True, kw_only=True):
    """A file as a reader would save it."""

    name: str
    source: str


class DemoCode(Model, frozen=True, kw_only=True):
    """What a demo consists of in one styling."""

    styling: str
    module: str
    ts: tuple[SourceText, ...]
    """The entry first."""
    js: tuple[SourceText, ...]
    cost: int | None = None
    """Bytes that its first use adds to a page that has React and the family's base: minified and
    compressed with brotli; `None` where it was not built."""


class ProjectRoot(Model, frozen=True, kw_only=True):
    """The component around a demo in a copy: it is given the demo as its children."""

    ts: str
    """As written, for `src/Root.tsx`."""
    js: str
    """The same without types, for `src/Root.jsx`."""


class DemoData(Model, frozen=True, kw_only=True):
    """A demo for machines and for the tools of its menu: `demo.json` beside its own page."""

    id: str
    name: str
    title: str
    family: str
    route: str
    """Site path of the page that explains it."""
    alone: str
    """Site path of the document that shows nothing else."""
    variants: tuple[DemoCode, ...]
    dependencies: tuple[PackagePin, ...]
    """Everything that a copy has to install, at the exact versions that it was built with."""
    packages: tuple[PackagePin, ...]
    """All that code of its family may import: a copy installs what a reader has made use of."""
    tools: tuple[PackagePin, ...]
    """What a copy is built with, as far as all stylings need it."""
    root: ProjectRoot | None = None
    """What its family puts around it in a copy; `None` where a demo is rendered as it is."""
