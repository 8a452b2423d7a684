"""An edit of what some pages say, as a build begins with it."""

from dataclasses import dataclass
from typing import NamedTuple

from showfloor.build.build_paths import BuildPaths
from showfloor.build.cache import DiskCache
from showfloor.build.kept import KeptPage, KeptPages
from showfloor.build.store import Store
from showfloor.compile import Inputs, PageRecord
from showfloor.config import SiteConfig
from showfloor.model import Page
from showfloor.node import RunningProgram

__all__ = ["Edit", "Edited", "FoundPage", "NotAnEditError"]


class Edited(NamedTuple):
    """A page after the edit."""

    kept: KeptPage
    whole: Page


class FoundPage(NamedTuple):
    """A page that is found by other words than before."""

    frame: Page
    record: PageRecord
    """As it is after the edit."""


class NotAnEditError(Exception):
    """It turns out that more has changed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Edit:
    """What is edited, and what that is read with."""

    paths: BuildPaths
    cache: DiskCache
    store: Store
    inputs: Inputs
    config: SiteConfig
    pages: KeptPages
    last: str
    """Digest of the last release."""
    edited: list[KeptPage]
    found_otherwise: list[FoundPage]
    """Those that have other words several times than before."""
    worker: RunningProgram
    """Was started to render them."""
