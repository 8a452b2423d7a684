"""The files of a site's `public/`, as they are."""

from collections.abc import Iterator
from typing import ClassVar

from showfloor.model.site_file import SiteFile
from showfloor.outputs.output import SiteOutput

__all__ = ["PublicFiles"]


class PublicFiles(SiteOutput):
    """Gives them; the development server takes them from their folder."""

    in_development: ClassVar[bool] = False

    def files(self) -> Iterator[SiteFile]:
        """Yield every file."""
        folder = self.site.inputs.root / "public"
        for path in self.site.facts.public:
            yield SiteFile(path=path, content=folder / path.lstrip("/"))
