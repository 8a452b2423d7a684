"""The files of a site's `public/`, as they are."""

from collections.abc import Iterator
from typing import ClassVar

from showfloor.build.outputs.output import SiteOutput
from showfloor.model.files import SiteFile

__all__ = ["PublicFiles"]


class PublicFiles(SiteOutput):
    """Gives them; the development server takes them from their folder."""

    in_development: ClassVar[bool] = False

    def files(self) -> Iterator[SiteFile]:
        """Yield every file."""
        folder = self.site.inputs.root / "public"
        for path in self.site.facts.public:
            yield SiteFile(path=path, content=folder / path.lstrip("/"))
