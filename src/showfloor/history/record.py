"""Records the history of packages: reads the versions that are new, and writes them to the site."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from showfloor.api import ApiSettings, PackageSettings
from showfloor.api.request import FamilyRequest, ask
from showfloor.api.settings import FamilyApi, load_family_api
from showfloor.config import Family
from showfloor.config.toml import read_toml
from showfloor.errors import ToolError
from showfloor.history.compare import Snapshot, changes_between, changes_of_first
from showfloor.history.registry import Registry
from showfloor.history.table import Release, read_releases, table_of, write_releases
from showfloor.history.versions import Published, minor_of, order_of, wanted_versions


@dataclass(frozen=True, slots=True, kw_only=True)
class Recorder:
    """Reads packages of the past into a site's `history/`."""

    root: Path
    """The folder of the site."""
    registry: Registry
    say: Callable[[str], None]

    def record(self, family: Family) -> None:
        """Record what is new of a family's packages; raises `ToolError` and errors of sources.

        Packages that share version numbers are read together. A version that cannot be installed
        or read is reported, and left out.
        """
        api = _api_of(self.root, family)
        request = ask(api)
        pins = {pin.name: pin.version for pin in family.pins}
        wanted = {
            name: wanted_versions(
                self.registry.published(name, family.settings.history),
                family.settings.history,
                pins[name],
            )
            for name in api.settings.packages
        }
        tables = {name: _Table.read(self.root, name) for name in wanted}
        for version, packages in _in_order(wanted, tables).items():
            self._read(version, packages, request, tables, family.settings.companions)

    def _read(
        self,
        version: str,
        packages: Mapping[str, Published],
        request: FamilyRequest,
        tables: Mapping[str, "_Table"],
        companions: Sequence[str],
    ) -> None:
        """Read one version of some packages, and write what it changed."""
        part = msgspec.structs.replace(
            request,
            packages=tuple(one for one in request.packages if one.name in packages),
            entries=tuple(one for one in request.entries if one.package in packages),
        )
        try:
            found = self.registry.snapshots(packages, companions, part)
        except ToolError as error:
            self.say(f"{', '.join(packages)} {version} is left out: {error}")
            return
        for snapshot in found:
            if snapshot.package in packages:
                exact = packages[snapshot.package].version
                added = tables[snapshot.package].add(version, exact, snapshot)
                self.say(f"{snapshot.package} {exact}: {added}")


class _Table:
    """The releases of a package, and the API of the last one that was read."""

    def __init__(self, file: Path, releases: list[Release]) -> None:
        self._file = file
        self._releases = releases
        self._last: Snapshot | None = None

    @classmethod
    def read(cls, root: Path, package: str) -> "_Table":
        """Read the table of a package, if it has one; raises `SourceError`."""
        file = table_of(root, package)
        return cls(file, read_releases(file, root) if file.exists() else [])

    def missing(self, wanted: Sequence[Published]) -> list[Published]:
        """Return the versions to read: the last one that is known, and those after it.

        All are read again if an older one than the first is wanted. The last one of the table is
        taken out if another patch has its place now; what is before it never changes.
        """
        if not wanted:
            return []
        versions = [one.version for one in wanted]
        while self._releases and self._releases[-1].exact not in versions:
            self._releases.pop()
        if not self._releases or self._releases[0].version != minor_of(versions[0]):
            self._releases.clear()
            return list(wanted)
        last = versions.index(self._releases[-1].exact)
        return list(wanted[last:]) if last < len(wanted) - 1 else []

    def add(self, version: str, exact: str, snapshot: Snapshot) -> str:
        """Write what a version changed, and return the count in words."""
        last, self._last = self._last, snapshot
        if self._releases and self._releases[-1].exact == exact:
            return "known"
        changes = (
            changes_between(version, last, snapshot)
            if last
            else changes_of_first(version, snapshot)
        )
        self._releases.append(Release(version, exact, changes))
        write_releases(self._file, self._releases)
        return "1 change" if len(changes) == 1 else f"{len(changes)} changes"


def _api_of(root: Path, family: Family) -> FamilyApi:
    """Return what a family documents; its own packages where it has no `api.toml`."""
    folder = root / Path(family.path).parent
    api = load_family_api(folder, root)
    if api is not None:
        return api
    own = (pin.name for pin in family.pins if pin.name not in family.settings.companions)
    packages = {name: PackageSettings() for name in own}
    return FamilyApi(family.id, read_toml(root / family.path, root), ApiSettings(packages=packages))


def _in_order(
    wanted: Mapping[str, Sequence[Published]], tables: Mapping[str, _Table]
) -> dict[str, dict[str, Published]]:
    """Return the packages of each version to read, oldest first."""
    groups: dict[str, dict[str, Published]] = {}
    for name, versions in wanted.items():
        for one in tables[name].missing(versions):
            groups.setdefault(minor_of(one.version), {})[name] = one
    return dict(sorted(groups.items(), key=lambda group: order_of(group[0])))
