"""What the frontend's build made, as pages refer to it."""

from showfloor.model.base import Model

__all__ = ["Assets", "IslandAssets"]


class IslandAssets(Model, frozen=True, kw_only=True):
    """Site paths of the browser files of one island."""

    script: str
    imports: tuple[str, ...]
    """Shared chunks that the script imports, to be preloaded with it."""
    stylesheets: tuple[str, ...]
    """Themes, fonts and own styles, in the order in which they are linked."""


class Assets(Model, frozen=True, kw_only=True):
    """Site paths of everything that pages load."""

    pre_paint: str
    """The blocking script that sets the state of `<html>` before anything is painted."""
    script: str
    """The always-on module."""
    stylesheets: tuple[str, ...]
    preloads: tuple[str, ...]
    """Fonts of the first view."""
    themes: dict[str, str]
    """Style sheets of the themes, by family; only families that have one."""
    demos: dict[str, IslandAssets]
    """By module key."""
    components: dict[str, IslandAssets]
    """By name."""
