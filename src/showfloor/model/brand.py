"""How a site looks and what its shell links to, as set in `site.toml`."""

from showfloor.model.base import Model


class Logo(Model, frozen=True, kw_only=True):
    """The logo in the header, in place of the title."""

    light: str
    """Site path of the file for the light color scheme."""
    dark: str
    """That for the dark one; the same if there is one file."""
    width: int
    """Of both, in CSS pixels, at the height of the header's text."""
    height: int


class Brand(Model, frozen=True, kw_only=True):
    """Signs by which readers know the site."""

    logo: Logo | None = None
    mark: str | None = None
    """Inline SVG that uses `currentColor`, beside the title."""
    favicon: str | None = None
    """Site path."""


class ShellLink(Model, frozen=True, kw_only=True):
    """A link in the header of every page."""

    name: str
    href: str
    icon: str | None = None
    """Inline SVG that uses `currentColor`, shown in place of the name."""


class Banner(Model, frozen=True, kw_only=True):
    """A line above the header of every page."""

    html: str
    id: str | None
    """Changes with the text; a browser remembers it when its reader closes the banner. `None` if
    the banner cannot be closed."""
