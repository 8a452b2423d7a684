"""Icon sets: the shapes of a package, and what a page shows of them."""

from showfloor.model.base import Model


class IconStyle(Model, frozen=True, kw_only=True):
    """A style in which a package draws its icons."""

    id: str
    """What addresses call it: `Outlined`."""
    label: str
    suffix: str
    """What the names of its icons end in; empty for the plain one."""
    count: int


class IconSize(Model, frozen=True, kw_only=True):
    """A size that an icon can be given."""

    label: str
    pixels: int
    code: str
    """How that is written; `{name}` stands for the icon."""


class IconShape(Model, frozen=True, kw_only=True):
    """An icon with its shape."""

    name: str
    """Without the ending of its style."""
    svg: str
    """The content of the `<svg>`."""


class IconSetBlock(Model, tag="icons", frozen=True, kw_only=True):
    """All icons of a family, to be searched; everything else is loaded when it is used.

    A page's author writes it without fields; compiling fills them in.
    """

    family: str = ""
    package: str = ""
    count: int = 0
    """Of all components, each style of an icon for itself."""
    view_box: str = ""
    styles: tuple[IconStyle, ...] = ()
    """The one that shows at first comes first."""
    featured: tuple[IconShape, ...] = ()
    """What shows before anything is asked, in the first style."""
    imports: tuple[str, ...] = ()
    """Import statements; `{name}` stands for the icon."""
    sizes: tuple[IconSize, ...] = ()
    data: str = ""
    """Folder of the files with names and shapes, with a slash at its end."""
