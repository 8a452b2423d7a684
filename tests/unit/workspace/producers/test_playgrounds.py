"""The place of a playground in a page, its component, and its stored state."""

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from showfloor.api.request import FamilyAnswer, FamilyRequest
from showfloor.api.sizes import FamilySizes, SizeRequest
from showfloor.errors import SourcesError
from showfloor.model.assets import Assets, IslandAssets
from showfloor.model.blocks import DemoBlock, Heading, Prose
from showfloor.model.playground import PlaygroundBlock
from showfloor.outputs.page_keys import PageKeys, RenderContext
from showfloor.workspace import Inputs, PlaygroundFill, Playgrounds, Site, Workspace
from support.places import TOOLS
from support.site.bare_assets import BARE_ASSETS
from support.site.invented_api import entry, prop, type_
from support.site.tiny_site import copy_tiny
from support.site.workplace import MemoryCaches, inputs_at, next_process

PLAYGROUND = PlaygroundBlock(key="acorn/Leaf", name="Leaf", family="acorn", imports={}, controls=())
TEXT = Prose(html="<p>Leaves.</p>")
DEMO = DemoBlock(demo="acorn/leaf/Oak")
HEADING = Heading(level=2, id="veins", html="Veins", text="Veins")


def test_a_playground_follows_the_first_paragraph_of_a_page() -> None:
    more = Prose(html="<p>Trees.</p>\n<ul><li>Oak</li></ul>")
    both = Prose(html=f"{TEXT.html}\n{more.html}")
    fill = PlaygroundFill(playground=PLAYGROUND)
    assert fill.apply((both, HEADING, DEMO)) == (TEXT, PLAYGROUND, more, HEADING, DEMO)
    assert fill.apply((TEXT, HEADING, DEMO)) == (TEXT, PLAYGROUND, HEADING, DEMO)
    listing = Prose(html="<ul><li><p>Oak</p></li></ul>")
    for blocks in ((DEMO, TEXT), (HEADING, TEXT, DEMO), (listing, DEMO)):  # no paragraph first
        assert fill.apply(blocks) == (PLAYGROUND, *blocks)


PACKAGE = "clsx"  # any package that is installed
ROUTE = "/acorn-kit/part-seed/"


class Told:
    """An extractor that knows one component, and how often it was asked."""

    fingerprint = "invented"

    def __init__(self) -> None:
        self.asked = 0

    def extract(self, requests: Sequence[FamilyRequest]) -> list[FamilyAnswer]:
        self.asked += 1
        [request] = requests
        full = prop("full", type=type_("boolean", kind="boolean"))
        [known] = (
            entry(full, name=one.name, route=one.route, package=PACKAGE) for one in request.entries
        )
        return [FamilyAnswer(id=request.id, entries=(known,), problems=(), milliseconds=0)]


class Weightless:
    """A sizer that has nothing to measure."""

    fingerprint = "invented"

    def measure(self, requests: Sequence[SizeRequest]) -> list[FamilySizes]:
        return [{} for _ in requests]


@pytest.fixture
def told() -> Told:
    return Told()


@pytest.fixture
def inputs(tmp_path: Path, told: Told) -> Inputs:
    """A site whose reference documents the first component of one page."""
    root = tmp_path / "site"
    copy_tiny(root)
    family = root / "families/acorn-kit"
    version = json.loads((TOOLS / PACKAGE / "package.json").read_text())["version"]
    with (family / "family.toml").open("a") as file:
        file.write(f'\n[packages]\n"{PACKAGE}" = "{version}"\n')
    (family / "api.toml").write_text(f'[packages."{PACKAGE}"]\ncomponents = ["Seed"]\n')
    return replace(inputs_at(root, MemoryCaches()), extractor=told, sizer=Weightless())


def write(inputs: Inputs, text: str) -> None:
    (inputs.root / "families/acorn-kit/playground.toml").write_text(text)


def playgrounds(site: Site, route: str = ROUTE) -> list[PlaygroundBlock]:
    return [block for block in site.page(route).blocks if isinstance(block, PlaygroundBlock)]


def test_only_families_with_a_file_have_playgrounds(inputs: Inputs) -> None:
    site = Workspace(inputs).update()
    assert (playgrounds(site), list(site.made_by(Playgrounds).with_folders())) == ([], [])


def test_the_page_of_a_component_has_its_playground(inputs: Inputs) -> None:
    write(inputs, "")
    site = Workspace(inputs).update()
    [block] = playgrounds(site)
    assert (block.key, [one.prop for one in block.controls]) == ("acorn-kit/Seed", ["full"])
    assert list(site.made_by(Playgrounds).with_folders()) == [(block, "acorn-kit/components/seed")]
    assert playgrounds(site, "/acorn-kit/part-branch/") == []


def test_why_there_is_none_is_known(inputs: Inputs) -> None:
    write(inputs, '[components.Seed]\nleave-out = "it sleeps"\n')
    site = Workspace(inputs).update()
    assert playgrounds(site) == []
    assert site.made_by(Playgrounds).playground_map.missing == {"acorn-kit/Seed": "it sleeps"}


def test_mistakes_stop_the_compile(inputs: Inputs) -> None:
    write(inputs, '[components.Sprout]\nalign = "stretch"\n')
    with pytest.raises(SourcesError) as caught:
        Workspace(inputs).update()
    [error] = caught.value.errors
    assert (error.what, error.place) == (
        "Sprout is not documented here",
        "families/acorn-kit/playground.toml:1",
    )


def test_the_reference_is_read_again_only_for_a_change(inputs: Inputs, told: Told) -> None:
    write(inputs, "")
    workspace = Workspace(inputs)
    workspace.update()
    workspace = next_process(workspace)
    assert (len(playgrounds(workspace.update())), told.asked) == (1, 1)
    write(inputs, 'hidden = ["full"]\n')
    assert (playgrounds(workspace.update()), told.asked) == ([], 2)


def keys(site: Site, assets: Assets = BARE_ASSETS) -> tuple[str, str]:
    """The keys of the page with the playground and of another."""
    pages = PageKeys(RenderContext(site, assets, "frontend"))
    return pages.of(site.pages[ROUTE]), pages.of(site.pages["/acorn-kit/part-branch/"])


def test_a_playground_is_in_the_key_of_its_page_alone(inputs: Inputs) -> None:
    before = keys(Workspace(inputs).update())
    write(inputs, "")
    site = Workspace(inputs).update()
    after = keys(site)
    assert (after[0] == before[0], after[1] == before[1]) == (False, True)
    island = IslandAssets(script="/_assets/seed.js", imports=(), stylesheets=())
    built = keys(site, replace_playgrounds(island))
    assert (built[0] == after[0], built[1] == after[1]) == (False, True)


def replace_playgrounds(island: IslandAssets) -> Assets:
    return msgspec.structs.replace(BARE_ASSETS, playgrounds={"acorn-kit/Seed": island})
