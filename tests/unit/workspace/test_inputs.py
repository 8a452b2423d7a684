from pathlib import Path

import pytest

from showfloor.errors import ToolError
from showfloor.workspace.inputs import check_react
from support.places import ENGINE_MODULES, TOOLS
from support.site.installed_packages import install_package


def test_the_react_of_the_tests_fits() -> None:
    check_react(TOOLS, ENGINE_MODULES)


INSTALL = '"react@^18.0.0 || ^19.0.0" "react-dom@^18.0.0 || ^19.0.0"'
WHY = (
    "  why: a page has one React, react and react-dom of the same version, which renders the shell"
    " and the demos.\n"
)


def test_a_missing_react_is_told_with_what_to_install(tmp_path: Path) -> None:
    with pytest.raises(ToolError) as caught:
        check_react(tmp_path, ENGINE_MODULES)
    assert str(caught.value) == (
        f"react is not installed in {tmp_path}.\n"
        "  why: pages are rendered with the React of the site.\n"
        f"  fix: install the packages of the site: `npm install`, or `npm install {INSTALL}`"
        " where its package.json does not name it."
    )


def test_react_18_fits(tmp_path: Path) -> None:
    install_package(tmp_path, "react", "18.3.1")
    install_package(tmp_path, "react-dom", "18.3.1")
    check_react(tmp_path, ENGINE_MODULES)


@pytest.mark.parametrize(
    ("react", "what", "needed"),
    [("17.0.2", "react 17.0.2", "18 or 19"), ("19.3.1", "react-dom 18.3.1", "19")],
)
def test_a_react_that_does_not_fit_is_told_with_both_versions(
    tmp_path: Path, react: str, what: str, needed: str
) -> None:
    install_package(tmp_path, "react", react)
    install_package(tmp_path, "react-dom", "18.3.1")
    with pytest.raises(ToolError) as caught:
        check_react(tmp_path, ENGINE_MODULES)
    assert str(caught.value) == (
        f"{what} is installed in {tmp_path}, and the engine needs {needed}.\n"
        f"{WHY}"
        f"  fix: install versions that fit: `npm install {INSTALL}`."
    )
