"""The fields of a family's `icons.toml`."""

import msgspec

__all__ = ["IconSettings", "SizeSettings", "StyleSettings"]


class StyleSettings(
    msgspec.Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True
):
    """A style, and how its icons are told from others."""

    id: str
    label: str
    suffix: str = ""


class SizeSettings(
    msgspec.Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True
):
    """A size that the dialog of an icon shows."""

    label: str
    pixels: int
    code: str


class IconSettings(
    msgspec.Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True
):
    """What a package does not say of its icons."""

    package: str
    styles: tuple[StyleSettings, ...]
    """The plain one, without a suffix, first."""
    only: tuple[str, ...] = ()
    """The icons that are taken of the package, in all their styles; all where none is named."""
    featured: tuple[str, ...] = ()
    """Icons that stand before all others; the page holds them from the start."""
    imports: tuple[str, ...] = ()
    """`{name}` stands for the name of the icon, `{package}` for that of the package."""
    sizes: tuple[SizeSettings, ...] = ()
    words: dict[str, str] = {}
    """A word of names to what else people call it, separated by spaces."""
    names: dict[str, str] = {}
    """The same for whole names."""
