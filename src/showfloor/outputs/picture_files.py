"""The picture of every page that may be found: `og.png` beside it, for links on other sites."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import ClassVar, Final, Self

from showfloor.cache.file_cache import Made, MadeFiles
from showfloor.fingerprint import engine_code, key_of, package_version
from showfloor.model import Accent
from showfloor.model.release import PICTURE
from showfloor.model.site_file import SiteFile
from showfloor.outputs.output import BuildContext, EarlyContext, EarlyOutput
from showfloor.outputs.pictures import FONTS, Fonts, PictureText, draw_picture, palette_of
from showfloor.workspace import Site, SitePage

__all__ = ["PictureFiles"]

KIND: Final = "pictures"


class PictureFiles(EarlyOutput):
    """Draws the pictures; those whose words are as before are not drawn again.

    There are none where the site's address is not known: whoever shows a picture asks for it by
    a whole address.
    """

    in_development: ClassVar[bool] = False

    def __init__(self, site: Site, made: MadeFiles, node_modules: Path) -> None:
        self._site = site
        self._made = made
        self._node_modules = node_modules
        self._fonts = Fonts(node_modules / FONTS)
        font = package_version(node_modules, FONTS.rpartition("/")[0])
        self._shared = key_of(engine_code(), font)

    @classmethod
    def open(cls, context: EarlyContext) -> Self:
        """Return the output of a build."""
        root = context.site.config.root.resolve()
        made = MadeFiles(context.cache, f"{KIND} {root}")
        return cls(context.site, made, context.paths.node_modules)

    def complete(self, context: BuildContext) -> Self:
        """Return the output with the pictures of the pages about a release."""
        return type(self)(context.site, self._made, self._node_modules)

    def ahead(self) -> Iterator[None]:
        """Draw the pictures of the pages that there are."""
        return self._made.ahead(self._wanted)

    def files(self) -> Iterator[SiteFile]:
        """Yield the pictures of all pages that refer to one."""
        yield from self._made.files(self._wanted)

    def remember(self) -> None:
        """Leave what was drawn to the next build."""
        self._made.remember()

    @property
    def _wanted(self) -> Iterator[Made]:
        pages = self._site.pages.values()
        return (self._file(page) for page in pages if page.frame.picture is not None)

    def _file(self, page: SitePage) -> Made:
        text, accent = self._text(page), self._accent(page)
        make = partial(self._draw, text, accent)
        return Made(f"{page.frame.route}{PICTURE}", key_of(self._shared, text, accent), make)

    def _draw(self, text: PictureText, accent: Accent | None) -> bytes:
        return draw_picture(text, palette_of(accent), self._fonts)

    def _text(self, page: SitePage) -> PictureText:
        frame = page.frame
        family = self._site.config.families.get(frame.family or "")
        crumbs = frame.place.breadcrumbs
        return PictureText(
            title=frame.title,
            place=family.card.name if family else self._site.config.site.title,
            section=crumbs[1].title if len(crumbs) > 2 else "",
            text=frame.description,
        )

    def _accent(self, page: SitePage) -> Accent | None:
        family = self._site.config.families.get(page.frame.family or "")
        return family.card.accent if family else None
