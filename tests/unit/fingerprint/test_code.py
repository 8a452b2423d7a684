"""Keys of code: of the engine with all that is installed for it, and of folders."""

import shutil
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import pytest

from showfloor.fingerprint import (
    code,
    engine_code,
    engine_files,
    folder_code,
    python_package_version,
)
from support.site.installed_packages import forget_code, install_python_package


@pytest.fixture(autouse=True)
def _seen_anew(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Look at the code again in each test, and after it, when all is as it was."""
    forget_code()
    yield
    monkeypatch.undo()
    forget_code()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Some code."""
    (tmp_path / "web" / "leaves").mkdir(parents=True)
    (tmp_path / "web" / "tree.ts").write_text("grow();")
    (tmp_path / "web" / "leaves" / "leaf.css").write_text("a {}")
    return tmp_path / "web"


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the engine, taken for the one that runs."""
    copy = shutil.copytree(code.ENGINE, tmp_path / "showfloor")
    monkeypatch.setattr(code, "ENGINE", copy)
    return copy


def test_the_same_code_has_the_same_key(engine: Path) -> None:
    before = engine_code(), engine_files()
    forget_code()
    assert (engine_code(), engine_files()) == before


@pytest.mark.parametrize("name", ["errors.py", "highlight/queries/new.scm", "new/module.py"])
def test_every_file_of_the_engine_is_in_its_key(engine: Path, name: str) -> None:
    before = engine_code(), engine_files()
    (engine / name).parent.mkdir(exist_ok=True)
    with (engine / name).open("a") as file:
        file.write("# Another line.\n")
    forget_code()
    assert engine_code() != before[0]
    assert engine_files() != before[1]


def test_a_process_keeps_the_key_of_the_code_that_it_began_with(engine: Path) -> None:
    before = engine_code(), engine_files()
    (engine / "errors.py").unlink()
    assert (engine_code(), engine_files()) == before


def test_another_version_of_an_installed_package_is_in_the_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = engine_code(), engine_files()
    install_python_package(tmp_path, monkeypatch, "pillow", "99.0")
    assert engine_code() != before[0]
    assert engine_files() == before[1]


def test_another_python_is_in_the_key(monkeypatch: pytest.MonkeyPatch) -> None:
    before = engine_code(), engine_files()
    monkeypatch.setattr("sys.version", "99.0")
    forget_code()
    assert engine_code() != before[0]
    assert engine_files() == before[1]


def test_a_version_is_that_of_the_installed_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert python_package_version("pillow") == version("pillow")
    install_python_package(tmp_path, monkeypatch, "pillow", "99.0")
    assert python_package_version("pillow") == "99.0"


def test_a_package_that_is_not_installed_has_no_version() -> None:
    assert python_package_version("no-such-package") == ""


def test_a_folder_is_known_by_what_is_in_it(folder: Path, tmp_path: Path) -> None:
    assert folder_code(shutil.copytree(folder, tmp_path / "other")) == folder_code(folder)


@pytest.mark.parametrize("name", ["tree.ts", "leaves/leaf.css", "leaves/new.ts"])
def test_every_file_of_a_folder_is_in_its_key(folder: Path, name: str) -> None:
    before = folder_code(folder)
    with (folder / name).open("a") as file:
        file.write("/* Another line. */")
    assert folder_code(folder) != before


def test_a_file_with_another_name_is_another_one(folder: Path) -> None:
    before = folder_code(folder)
    (folder / "leaves" / "leaf.css").rename(folder / "leaf.css")
    assert folder_code(folder) != before


@pytest.mark.parametrize("name", ["tree.test.ts", "__pycache__/tree.pyc"])
def test_tests_and_compiled_code_are_no_code(folder: Path, name: str) -> None:
    before = folder_code(folder)
    (folder / name).parent.mkdir(exist_ok=True)
    (folder / name).write_text("test();")
    assert folder_code(folder) == before


def test_a_folder_that_is_missing_is_as_an_empty_one(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert folder_code(tmp_path / "missing") == folder_code(tmp_path / "empty")
