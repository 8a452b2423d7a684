"""Lock files pin by hash and name no address to fetch from."""

import ast
import json
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NODE_PROJECTS = [
    *(ROOT, ROOT / "web", ROOT / "site"),
    *(file.parent for file in sorted(ROOT.glob("site/pages/**/projects/*/package.json"))),
    *(file.parent for file in sorted(ROOT.glob("tests/families/*/package.json"))),
    ROOT / "tests" / "react-18",
]
"""The tools of tests, the frontend, the site, what guides show, and sites of other libraries."""
EXAMPLES = [file.parent for file in sorted(ROOT.glob("examples/*/requirements.txt"))]
NAMES = [folder.name for folder in NODE_PROJECTS]


LOCKS = ["requirements.lock", "requirements-test.lock", "requirements-node.lock"]


@pytest.mark.parametrize("name", LOCKS)
def test_python_locks_have_hashes_and_no_index(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    pins = [line for line in text.splitlines() if "==" in line]
    assert pins
    assert all(line.endswith("\\") for line in pins), "a pin without hashes"
    assert "--hash=sha256:" in text
    assert "index-url" not in text
    assert "http" not in text.replace("httptools", "").replace("httpx", "").replace("httpcore", "")


def test_the_lock_of_the_tests_has_all_of_the_other() -> None:
    served, tested = (
        set(re.findall(r"^\S+==\S+", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE))
        for name in LOCKS[:2]
    )
    assert served < tested


@pytest.mark.parametrize("folder", NODE_PROJECTS, ids=NAMES)
def test_node_lock_has_integrity_and_no_address(folder: Path) -> None:
    packages = json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    installed = {name: entry for name, entry in packages.items() if name and "link" not in entry}
    assert [name for name, entry in installed.items() if "resolved" in entry] == []
    assert [
        name
        for name, entry in installed.items()
        if not entry.get("integrity", entry.get("inBundle"))
    ] == []


@pytest.mark.parametrize("folder", NODE_PROJECTS, ids=NAMES)
def test_node_packages_are_pinned_exactly(folder: Path) -> None:
    manifest = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    wanted = {**manifest.get("dependencies", {}), **manifest.get("devDependencies", {})}
    assert wanted
    loose = {name: v for name, v in wanted.items() if not v.split("@")[-1][0].isdigit()}
    assert loose == {}


@pytest.mark.parametrize("folder", NODE_PROJECTS, ids=NAMES)
def test_node_lock_holds_the_packages_of_every_platform(folder: Path) -> None:
    packages = json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    locked = {name.rpartition("node_modules/")[2] for name in packages}
    wanted = {n for entry in packages.values() for n in entry.get("optionalDependencies", {})}
    assert wanted - locked == set(), "write the lock anew, without node_modules beside it"


@pytest.mark.parametrize("folder", EXAMPLES, ids=[folder.name for folder in EXAMPLES])
def test_an_example_has_the_versions_of_the_lock(folder: Path) -> None:
    locked = (ROOT / "requirements-test.lock").read_text(encoding="utf-8").splitlines()
    pins = (folder / "requirements.txt").read_text(encoding="utf-8").splitlines()
    assert pins
    assert [pin for pin in pins if f"{pin} \\" not in locked] == []


@pytest.mark.parametrize("folder", EXAMPLES, ids=[folder.name for folder in EXAMPLES])
def test_an_example_names_the_packages_that_it_imports(folder: Path) -> None:
    modules = [ast.parse(file.read_text(encoding="utf-8")) for file in folder.glob("*/*.py")]
    nodes = [node for module in modules for node in ast.walk(module)]
    named = [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
    named += [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    own = {path.name for path in folder.iterdir()}
    packages = {name.split(".")[0] for name in named} - own - sys.stdlib_module_names
    pins = (folder / "requirements.txt").read_text(encoding="utf-8").splitlines()
    assert {pin.partition("==")[0] for pin in pins} == packages
