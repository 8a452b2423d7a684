"""Props and entries of an invented reference, as a report counts them."""

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from showfloor.api.request import FamilyAnswer, FamilyRequest
from showfloor.api.sizes import FamilySizes, SizeRequest
from showfloor.report.measures import Item
from showfloor.report.site_items import entry_items, prop_items
from showfloor.workspace import Inputs, Workspace
from support.places import TOOLS
from support.site.invented_api import entry, prop, type_
from support.site.tiny_site import copy_tiny
from support.site.workplace import inputs_at

PACKAGE = "clsx"  # any package that is installed
SEED = "/acorn-kit/part-seed/"
PROPS = (prop("full", type=type_("boolean", kind="boolean")), prop("label", description="A text."))


class Invented:
    """An extractor of components with two props, and a sizer that measures nothing."""

    fingerprint = "invented"

    def extract(self, requests: Sequence[FamilyRequest]) -> list[FamilyAnswer]:
        [request] = requests
        entries = tuple(
            entry(*PROPS, name=one.name, route=one.route, slug=one.name.lower(), package=PACKAGE)
            for one in request.entries
        )
        return [FamilyAnswer(id=request.id, entries=entries, problems=(), milliseconds=0)]

    def measure(self, requests: Sequence[SizeRequest]) -> list[FamilySizes]:
        return [{} for _ in requests]


@pytest.fixture
def inputs(tmp_path: Path) -> Inputs:
    """A site whose reference has a component that a page documents, and one that none does."""
    root = copy_tiny(tmp_path / "site")
    family = root / "families/acorn-kit"
    version = json.loads((TOOLS / PACKAGE / "package.json").read_text())["version"]
    with (family / "family.toml").open("a") as file:
        file.write(f'\n[packages]\n"{PACKAGE}" = "{version}"\n')
    (family / "api.toml").write_text(f'[packages."{PACKAGE}"]\ncomponents = ["Seed", "Husk"]\n')
    return replace(inputs_at(root), extractor=Invented(), sizer=Invented())


def missing(items: Sequence[Item]) -> list[str]:
    return [one.name for one in items if one.is_missing]


def test_props_are_counted_by_description_and_by_what_gives_them(inputs: Inputs) -> None:
    props = {name: [*items] for name, items in prop_items(Workspace(inputs).update()).items()}
    assert [len(items) for items in props.values()] == [2, 2]
    assert missing(props["descriptions"]) == [f"{SEED} Seed.full"]
    assert missing(props["props"]) == [f"{SEED} Seed.full", f"{SEED} Seed.label"]


def test_a_playground_gives_the_props_that_it_has_controls_for(inputs: Inputs) -> None:
    (inputs.root / "families/acorn-kit/playground.toml").write_text('hidden = ["label"]\n')
    props = prop_items(Workspace(inputs).update())["props"]
    assert missing([*props]) == [f"{SEED} Seed.label"]


def test_an_entry_is_mentioned_where_a_page_lists_it_or_links_to_it(inputs: Inputs) -> None:
    husk = "/acorn-kit/api/husk/"
    assert missing([*entry_items(Workspace(inputs).update())]) == [f"Husk {husk}"]
    about = inputs.root / "pages/about/index.md"
    about.write_text(f"{about.read_text()}\nA seed has a [husk]({husk}).\n")
    assert missing([*entry_items(Workspace(inputs).update())]) == []
