"""The component with which a new site begins is one that draws something."""

import shutil
from pathlib import Path

import pytest

from showfloor.api.exports import ExportedComponent
from showfloor.cli.first_demo import choose_first
from showfloor.cli.site_package import SitePackage
from support.places import TOOLS

INDEX = """\
import { createContext, createElement, useContext } from "react";
const Theme = createContext(undefined);
export const PineProvider = ({ children }) => createElement(Theme.Provider, { value: 1 }, children);
export const Button = ({ children }) => {
  if (useContext(Theme) === undefined) throw new Error("there is no theme");
  return createElement("button", null, children);
};
export const Tag = ({ children }) => createElement("b", null, children);
export const Chip = () => createElement("i");
export const Menu = () => window.innerWidth;
export const Clock = () => "twelve";
export default () => createElement("input");
"""


def component(name: str, label: str | None = "children") -> ExportedComponent:
    code = f"import {{ {name} }} from '@oak/kit';"
    return ExportedComponent(
        name=name, package="@oak/kit", code=code, children=label is not None, label=label
    )


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "node_modules" / "@oak" / "kit"
    folder.mkdir(parents=True)
    (folder / "index.js").write_text(INDEX)
    (folder / "package.json").write_text(
        '{"name": "@oak/kit", "version": "1.0.0", "type": "module", "main": "index.js"}'
    )
    for name in ("react", "react-dom", "scheduler"):
        shutil.copytree(TOOLS / name, tmp_path / "node_modules" / name)
    return tmp_path


def package(*components: ExportedComponent) -> SitePackage:
    return SitePackage(
        name="@oak/kit", version="1.0.0", description="", styles=(), components=components
    )


def test_what_draws_nothing_or_fails_is_passed_over(project: Path) -> None:
    names = ("Menu", "Chip", "Missing", "Tag")
    first = choose_first(project, package(*map(component, names)))
    assert (first.component.name, first.surroundings, first.fault) == ("Tag", {}, None)


def test_a_provider_is_around_a_component_that_fails_without_it(project: Path) -> None:
    first = choose_first(project, package(component("Button"), component("PineProvider")))
    assert first.component.name == "Button"
    assert "<PineProvider>" in first.surroundings["Provider.tsx"]


def test_the_default_export_is_first_and_needs_no_text(project: Path) -> None:
    field = ExportedComponent(
        name="Field", package="@oak/kit", code="import Field from '@oak/kit';", children=False
    )
    first = choose_first(project, package(field, component("Tag")))
    assert (first.component.name, first.fault) == ("Field", None)


def test_a_component_without_a_label_shows_what_it_draws(project: Path) -> None:
    first = choose_first(project, package(component("Menu", None), component("Clock", None)))
    assert (first.component.name, first.fault) == ("Clock", None)


def test_where_nothing_draws_a_text_the_reason_is_known(project: Path) -> None:
    first = choose_first(project, package(component("Menu"), component("Chip")))
    assert (first.component.name, first.fault) == ("Menu", "window is not defined")


def test_nothing_is_left_of_a_trial(project: Path) -> None:
    choose_first(project, package(component("Tag")))
    assert list((project / ".showfloor").iterdir()) == []
