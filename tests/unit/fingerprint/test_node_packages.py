import json
import shutil
from pathlib import Path

import pytest

from showfloor.fingerprint import (
    installed_node_packages,
    linked_packages,
    package_version,
    package_versions,
)


def install(folder: Path, version: str, **fields: dict[str, str]) -> None:
    folder.mkdir(parents=True)
    (folder / "package.json").write_text(json.dumps({"version": version, **fields}))


def test_a_version_is_read_from_the_package(tmp_path: Path) -> None:
    install(tmp_path / "node_modules/@acorn/kit", "2.1.0")
    assert package_version(tmp_path / "node_modules", "@acorn/kit") == "2.1.0"


def test_a_missing_or_damaged_package_has_no_version(tmp_path: Path) -> None:
    install(tmp_path / "node_modules/bad", "1.0.0")
    (tmp_path / "node_modules/bad/package.json").write_text("{")
    assert package_version(tmp_path / "node_modules", "bad") is None
    assert package_version(tmp_path / "node_modules", "gone") is None


def test_everything_that_a_package_needs_is_told_with_it(tmp_path: Path) -> None:
    modules = tmp_path / "node_modules"
    install(modules / "kit", "2.1.0", dependencies={"leaf": "^1"}, peerDependencies={"soil": "*"})
    install(modules / "leaf", "1.0.0", dependencies={"kit": "^2"})
    install(modules / "soil", "3.0.0")
    install(modules / "unrelated", "9.0.0")
    assert package_versions(modules, ["kit"]) == (
        "node_modules/kit@2.1.0",
        "node_modules/leaf@1.0.0",
        "node_modules/soil@3.0.0",
    )


def test_a_package_of_its_own_goes_before_the_shared_one(tmp_path: Path) -> None:
    modules = tmp_path / "node_modules"
    install(modules / "kit", "2.1.0", dependencies={"leaf": "^0.9"})
    install(modules / "kit/node_modules/leaf", "0.9.0")
    install(modules / "leaf", "1.0.0")
    assert package_versions(modules, ["kit"]) == (
        "node_modules/kit/node_modules/leaf@0.9.0",
        "node_modules/kit@2.1.0",
    )


def test_what_is_only_needed_on_some_systems_counts_where_it_is_installed(tmp_path: Path) -> None:
    modules = tmp_path / "node_modules"
    install(modules / "bundler", "1.0.0", optionalDependencies={"native": "1", "other": "1"})
    install(modules / "native", "1.0.2")
    assert package_versions(modules, ["bundler"]) == (
        "node_modules/bundler@1.0.0",
        "node_modules/native@1.0.2",
    )


def test_another_version_is_seen_though_no_lock_file_tells_of_it(tmp_path: Path) -> None:
    modules = tmp_path / "node_modules"
    install(modules / "kit", "2.1.0", dependencies={"leaf": "1"})
    install(modules / "leaf", "1.0.0")
    before = package_versions(modules, ["kit"])
    (modules / "leaf" / "package.json").write_text(json.dumps({"version": "1.0.10"}))
    assert package_versions(modules, ["kit"]) != before


@pytest.fixture
def modules(tmp_path: Path) -> Path:
    """Two packages that npm has not written down."""
    install(tmp_path / "node_modules/kit", "2.1.0")
    install(tmp_path / "node_modules/@acorn/leaf", "1.0.0")
    return tmp_path / "node_modules"


def test_the_same_packages_have_the_same_key(modules: Path, tmp_path: Path) -> None:
    other = shutil.copytree(modules, tmp_path / "other" / "node_modules")
    assert installed_node_packages(other) == installed_node_packages(modules)


@pytest.mark.parametrize("name", ["kit", "@acorn/leaf"])
def test_another_version_of_any_package_is_in_the_key(modules: Path, name: str) -> None:
    before = installed_node_packages(modules)
    (modules / name / "package.json").write_text(json.dumps({"version": "9.10.11"}))
    assert installed_node_packages(modules) != before


@pytest.mark.parametrize("name", ["soil", "@acorn/soil"])
def test_a_further_package_is_in_the_key(modules: Path, name: str) -> None:
    before = installed_node_packages(modules)
    install(modules / name, "1.0.0")
    assert installed_node_packages(modules) != before


def test_what_npm_has_written_of_its_work_tells_of_all_packages(modules: Path) -> None:
    (modules / ".package-lock.json").write_text('{"packages": {"node_modules/kit": {}}}')
    before = installed_node_packages(modules)
    install(modules / "soil", "1.0.0")
    assert installed_node_packages(modules) == before
    (modules / ".package-lock.json").write_text('{"packages": {"node_modules/soil": {}}}')
    assert installed_node_packages(modules) != before


def test_where_no_folder_of_packages_is_nothing_is_installed(tmp_path: Path) -> None:
    (tmp_path / "node_modules").mkdir()
    assert installed_node_packages(tmp_path / "gone") == installed_node_packages(
        tmp_path / "node_modules"
    )


def test_the_code_of_a_linked_folder_is_part_of_its_version(tmp_path: Path) -> None:
    modules, source = tmp_path / "docs/node_modules", tmp_path / "packages/ui"
    install(source, "1.0.0")
    install(source / "node_modules/leaf", "1.0.0")
    modules.mkdir(parents=True)
    (modules / "ui").symlink_to(source)
    (modules / ".package-lock.json").write_text("{}")
    assert linked_packages(modules) == {"ui": source}

    def seen() -> tuple[str, tuple[str, ...]]:
        return installed_node_packages(modules), package_versions(modules, ["ui"])

    before = seen()
    (source / "node_modules/leaf/more.js").write_text("")
    assert seen() == before
    (source / "index.ts").write_text("export const size = 2;")
    assert all(now != once for now, once in zip(seen(), before, strict=True))


def test_links_of_package_managers_are_no_folders_of_a_workspace(tmp_path: Path) -> None:
    modules = tmp_path / "node_modules"
    install(modules / ".store/kit", "2.1.0")
    (modules / "kit").symlink_to(modules / ".store/kit")
    assert linked_packages(modules) == {}
    assert package_versions(modules, ["kit"]) == ("node_modules/kit@2.1.0",)
