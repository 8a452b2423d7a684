"""The picture of every page that may be found: `og.png` beside it, for links on other sites."""

from collections.abc import Iterator
from functools import partial
from typing import ClassVar, Self

from showfloor.cache.disk_cache import DiskCache
from showfloor.cache.file_cache import GeneratedFile
from showfloor.fingerprint import engine_code, key_of, package_version
from showfloor.model.product import Accent
from showfloor.model.release import PICTURE
from showfloor.model.site_file import SiteFile
from showfloor.outputs.output import CachedOutput, EarlyContext, EarlyOutput
from showfloor.outputs.picture_rendering import (
    FONTS,
    Fonts,
    PictureText,
    palette_of,
    render_picture,
)
from showfloor.workspace import Site, SitePage


class PictureFiles(CachedOutput, EarlyOutput):
    """Renders the pictures, again only if the words of a page changed.

    A site without a known address has none: other sites need the whole address of a picture.
    """

    kind: ClassVar[str] = "pictures"

    def __init__(self, site: Site, cache: DiskCache) -> None:
        super().__init__(site, cache)
        packages = site.inputs.engine_modules
        self._fonts = Fonts(packages / FONTS)
        font = package_version(packages, FONTS.rpartition("/")[0])
        self._shared = key_of(engine_code(), font)

    @classmethod
    def open(cls, context: EarlyContext) -> Self:
        """Return the output of a build."""
        return cls(context.site, context.cache)

    def ahead(self) -> Iterator[None]:
        """Render the pictures of the pages that are known."""
        return self._file_cache.make_ahead(self._wanted)

    def files(self) -> Iterator[SiteFile]:
        """Yield the pictures of all pages that refer to one."""
        yield from self._file_cache.files(self._wanted)

    @property
    def _wanted(self) -> Iterator[GeneratedFile]:
        pages = self._site.pages.values()
        return (self._file(page) for page in pages if page.frame.picture is not None)

    def _file(self, page: SitePage) -> GeneratedFile:
        text, accent = self._text(page), self._accent(page)
        make = partial(render_picture, text, palette_of(accent), self._fonts)
        return GeneratedFile(
            f"{page.frame.route}{PICTURE}", key_of(self._shared, text, accent), make
        )

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
        config = self._site.config
        family = config.families.get(page.frame.family or "")
        brand = config.site.brand.accent if config.site.brand else None
        return (family.card.accent if family else None) or brand
