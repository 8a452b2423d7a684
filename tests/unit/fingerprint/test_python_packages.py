from collections.abc import Iterator
from pathlib import Path

import pytest

from installed import install_python_package
from showfloor.fingerprint import python_package_version
from showfloor.fingerprint.python_code import forget
from showfloor.fingerprint.python_packages import python_package_versions


@pytest.fixture(autouse=True)
def _seen_anew() -> Iterator[None]:
    forget()
    yield
    forget()


@pytest.mark.parametrize(
    ("module", "package"),
    [
        ("brotli", "brotli"),
        ("fontTools", "fonttools"),
        ("PIL", "pillow"),
        ("yaml", "pyyaml"),
        ("tree_sitter_css", "tree-sitter-css"),
    ],
)
def test_a_module_is_told_by_the_package_that_holds_it(module: str, package: str) -> None:
    assert python_package_versions([module]) == (f"{package}@{python_package_version(package)}",)


def test_what_a_package_needs_is_told_with_it() -> None:
    names = [one.partition("@")[0] for one in python_package_versions(["markdown_it"])]
    assert names == ["markdown-it-py", "mdurl"]


def test_a_version_is_that_of_what_is_found_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert python_package_version("brotli") != "99.1"
    install_python_package(tmp_path, monkeypatch, "Brotli", "99.1")
    assert python_package_version("brotli") == "99.1"


def test_what_is_not_installed_has_no_version() -> None:
    assert python_package_version("no-such-package") == ""
    assert python_package_versions(["no_such_package"]) == ("no-such-package@",)
