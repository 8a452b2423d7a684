"""The files of a site's `public/`, as they are."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Self

from showfloor.build.outputs.output import BuildContext, Output
from showfloor.compile import Site
from showfloor.model.files import SiteFile

__all__ = ["PublicFiles"]


@dataclass(frozen=True)
class PublicFiles(Output):
    """Gives them; the development server takes them from their folder."""

    in_development: ClassVar[bool] = False

    site: Site

    @classmethod
    def open(cls, context: BuildContext) -> Self:
        """Return the output of a build."""
        return cls(context.site)

    def files(self) -> Iterator[SiteFile]:
        """Yield every file."""
        folder = self.site.inputs.root / "public"
        for path in self.site.facts.public:
            yield SiteFile(path=path, content=folder / path.lstrip("/"))
