"""A state of the site, from which the development server makes pages and files."""

from dataclasses import dataclass
from functools import cached_property

from showfloor.config import SiteSettings
from showfloor.model.demo import page_of_demo
from showfloor.model.redirects import Target
from showfloor.model.release_redirects import ReleaseRedirects
from showfloor.outputs import BuildContext, DevelopmentFiles
from showfloor.outputs.page_keys import PageKeys
from showfloor.workspace import Site, SitePage


@dataclass(frozen=True)
class DevState:
    """A site without mistakes in its sources, whole or as a preview."""

    context: BuildContext
    is_preview: bool
    """Whether packages were not read yet, and pages are read as they are asked for."""

    @property
    def site(self) -> Site:
        """The site, with the pages that come with a release."""
        return self.context.site

    @property
    def settings(self) -> SiteSettings:
        """The settings of the site."""
        return self.site.config.site

    @cached_property
    def keys(self) -> PageKeys:
        """The keys of its pages; known once the frontend serves the site."""
        return PageKeys(self.context.render)

    @cached_property
    def files(self) -> DevelopmentFiles:
        """All files but pages, made when they are asked for."""
        return DevelopmentFiles(self.context)

    def page(self, route: str) -> SitePage | None:
        """Return a page, or one that no author wrote."""
        return self.site.pages.get(route) or self.site.built_in_pages.get(route)

    def page_of_demo(self, path: str) -> SitePage | None:
        """Return the page that shows the demo at a site path."""
        return self.page(page_of_demo(path) or "")

    def file(self, path: str) -> bytes | None:
        """Return the content of a file that is made from the whole site, if it is one."""
        if self.is_preview:
            return None
        return self.files.content(path)

    def target(self, path: str) -> Target | None:
        """Return where an old address leads, as the server of a release would."""
        if self.is_preview:
            return None
        # Rarely asked for, and the rows may change at any time: so they are read each time.
        redirects = ReleaseRedirects(self.site.redirects, self.settings.languages.of_release)
        return redirects.follow(path, {*self.site.pages, *self.site.facts.files})
