"""A demo as its author wrote it: found and checked, but not yet prepared for readers."""

from showfloor.demos.usage import Use
from showfloor.model import Model, Styling

__all__ = ["DemoSource", "SourceFile", "VariantSource"]


class SourceFile(Model, frozen=True, kw_only=True):
    """One file of a demo."""

    name: str
    """As a reader would save it: an `index.tsx` carries the demo's name."""
    path: str
    """Relative to the site's folder."""
    text: str

    @property
    def is_script(self) -> bool:
        """Whether it holds TypeScript, and so has a JavaScript form."""
        return self.name.endswith((".ts", ".tsx"))


class VariantSource(Model, frozen=True, kw_only=True):
    """A demo in one styling."""

    styling: Styling
    module: str
    """`<page folder>/<name>`, followed by the styling where there are several."""
    files: tuple[SourceFile, ...]
    """The entry first, then what it imports, in that order."""
    packages: tuple[str, ...]
    """Packages that the files import, sorted."""
    uses: tuple[Use, ...] = ()
    """What the files use of them, and of each other."""
    imports: tuple[str, ...]
    """What they import of these packages, as they write it, sorted; not what is only types."""


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
