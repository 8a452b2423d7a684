"""What compiling needs beside the sources."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from showfloor.model.cache import Caches

if TYPE_CHECKING:  # what the tools are made of is told by their own fingerprints
    from showfloor.api import ErrorReader, Extractor, Sizer
    from showfloor.demos import JsDeriver
    from showfloor.icons import IconReader

__all__ = ["Inputs"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Inputs:
    """The surroundings of a compile; equal ones give equal sites."""

    root: Path
    """The site's folder."""
    node_modules: Path
    """Where the documented packages are installed."""
    caches: Caches
    derive: "JsDeriver"
    extractor: "Extractor"
    sizer: "Sizer"
    errors: "ErrorReader"
    icons: "IconReader"
    url: str | None = None
    """Where the site is published, if not where `site.toml` says."""
    offline_hosts: tuple[str, ...] = ()
    """Hosts on which its pages can be read offline, besides those that `site.toml` names."""
    license_key: str | None = None
    """That of the environment, before the one of `site.toml`."""
    dev: bool = False
    """Whether pages listen for changes."""
