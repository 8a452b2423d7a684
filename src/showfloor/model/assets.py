"""What the frontend's build made, as pages refer to it."""

from showfloor.model.base import Model


class Face(Model, frozen=True, kw_only=True):
    """A font that a style sheet loads, in the words of `@font-face`."""

    href: str
    """Site path of its file."""
    family: str
    weight: str
    style: str
    unicode_range: str
    display: str
    plain: bool
    """Whether it has plain letters, which every page has."""


class IslandAssets(Model, frozen=True, kw_only=True):
    """Site paths of the browser files of one island."""

    script: str
    imports: tuple[str, ...]
    """Shared chunks that the script imports, to be preloaded with it; each after what it needs."""
    stylesheets: tuple[str, ...]
    """Themes, fonts and own styles, in the order in which they are linked."""


class Assets(Model, frozen=True, kw_only=True):
    """Site paths of everything that pages load."""

    pre_paint: str
    """The script that sets the state of `<html>` before anything is painted."""
    pre_paint_code: str = ""
    """The same as pages hold it, so that none waits for another file; empty in development,
    where pages load the file."""
    script: str
    """The always-on module."""
    live: str = ""
    """The module of pages that show something live; empty where that of all pages does its work."""
    alone: str
    """The module of documents that show one demo."""
    special: dict[str, IslandAssets] = {}
    """What some pages load in addition, by the name that these ask for."""
    offline: tuple[str, ...] = ()
    """What is loaded on use, and stored from the start for readers without a network."""
    stylesheets: tuple[str, ...]
    parts: dict[str, tuple[str, ...]] = {}
    """Style sheets of a kind of block (`api`, `demo`, `playground`), for the pages that have it.

    `code` is that of the font of code, for all.
    """
    fonts: dict[str, tuple[str, ...]] = {}
    """Style sheets of the fonts that pages ask for, by name."""
    preloads: tuple[str, ...]
    """Fonts of the text of all pages."""
    faces: dict[str, tuple[Face, ...]] = {}
    """Fonts by the style sheet that loads them."""
    themes: dict[str, str]
    """Style sheets of the themes, by family; only families that have one."""
    demos: dict[str, IslandAssets]
    """By module key."""
    bases: dict[str, tuple[str, ...]]
    """Scripts that all demos of a family share: React, and what its provider needs."""
    components: dict[str, IslandAssets]
    """By name."""
    families: dict[str, tuple[str, ...]] = {}
    """Style sheets of what surrounds all that is drawn in a family: its theme and fonts."""
    playgrounds: dict[str, IslandAssets] = {}
    """By the key of their blocks."""
    blocks: dict[str, IslandAssets] = {}
    """What gives life to blocks that are not React, by their kind."""
