from pathlib import Path

import pytest

from showfloor.errors import ToolError
from showfloor.workspace.inputs import check_react
from support.places import ENGINE_MODULES, TOOLS
from support.site.installed_packages import install_package


def test_the_react_of_the_tests_fits() -> None:
    check_react(TOOLS, ENGINE_MODULES)


def test_a_missing_react_is_told_with_what_to_install(tmp_path: Path) -> None:
    with pytest.raises(ToolError) as caught:
        check_react(tmp_path, ENGINE_MODULES)
    assert str(caught.value) == (
        f"react is not installed in {tmp_path}.\n"
        "  why: pages are rendered with the React of the site.\n"
        '  fix: install the packages of the site: `npm install`, or `npm install "react@^19.0.0"'
        ' "react-dom@^19.0.0"` where its package.json does not name it.'
    )


def test_a_react_that_does_not_fit_is_told_with_both_versions(tmp_path: Path) -> None:
    install_package(tmp_path, "react", "19.3.1")
    install_package(tmp_path, "react-dom", "18.3.1")
    with pytest.raises(ToolError) as caught:
        check_react(tmp_path, ENGINE_MODULES)
    assert str(caught.value) == (
        f"react-dom 18.3.1 is installed in {tmp_path}, and the engine needs ^19.0.0.\n"
        "  why: a page has one React, which renders the shell and the demos.\n"
        '  fix: install a version that fits: `npm install "react@^19.0.0" "react-dom@^19.0.0"`.'
    )
