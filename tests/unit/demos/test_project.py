from pathlib import Path

import pytest

from showfloor.demos import installed_versions, project_of, project_packages
from showfloor.errors import ToolError
from showfloor.model import Demo, DemoVariant, PackagePin

TOOLS = ["@types/react", "@types/react-dom", "@vitejs/plugin-react", "typescript", "vite"]
INSTALLED = dict.fromkeys(project_packages(["@oak/style"]), "1.0.0")


def demo() -> Demo:
    return Demo(
        id="oak/Leaf",
        name="Leaf",
        title="Leaf",
        family="oak",
        path="pages/oak/Leaf.tsx",
        variants=(DemoVariant(styling="css", module="oak/Leaf", ts=(), js=()),),
        dependencies=(PackagePin(name="@oak/kit", version="2.0.0"),),
    )


def test_a_project_has_what_is_imported_and_what_that_needs() -> None:
    project = project_of(demo(), ["@oak/style"], INSTALLED)
    assert [f"{pin.name} {pin.version}" for pin in project.dependencies] == [
        "@oak/kit 2.0.0",
        "@oak/style 1.0.0",
        "react 1.0.0",
        "react-dom 1.0.0",
    ]
    assert [pin.name for pin in project.tools] == TOOLS


def test_tailwind_is_installed_for_those_who_use_it() -> None:
    project = project_of(demo(), [], INSTALLED, uses_tailwind=True)
    assert {"tailwindcss", "@tailwindcss/vite"} <= {pin.name for pin in project.tools}


def test_a_missing_package_is_named() -> None:
    with pytest.raises(ToolError) as caught:
        project_of(demo(), ["@oak/bark"], INSTALLED)
    assert str(caught.value) == (
        "The package @oak/bark is not installed, and copies of demos need it.\n"
        "  why: Readers are given the exact versions that a demo was built with.\n"
        "  fix: Run `npm ci` in the folder of the site's package.json, or add the package there."
    )


def test_versions_come_from_the_installed_packages(tmp_path: Path) -> None:
    package = tmp_path / "@oak" / "kit"
    package.mkdir(parents=True)
    (package / "package.json").write_text('{"name": "@oak/kit", "version": "1.2.3-beta.4"}')
    assert installed_versions([tmp_path], ["@oak/kit", "missing"]) == {"@oak/kit": "1.2.3-beta.4"}
