"""The picture of every page that may be found: `og.png` beside it, for links on other sites."""

from collections.abc import Iterator
from functools import partial

from showfloor.fingerprint import engine_code, key_of, package_version
from showfloor.model.product import Accent
from showfloor.model.release import PICTURE
from showfloor.model.site_file import SiteFile
from showfloor.outputs.output import BuildContext
from showfloor.outputs.picture_rendering import (
    FONTS,
    Fonts,
    PictureText,
    palette_of,
    render_picture,
)
from showfloor.workspace import Site, SitePage


def picture_files(context: BuildContext) -> Iterator[SiteFile]:
    """Yield the pictures of all pages that refer to one.

    A site without a known address has none: other sites need the whole address of a picture.
    """
    site = context.site
    packages = site.inputs.engine_modules
    fonts = Fonts(packages / FONTS)
    shared = key_of(engine_code(), package_version(packages, FONTS.rpartition("/")[0]))
    for page in site.pages.values():
        if page.frame.picture is not None:
            text, accent = _text(site, page), _accent(site, page)
            yield SiteFile(
                path=f"{page.frame.route}{PICTURE}",
                key=key_of(shared, text, accent),
                content=partial(_render, text, accent, fonts),
            )


def _render(text: PictureText, accent: Accent | None, fonts: Fonts) -> bytes:
    return render_picture(text, palette_of(accent), fonts)


def _text(site: Site, page: SitePage) -> PictureText:
    frame = page.frame
    family = site.config.families.get(frame.family or "")
    crumbs = frame.place.breadcrumbs
    return PictureText(
        title=frame.title,
        place=family.card.name if family else site.config.site.title,
        section=crumbs[1].title if len(crumbs) > 2 else "",
        text=frame.description,
    )


def _accent(site: Site, page: SitePage) -> Accent | None:
    family = site.config.families.get(page.frame.family or "")
    brand = site.config.site.brand.accent if site.config.site.brand else None
    return (family.card.accent if family else None) or brand
