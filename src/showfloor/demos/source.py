"""A demo as a page names it, and as its author wrote it: not yet prepared for readers."""

from pathlib import Path
from typing import NamedTuple

from showfloor.demos.usage import Use
from showfloor.errors import SourceError
from showfloor.model import Model


class DemoRequest(NamedTuple):
    """A demo as a page names it."""

    root: Path
    """The site's folder."""
    folder: str
    """The page's folder, relative to `pages/`."""
    name: str
    family: str
    packages: frozenset[str]
    """Packages that its family documents: the demo may import these besides React."""
    page: str
    """The page's file, relative to the site's folder."""
    line: int
    """Where the page names the demo."""
    subjects: frozenset[str] = frozenset()
    """Components that the page is about: the preview shows these where it cannot show all."""
    named: frozenset[str] = frozenset()
    """Props that its section of the page names: the preview shows as many as it can."""
    stylings: tuple[str, ...] = ()
    """The stylings of the site, by the names of their folders, in order."""

    @property
    def id(self) -> str:
        """The demo's id, unique in the site."""
        return f"{self.folder}/{self.name}"

    def error(self, what: str, *, why: str, fix: str) -> SourceError:
        """Return an error at the place in the page."""
        return SourceError(what, path=self.page, line=self.line, why=why, fix=fix)


class SourceFile(Model, frozen=True, kw_only=True):
    """One file of a demo."""

    name: str
    """As a reader would save it: an `index.tsx` carries the demo's name."""
    path: str
    """Relative to the site's folder."""
    text: str

    @property
    def is_shared(self) -> bool:
        """Whether it lies beside its family, for demos of many pages."""
        return self.path.startswith("families/")

    @property
    def is_script(self) -> bool:
        """Whether it holds TypeScript, and so has a JavaScript form."""
        return self.name.endswith((".ts", ".tsx"))


class VariantSource(Model, frozen=True, kw_only=True):
    """A demo in one styling."""

    styling: str
    module: str
    """`<page folder>/<name>`, followed by the styling where there are several."""
    files: tuple[SourceFile, ...]
    """The entry first, then what it imports, in that order."""
    packages: tuple[str, ...]
    """Packages that the files import, sorted."""
    uses: tuple[Use, ...] = ()
    """The imports that the files use, of packages and of each other."""
    imports: tuple[str, ...]
    """The modules of these packages that they import, sorted, without imports of types."""


class DemoSource(Model, frozen=True, kw_only=True):
    """A demo in all its stylings."""

    id: str
    name: str
    family: str
    path: str
    """The entry, or the folder of a demo that has one, relative to the site's folder."""
    subjects: frozenset[str]
    """Components that its page is about."""
    named: tuple[str, ...] = ()
    """Props that its section of the page names and that its code gives, sorted."""
    variants: tuple[VariantSource, ...]

    @property
    def paths(self) -> tuple[str, ...]:
        """Every file that the demo is made of, relative to the site's folder."""
        return tuple(file.path for variant in self.variants for file in variant.files)

    @property
    def helpers(self) -> tuple[str, ...]:
        """The files that an entry imports, relative to the site's folder."""
        return tuple(file.path for variant in self.variants for file in variant.files[1:])
