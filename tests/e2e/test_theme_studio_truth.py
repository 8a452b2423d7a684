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
    return sorted(file.stem for file in (project / "themes").iterdir())


@pytest.fixture(scope="module")
def tab(browser: Browser, project: Path) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.route(ADDRESS, lambda route: route.fulfill(content_type="text/html", body=DOCUMENT))
    tab = context.new_page()
    tab.goto(ADDRESS)
    tab.add_script_tag(path=project / "dist" / "truth.js", type="module")
    tab.wait_for_function("globalThis.compare !== undefined")
    yield tab
    context.close()


def differences(tab: Page, *arguments: str) -> Any:
    return tab.evaluate("(values) => compare(...values)", arguments)


def test_all_themes_compile(project: Path) -> None:
    (project / "tsconfig.json").write_text(json.dumps(COMPILER))
    # Of the next version: it is ten times as fast, and `test_exports.py` uses that of projects.
    compiler = ENGINE_MODULES / "@typescript" / "native" / "bin" / "tsc"
    command = [find_node(), str(compiler), "-p", str(project)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_file_gives_the_styles_of_the_studio(tab: Page, themes: list[str], scheme: str) -> None:
    """Each preset in one scheme: `make sweep` sees all themes in both."""
    presets = [name for name in themes if "-random-" not in name]
    assert differing(tab, presets[SCHEMES.index(scheme) :: 2], scheme) == {}


@pytest.mark.sweep
@pytest.mark.parametrize("scheme", SCHEMES)
def test_every_file_gives_the_styles_of_the_studio(
    tab: Page, themes: list[str], scheme: str
) -> None:
    assert differing(tab, themes, scheme) == {}


def differing(tab: Page, themes: list[str], scheme: str) -> dict[str, Any]:
    found = {name: differences(tab, name, scheme) for name in themes}
    return {name: lines for name, lines in found.items() if lines}


@pytest.mark.parametrize("library", ["material-ui", "joy-ui"])
def test_another_file_does_not(tab: Page, library: str) -> None:
    lines = differences(tab, f"{library}-quiet", "light", f"{library}-random-1")
    assert any("background-color" in line for line in lines)
