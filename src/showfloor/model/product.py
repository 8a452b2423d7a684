"""Families (the documented products) and what identifies them."""

from typing import Literal

from showfloor.model.base import Model

VersionStatus = Literal["stable", "beta", "superseded"]
"""What a reader can expect of a version."""


class Version(Model, frozen=True, kw_only=True):
    """One row of a product's version menu."""

    text: str
    """What the menu shows, such as `v6`."""
    href: str
    """A site path for the current version, an absolute address for the others."""
    current: bool = False
    """Whether this site documents it; exactly one version of a product is current."""
    released: str | None = None
    """Day of its release, such as `2025-03-26`, or of the first one where it names a series such as
    `v6`; `None` where nobody is sure."""
    status: VersionStatus | None = None
    listed: bool = True
    """Whether the version menu shows it; older ones are found on the page of all versions."""


StatusKind = Literal["beta", "maintenance", "deprecated", "discontinued"]


class Successor(Model, frozen=True, kw_only=True):
    """What to use instead of a product."""

    title: str
    href: str
    """A site path or a whole address."""


class ProductStatus(Model, frozen=True, kw_only=True):
    """What a reader should know of a product before choosing it."""

    kind: StatusKind
    text: str
    """One sentence on what that means."""
    successor: Successor | None = None


class PackagePin(Model, frozen=True, kw_only=True):
    """A documented package and the exact version that the site is built with."""

    name: str
    version: str


class ProductIdentity(Model, frozen=True, kw_only=True):
    """What a page belongs to, as analytics and search name it."""

    product_id: str | None
    category_id: str | None


class ProductRule(Model, rename="kebab", frozen=True, kw_only=True):
    """How the first segment of a URL names a product: a `[[products]]` table of `site.toml`.

    `id` may hold `{name}`, which stands for the second segment without `strip_prefix`, or for the
    third one where the second is among those to `pass_over`.
    """

    segment: str
    category: str
    id: str
    strip_prefix: str = ""
    pass_over: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    """What `{name}` may be; empty means anything. Another name leaves the product unknown."""


class Accent(Model, frozen=True, kw_only=True):
    """The color of a family, in OKLCH; the theme chooses the lightness."""

    hue: float
    """Degrees, 0 to 360."""
    chroma: float
    """0 (gray) to 0.4."""


class FamilyCard(Model, frozen=True, kw_only=True):
    """What the shell shows of a family: switcher, home page, header."""

    id: str
    """Folder name in `families/`; also the value of `data-family` that picks the accent."""
    name: str
    tagline: str
    """One line for the product switcher and the home page."""
    href: str
    """Where the product starts."""
    logo: str
    """The family's mark as inline SVG that uses `currentColor`."""
    accent: Accent | None = None
    """The build writes it as `--accent-hue` and `--accent-chroma` under `[data-family]`."""
    group: str = ""
    """Families with the same group are listed together in the switcher."""
    listed: bool = True
    """Whether the switcher and the lists of products show it; internal pages are not."""
    status: ProductStatus | None = None
    """Nothing for a product that is stable and goes on."""
    versions: tuple[Version, ...] = ()
    changes: str | None = None
    """The page about what changed between versions, if there is one."""
    theme_stylesheet: str | None = None
    """Site path of the family's theme variables, filled in by the build."""
