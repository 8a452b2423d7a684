from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from showfloor.api.request import FamilyRequest
from showfloor.config.family import load_family
from showfloor.errors import ToolError
from showfloor.history import load_histories
from showfloor.history.compare import Member, Snapshot, SnapshotEntry
from showfloor.history.record import Recorder
from showfloor.history.versions import Published

FAMILY = """\
name = "Acorn Kit"
tagline = "Grows"
start = "/acorn-kit/"
companions = ["@acorn/paint"]
history = {majors}

[packages]
"@acorn/kit" = "{kit}"
"@acorn/kit-pro" = "{kit}"
"@acorn/paint" = "1.0.0"
"""


@dataclass
class Registry:
    """Packages whose component has a prop for each version: `v1.0.4`."""

    versions: dict[str, str]
    broken: str = ""
    read: list[str] = field(default_factory=list)

    def published(self, package: str, majors: Iterable[str]) -> list[Published]:
        found = self.versions[package].split()
        return [Published(version=one) for one in found if one[0] in majors]

    def snapshots(
        self, packages: Mapping[str, Published], companions: Iterable[str], family: FamilyRequest
    ) -> Sequence[Snapshot]:
        assert list(companions) == ["@acorn/paint"]
        assert [one.name for one in family.packages] == list(packages)
        versions = {one.version for one in packages.values()}
        self.read.append(" ".join(f"{name}@{one.version}" for name, one in packages.items()))
        if self.broken in versions:
            raise ToolError("It does not install.", why="It is old.", fix="Leave it.")
        return [snapshot(name, one.version) for name, one in packages.items()]


def snapshot(package: str, version: str) -> Snapshot:
    member = Member(kind="prop", name=f"v{version}")
    entry = SnapshotEntry(name="Lamp", kind="component", members=(member,))
    return Snapshot(package=package, exports=("Lamp",), entries=(entry,))


def record(
    root: Path, registry: Registry, *, kit: str = "2.9.9", majors: str = '["1"]'
) -> list[str]:
    folder = root / "families" / "acorn-kit"
    folder.mkdir(parents=True, exist_ok=True)
    text = FAMILY.format(kit=kit, majors=majors)
    (folder / "family.toml").write_text(text, encoding="utf-8")
    said: list[str] = []
    Recorder(root=root, registry=registry, say=said.append).record(load_family(folder, root))
    return said


def table(root: Path, package: str = "@acorn/kit") -> str:
    return (root / "history" / f"{package}.csv").read_text(encoding="utf-8")


def test_packages_are_read_together_where_they_share_a_version(tmp_path: Path) -> None:
    registry = Registry({"@acorn/kit": "1.0.0 1.0.4 1.1.0", "@acorn/kit-pro": "1.1.2"})
    assert record(tmp_path, registry) == [
        "@acorn/kit 1.0.4: 3 changes",
        "@acorn/kit 1.1.0: 2 changes",
        "@acorn/kit-pro 1.1.2: 3 changes",
    ]
    assert registry.read == ["@acorn/kit@1.0.4", "@acorn/kit@1.1.0 @acorn/kit-pro@1.1.2"]
    assert table(tmp_path).splitlines()[1:] == [
        "1.0,release,,,1.0.4,,",
        "1.0,added,,export,Lamp,,",
        "1.0,added,Lamp,component,Lamp,,",
        "1.0,added,Lamp,prop,v1.0.4,,",
        "1.1,release,,,1.1.0,,",
        "1.1,added,Lamp,prop,v1.1.0,,",
        "1.1,removed,Lamp,prop,v1.0.4,,",
    ]
    assert load_histories(tmp_path).keys() == {"@acorn/kit", "@acorn/kit-pro"}


def test_what_is_recorded_is_not_read_again(tmp_path: Path) -> None:
    registry = Registry({"@acorn/kit": "1.0.4 1.1.0", "@acorn/kit-pro": ""})
    record(tmp_path, registry)
    before = table(tmp_path)
    registry.read.clear()
    # A patch of an older minor version comes late.
    registry.versions["@acorn/kit"] = "1.0.4 1.0.5 1.1.0"
    assert record(tmp_path, registry) == []
    assert registry.read == []
    assert table(tmp_path) == before


def test_a_new_version_is_compared_with_the_last_one(tmp_path: Path) -> None:
    versions = {"@acorn/kit": "1.0.4 1.1.0", "@acorn/kit-pro": ""}
    record(tmp_path, Registry(versions))
    before = table(tmp_path)
    registry = Registry({**versions, "@acorn/kit": "1.0.4 1.1.0 1.2.0"})
    assert record(tmp_path, registry) == ["@acorn/kit 1.1.0: known", "@acorn/kit 1.2.0: 2 changes"]
    assert table(tmp_path) == (
        f"{before}1.2,release,,,1.2.0,,\n"
        "1.2,added,Lamp,prop,v1.2.0,,\n"
        "1.2,removed,Lamp,prop,v1.1.0,,\n"
    )


def test_another_patch_of_the_last_version_takes_its_place(tmp_path: Path) -> None:
    versions = {"@acorn/kit": "1.0.4 1.1.0 1.1.3", "@acorn/kit-pro": ""}
    record(tmp_path, Registry(versions), kit="1.1.0")
    assert "1.1,release,,,1.1.0,," in table(tmp_path)
    record(tmp_path, Registry(versions), kit="1.1.3")
    again = table(tmp_path)
    assert "1.1.0" not in again
    record(tmp_path / "anew", Registry(versions), kit="1.1.3")
    assert table(tmp_path / "anew") == again


def test_an_older_major_version_is_read_before_all_others(tmp_path: Path) -> None:
    versions = {"@acorn/kit": "1.0.4 2.0.0", "@acorn/kit-pro": ""}
    record(tmp_path, Registry(versions), majors='["2"]')
    record(tmp_path, Registry(versions), majors='["1", "2"]')
    again = table(tmp_path)
    record(tmp_path / "anew", Registry(versions), majors='["1", "2"]')
    assert table(tmp_path / "anew") == again


def test_a_version_that_does_not_install_is_told_and_left_out(tmp_path: Path) -> None:
    versions = {"@acorn/kit": "1.0.4 1.1.0 1.2.0", "@acorn/kit-pro": ""}
    said = record(tmp_path, Registry(versions, broken="1.1.0"))
    assert said[1] == (
        "@acorn/kit 1.1 is left out: It does not install.\n  why: It is old.\n  fix: Leave it."
    )
    assert load_histories(tmp_path)["@acorn/kit"].versions == ("1.0", "1.2")
    again = Registry(versions)
    record(tmp_path, again)
    assert again.read == []


def test_a_package_without_such_versions_has_no_table(tmp_path: Path) -> None:
    registry = Registry({"@acorn/kit": "2.0.0", "@acorn/kit-pro": ""})
    assert record(tmp_path, registry) == []
    assert load_histories(tmp_path) == {}
