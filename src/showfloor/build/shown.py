"""A state of a site that is being written: what its pages are drawn from."""

from dataclasses import dataclass, replace
from functools import cached_property

from showfloor.build.outputs import BuildContext, Outputs, open_outputs
from showfloor.build.page_keys import PageKeys
from showfloor.compile import CompiledPage, Site

__all__ = ["Shown"]


@dataclass
class Shown:
    """A state of the site that could be compiled."""

    context: BuildContext
    keys: PageKeys
    manifest: bytes
    """What the frontend's program was told of it."""

    @property
    def site(self) -> Site:
        """The site, with the pages that come with a release."""
        return self.context.site

    @cached_property
    def outputs(self) -> Outputs:
        """What makes the files beside its pages, opened when one is asked for."""
        return open_outputs(self.context, development=True)

    def page(self, route: str) -> CompiledPage | None:
        """Return a page, or one that no author wrote."""
        return self.site.pages.get(route) or self.site.own_pages.get(route)

    def edited(self, site: Site) -> "Shown":
        """Return the state after an edit of pages' text."""
        return Shown(replace(self.context, site=site), self.keys, self.manifest)
