"""Demos: live examples with their code in every styling and language."""

from typing import Literal

from showfloor.model.base import Model
from showfloor.model.product import PackagePin

__all__ = ["CodeFile", "Demo", "DemoVariant", "Styling"]

Styling = Literal["system", "tailwind", "css"]


class CodeFile(Model, frozen=True, kw_only=True):
    """A file of a demo, ready to be shown."""

    name: str
    """File name as a reader would save it, such as `BasicButtons.tsx`."""
    language: str
    source: str
    html: str
    """One `<span class="line">` a line; preview lines carry `data-preview`."""
    preview: tuple[int, int] | None = None
    """First and last line (from 1) worth showing before the rest, or nothing."""


class DemoVariant(Model, frozen=True, kw_only=True):
    """A demo in one styling."""

    styling: Styling
    module: str
    """Key of the module in the demo manifest; also names its chunk."""
    ts: tuple[CodeFile, ...]
    """Files as written, the entry first."""
    js: tuple[CodeFile, ...]
    """The same without types, formatted; files without types are the same as in `ts`."""


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
    """Where it stands, relative to the site's folder; for the edit link and errors."""
    variants: tuple[DemoVariant, ...]
    """In the order system, tailwind, css; never empty."""
    dependencies: tuple[PackagePin, ...]
    """Packages that its files import, at the installed versions."""
