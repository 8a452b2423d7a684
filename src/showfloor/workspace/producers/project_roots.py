"""The `Root.tsx` of each family, which wraps its demos in projects that readers download."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, Self

from showfloor.demos import ROOT, Derived, RootSource, read_root
from showfloor.errors import SourceError, collect_errors, raise_all
from showfloor.model.demo import ProjectRoot
from showfloor.workspace.producers.producer import Producer, Sources


class FamilyRoot(NamedTuple):
    """The root component of a family's demos."""

    root: ProjectRoot
    packages: tuple[str, ...]
    """Packages that it imports; every project needs them."""


@dataclass(frozen=True, eq=False)
class ProjectRoots(Producer):
    """Reads the files, and derives their JavaScript."""

    independent: ClassVar[bool] = True

    by_family: Mapping[str, FamilyRoot]

    @classmethod
    def produce(cls, sources: Sources) -> Self:
        """Read the file of each family that has one; raises `SourcesError` with all mistakes."""
        found: dict[str, RootSource] = {}
        errors: list[SourceError] = []
        for family in sources.config.families.values():
            if f"families/{family.id}/{ROOT}" not in sources.files:
                continue
            packages = frozenset(pin.name for pin in family.importable)
            with collect_errors(errors):
                found[family.id] = read_root(sources.config.root, family.id, packages)
        files = [(one.file,) for one in found.values()]
        derived = sources.inputs.derive.derive(files) if files else []
        errors += [result for result in derived if isinstance(result, SourceError)]
        raise_all(errors)
        return cls(
            {
                family: FamilyRoot(ProjectRoot(ts=one.file.text, js=form.code), one.packages)
                for (family, one), form in zip(found.items(), derived, strict=True)
                if isinstance(form, Derived)
            }
        )

    @classmethod
    def pending(cls, sources: Sources) -> Self:
        """Make none; a page that waits for programs offers no projects."""
        return cls({})
