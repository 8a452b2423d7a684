"""The pages about what changed between versions, made from the history of an invented package."""

from pathlib import Path

import msgspec
import pytest

from showfloor.checks import run_checks
from showfloor.history import load_histories
from showfloor.model.api_changes import ApiChanges, ApiChangesData
from showfloor.model.blocks import Prose
from showfloor.outputs.changes_markdown import changes_markdown
from showfloor.outputs.html_markdown import Links
from showfloor.workspace import ChangesPages, Inputs, Site, Workspace
from showfloor.workspace.reference import reference_map
from support.site.invented_history import HISTORY, PAIR, ROUTE, TABLE, add_history
from support.site.tiny_site import copy_tiny
from support.site.workplace import MemoryCaches, inputs_at, next_process


@pytest.fixture
def inputs(tmp_path: Path) -> Inputs:
    root = add_history(copy_tiny(tmp_path / "site"))
    return inputs_at(root, MemoryCaches())


@pytest.fixture
def site(inputs: Inputs) -> Site:
    return Workspace(inputs).update()


def changes_of(site: Site, route: str) -> ApiChanges:
    """Return the changes that a page shows."""
    (block,) = (one for one in site.page(route).blocks if isinstance(one, ApiChanges))
    return block


def routes_of(site: Site) -> list[str]:
    """Return the routes of the pages about changes."""
    return sorted(route for route in site.pages if route.startswith(ROUTE))


def test_each_pair_of_major_versions_has_a_page(site: Site) -> None:
    pairs = ["v1-to-v2", "v1-to-v3", "v2-to-v3"]
    assert routes_of(site) == [ROUTE, *(f"{ROUTE}{pair}/" for pair in pairs)]
    page = site.page(PAIR)
    assert page.title == "Acorn Kit: what changed from 1.1 to 2.0"
    block = changes_of(site, page.route)
    assert (block.older, block.newer, block.versions, block.data) == ("1.1", "2.0", (), "")
    assert page.place.breadcrumbs[-1].title == page.title
    assert run_checks(site.facts) == []


def test_the_main_page_shows_the_last_update_and_leads_to_all(site: Site) -> None:
    block = changes_of(site, ROUTE)
    assert (block.older, block.newer) == ("2.0", "3.0")
    assert block.versions == ("1.0", "1.1", "2.0", "3.0")
    contents = ["removed", "added", "changed", "exports"]
    assert [entry.id for entry in site.page(ROUTE).contents] == contents
    assert site.pages[ROUTE].frame.place.breadcrumbs[-1].title == "What changed"
    assert [card.changes for card in site.shell.families if card.id == "acorn-kit"] == [ROUTE]
    first = site.page(ROUTE).blocks[0]
    assert isinstance(first, Prose)
    assert first.html.startswith(f'<p>Updates: <a href="{ROUTE}v1-to-v2/">v1 to v2</a>, ')


def test_one_major_version_has_one_page_and_one_version_has_none(inputs: Inputs) -> None:
    (inputs.root / TABLE).write_text(HISTORY.partition("2.0,release")[0])
    site = Workspace(inputs).update()
    assert routes_of(site) == [ROUTE]
    assert (changes_of(site, ROUTE).older, changes_of(site, ROUTE).newer) == ("1.0", "1.1")
    (inputs.root / TABLE).write_text(HISTORY.partition("1.1,release")[0])
    site = Workspace(inputs).update()
    assert routes_of(site) == []
    assert run_checks(site.facts) == []


def test_the_file_has_all_changes(site: Site) -> None:
    changes = site.made_by(ChangesPages)
    assert changes_of(site, ROUTE).data == changes.families["acorn-kit"].data
    data = msgspec.json.decode(changes.data("acorn-kit"), type=ApiChangesData)
    assert data.versions == ("1.0", "1.1", "2.0", "3.0")
    parts = {part.name: len(part.steps) for entry in data.entries for part in entry.parts}
    assert parts == {"Bag": 1, "color": 2, "hue": 1, "size": 1, "Sack": 1}


def group_of(site: Site) -> str:
    """Return the pathname of the group in the navigation that has the main page."""
    items = next(tree.items for tree in site.trees if tree.id == "acorn-kit")
    (group,) = (one for one in items if ROUTE in [child.pathname for child in one.children])
    return group.pathname


def test_the_main_page_is_in_the_group_of_the_reference_or_of_guides(inputs: Inputs) -> None:
    tree = inputs.root / "navigation/acorn-kit.toml"
    reference = '\n[[items]]\npathname = "api"\ntitle = "API"\nreference = true\n'
    tree.write_text(f"{tree.read_text()}{reference}")
    assert group_of(Workspace(inputs).update()) == "api"
    page = inputs.root / "pages/acorn-kit/components/seed/index.md"
    migration = "---\nmigration: {from: '1', to: '2'}\n"
    page.write_text(page.read_text().replace("---\n", migration, 1))
    assert group_of(Workspace(inputs).update()) == "components"


def test_a_family_chooses_the_address(inputs: Inputs) -> None:
    file = inputs.root / "families/acorn-kit/family.toml"
    file.write_text(f'changes = "/news/{{family}}/"\n{file.read_text()}')
    site = Workspace(inputs).update()
    assert "/news/acorn-kit/v1-to-v2/" in site.pages


def test_only_the_family_of_an_edited_history_is_made_again(
    inputs: Inputs, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def load(root: Path) -> object:
        read.append(root.name)
        return load_histories(root)

    monkeypatch.setattr(reference_map, "load_histories", load)
    workspace = Workspace(inputs)
    before = {route: page.content_key for route, page in workspace.update().pages.items()}
    again = next_process(workspace)
    after = {route: page.content_key for route, page in again.update().pages.items()}
    assert (len(read), after) == (1, before)
    (inputs.root / TABLE).write_text(HISTORY.replace("Sack", "Pouch"))
    edited = again.update().pages
    assert len(read) == 2
    changed = {route for route, page in edited.items() if page.content_key != before[route]}
    assert changed == {ROUTE, PAIR, f"{ROUTE}v1-to-v3/"}


def test_blocks_that_the_cache_has_lost_are_made_again(inputs: Inputs) -> None:
    caches = inputs.caches
    assert isinstance(caches, MemoryCaches)
    workspace = Workspace(inputs)
    blocks = workspace.update().page(ROUTE).blocks
    caches.forget("blocks")
    assert next_process(workspace).update().page(ROUTE).blocks == blocks


def test_the_pages_are_found_by_their_versions(site: Site) -> None:
    searches = site.pages[PAIR].facts.front_matter.synonyms
    assert {"breaking changes 1 to 2", "added in 2.0", "what changed in v2"} <= {*searches}
    minors = site.pages[ROUTE].facts.front_matter.synonyms
    assert "what changed, new, added, deprecated or removed in 1.1" in minors


def test_changes_are_lines_in_markdown(site: Site) -> None:
    block = changes_of(site, PAIR)
    assert changes_markdown(block, Links(None, ROUTE), site.config.messages) == (
        "1.1 to 2.0\n\n## Bag\n\n- Removed: prop `color`\n"
        "- Type changed: prop `size`; `string` -> `number`\n\n## Sack\n\n- Added: component `Sack`"
    )
