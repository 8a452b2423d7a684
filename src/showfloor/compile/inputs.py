"""What compiling needs beside the sources."""

from dataclasses import dataclass
from pathlib import Path

from showfloor.api import ErrorReader, Extractor, Sizer
from showfloor.demos import JsDeriver
from showfloor.icons import IconReader
from showfloor.model.cache import Caches

__all__ = ["Inputs"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Inputs:
    """The surroundings of a compile; equal ones give equal sites."""

    root: Path
    """The site's folder."""
    node_modules: Path
    """Where the documented packages are installed."""
    caches: Caches
    derive: JsDeriver
    extractor: Extractor
    sizer: Sizer
    errors: ErrorReader
    icons: IconReader
    engine: str
    """Digest of the engine's own code: what another engine made is not used again."""
    url: str | None = None
    """Where the site is published, if not where `site.toml` says."""
    dev: bool = False
    """Whether pages listen for changes."""
