"""Themes that readers take home look as they did in the theme studio, and compile."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from showfloor.node import find_node, node_environment
from support.places import ENGINE_MODULES, PROJECT, SITE_MODULES

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("theme_studio")]

ADDRESS = "https://theme.test/"
DOCUMENT = "<!doctype html><html lang=en><title>Theme</title><body>"
SCHEMES = ("light", "dark")
COMPILER = {
    "compilerOptions": {
        "target": "ES2022",
        "lib": ["ES2022", "DOM", "DOM.Iterable"],
        "module": "ESNext",
        "moduleResolution": "Bundler",
        "jsx": "react-jsx",
        "types": [],
        "strict": True,
        "skipLibCheck": True,
        "noEmit": True,
    },
    "include": ["themes"],
}
"""As in the project that readers open: types of packages are not theirs to mend."""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the file of each theme, and the packages that the site documents."""
    folder = tmp_path_factory.mktemp("themes")
    (folder / "node_modules").symlink_to(SITE_MODULES)
    program = PROJECT / "tests" / "support" / "browser" / "bundle_studio.mjs"
    subprocess.run(
        [find_node(), str(program), str(folder)],
        cwd=PROJECT,
        env=node_environment(NODE_ENV="production"),
        check=True,
    )
    return folder


@pytest.fixture(scope="module")
def themes(project: Path) -> list[str]:
    """Names of all themes."""
    return sorted(file.stem for file in (project / "themes").iterdir())


@pytest.fixture(scope="module")
def tab(browser: Browser, project: Path) -> Iterator[Page]:
    """A tab that draws screens in a theme."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.route(ADDRESS, lambda route: route.fulfill(content_type="text/html", body=DOCUMENT))
    tab = context.new_page()
    tab.goto(ADDRESS)
    tab.add_script_tag(path=project / "dist" / "truth.js", type="module")
    tab.wait_for_function("globalThis.compare !== undefined")
    yield tab
    context.close()


def differences(tab: Page, *arguments: str) -> Any:
    """Return a line for each computed style that a file and the studio differ in."""
    return tab.evaluate("(values) => compare(...values)", arguments)


def test_all_themes_compile(project: Path) -> None:
    (project / "tsconfig.json").write_text(json.dumps(COMPILER))
    compiler = ENGINE_MODULES / "typescript" / "bin" / "tsc"
    done = subprocess.run(
        [find_node(), str(compiler), "-p", str(project)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_there_are_presets_and_random_themes(themes: list[str]) -> None:
    for library in ("material-ui", "joy-ui"):
        own = [name for name in themes if name.startswith(library)]
        assert len([name for name in own if "-custom" not in name]) == 8 + 20
        assert len([name for name in own if "-random-" in name]) == 20


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("random", [False, pytest.param(True, marks=pytest.mark.sweep)])
def test_a_file_gives_the_styles_of_the_studio(
    tab: Page, themes: list[str], scheme: str, random: bool
) -> None:
    tried = [name for name in themes if ("-random-" in name) is random]
    found = {name: differences(tab, name, scheme) for name in tried}
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize("library", ["material-ui", "joy-ui"])
def test_another_file_does_not(tab: Page, library: str) -> None:
    lines = differences(tab, f"{library}-quiet", "light", f"{library}-random-1")
    assert any("background-color" in line for line in lines)
