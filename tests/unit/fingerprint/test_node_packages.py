import json
from pathlib import Path

from showfloor.api.installed import involved_versions, version_of


def install(folder: Path, version: str, **fields: dict[str, str]) -> None:
    folder.mkdir(parents=True)
    (folder / "package.json").write_text(json.dumps({"version": version, **fields}))


def test_a_version_is_read_from_the_package(tmp_path: Path) -> None:
    install(tmp_path / "node_modules/@acorn/kit", "2.1.0")
    assert version_of(tmp_path, "@acorn/kit") == "2.1.0"


def test_a_missing_or_damaged_package_has_no_version(tmp_path: Path) -> None:
    install(tmp_path / "node_modules/bad", "1.0.0")
    (tmp_path / "node_modules/bad/package.json").write_text("{")
    assert version_of(tmp_path, "bad") is None
    assert version_of(tmp_path, "gone") is None


def test_everything_that_types_can_depend_on_is_involved(tmp_path: Path) -> None:
    modules = tmp_path / "node_modules"
    install(modules / "kit", "2.1.0", dependencies={"leaf": "^1"}, peerDependencies={"soil": "*"})
    install(modules / "leaf", "1.0.0", dependencies={"kit": "^2"})
    install(modules / "soil", "3.0.0")
    install(modules / "unrelated", "9.0.0")
    install(modules / "@types/react", "19.0.0")
    install(modules / "typescript", "5.9.3")
    assert involved_versions(tmp_path, ["kit"]) == (
        "node_modules/@types/react@19.0.0",
        "node_modules/kit@2.1.0",
        "node_modules/leaf@1.0.0",
        "node_modules/soil@3.0.0",
        "node_modules/typescript@5.9.3",
    )


def test_a_package_of_its_own_goes_before_the_shared_one(tmp_path: Path) -> None:
    modules = tmp_path / "node_modules"
    install(modules / "kit", "2.1.0", dependencies={"leaf": "^0.9"})
    install(modules / "kit/node_modules/leaf", "0.9.0")
    install(modules / "leaf", "1.0.0")
    assert involved_versions(tmp_path, ["kit"]) == (
        "node_modules/kit/node_modules/leaf@0.9.0",
        "node_modules/kit@2.1.0",
    )
