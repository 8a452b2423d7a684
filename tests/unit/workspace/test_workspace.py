"""A site as its files are: read whole, taken in change by change, and left to the next process."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest

from showfloor.checks import run_checks
from showfloor.demos import Derived, Group, JsDeriver
from showfloor.errors import ShowfloorError, SourceError, SourcesError
from showfloor.model.blocks import CodeBlock, ComponentBlock, DemoBlock, Heading
from showfloor.workspace import NOT_FOUND, PageBody, PageFacts, Site, Workspace, read_pages
from showfloor.workspace.state import read_state
from support.site.tiny_site import copy_tiny
from support.site.workplace import MemoryCaches, compile_at, inputs_at, next_process

SEED = "/acorn-kit/part-seed/"
SEED_FILE = "pages/acorn-kit/components/seed/index.md"
ABOUT_FILE = "pages/about/index.md"
DEMO = "pages/acorn-kit/components/seed/DayCounter.tsx"


def save(root: Path, path: str, old: str, new: str) -> None:
    """Write one thing differently in a file."""
    file = root / path
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))


def records_of(site: Site) -> dict[str, tuple[PageFacts, PageBody]]:
    """Facts and body of each page that somebody wrote."""
    return {
        page.route: (page.facts, page.body)
        for page in site.pages.values()
        if not page.facts.generated
    }


def read_again(before: Site, after: Site) -> set[str]:
    """Routes of the pages that are not what was read before."""
    return {
        route
        for route, page in after.pages.items()
        if route not in before.pages or page.body is not before.pages[route].body
    }


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return copy_tiny(tmp_path / "site")


@pytest.fixture
def workspace(root: Path) -> Workspace:
    return Workspace(inputs_at(root))


@pytest.fixture
def before(workspace: Workspace) -> Site:
    """The site before an edit, which the workspace has taken in."""
    return workspace.update()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    return compile_at(copy_tiny(tmp_path_factory.mktemp("tiny")))


def test_every_page_has_its_route(site: Site) -> None:
    assert set(site.pages) == {"/", "/about/", "/acorn-kit/", SEED, "/acorn-kit/part-branch/"}


def test_an_entry_may_lead_to_a_page_of_another_tree(root: Path) -> None:
    with (root / "navigation" / "default.toml").open("a") as tree:
        tree.write(f'\n[[items]]\npathname = "{SEED}"\nnew-feature = true\n')
    site = compile_at(root)
    (entry,) = [
        node
        for tree in site.trees
        for node in tree.items
        if tree.id == "default" and node.pathname == SEED
    ]
    assert (entry.title, entry.new_feature) == ("Seed", True)
    assert run_checks(site.facts) == []
    assert site.pages["/about/"].frame.place.next is None
    seed = site.pages[SEED].frame
    assert seed.tree == "acorn-kit"
    assert [crumb.title for crumb in seed.place.breadcrumbs] == ["Acorn Kit", "Components", "Seed"]


def test_links_of_the_whole_site_are_the_default_entries_that_are_no_groups(root: Path) -> None:
    child = '[[items.children]]\npathname = "https://nuts.example/"\ntitle = "Nuts"\n'
    with (root / "navigation" / "default.toml").open("a") as tree:
        tree.write(f'\n[[items]]\npathname = "more"\ntitle = "More"\n{child}')
    links = compile_at(root).shell.site_links
    assert [(link.pathname, link.title) for link in links] == [
        ("/about/", "About"),
        ("https://shop.example/", "Seed shop"),
    ]


def test_a_page_knows_its_place_product_and_addresses(site: Site) -> None:
    frame = site.pages[SEED].frame
    assert [(crumb.title, crumb.href) for crumb in frame.place.breadcrumbs][-1] == ("Seed", SEED)
    assert frame.place.previous is not None or frame.place.next is not None
    assert (frame.identity.product_id, frame.identity.category_id) == ("acorn-kit", "forest")
    assert frame.canonical == f"https://tiny.example{SEED}"
    assert frame.edit_href == f"https://code.example/tiny/edit/main/site/{SEED_FILE}"
    frame = site.pages["/about/"].frame
    assert (frame.family, frame.tree) == (None, site.config.default_tree)


def test_section_3_user_language_and_translations_are_props_of_a_page(site: Site) -> None:
    page = site.page(SEED)
    assert page.user_language == "en"
    assert page.translations["page.edit"] == "Edit this page"


def test_contents_are_the_headings_of_two_levels(site: Site) -> None:
    page = site.page(SEED)
    headings = [b for b in page.blocks if isinstance(b, Heading) and b.level in (2, 3)]
    assert [entry.id for entry in page.contents] == [heading.id for heading in headings]
    assert headings


def test_a_whole_page_holds_the_demos_that_its_blocks_name(site: Site) -> None:
    page = site.page(SEED)
    named = [block.demo for block in page.blocks if isinstance(block, DemoBlock)]
    assert sorted(named) == sorted(page.demos)
    assert {variant.styling for variant in page.demos[named[-1]].variants} == {"system", "css"}


def test_frames_carry_no_blocks(site: Site) -> None:
    assert all(page.frame.blocks == () and page.frame.demos == {} for page in site.pages.values())


def test_the_host_can_be_given_from_outside(tmp_path: Path) -> None:
    site = Workspace(inputs_at(copy_tiny(tmp_path), url="https://other.example/")).update()
    assert site.pages[SEED].frame.canonical == f"https://other.example{SEED}"


SHARED_FILE = "families/acorn-kit/data/days.ts"


def add_shared_data(root: Path) -> None:
    """Have a demo import a file of its family."""
    (root / SHARED_FILE).parent.mkdir()
    (root / SHARED_FILE).write_text("export const days = 40;\n")
    (root / DEMO).write_text(
        "import { Fragment } from 'react';\n"
        "import { days } from '../../../../families/acorn-kit/data/days';\n\n"
        "export default function DayCounter() {\n  return <Fragment>{days}</Fragment>;\n}\n"
    )


@pytest.mark.parametrize("changed", [None, [SHARED_FILE]])
@pytest.mark.parametrize("file", [SHARED_FILE, f"{SHARED_FILE}x"])  # .tsx comes before .ts
def test_a_page_is_read_again_when_a_file_that_its_demos_share_changes(
    root: Path, file: str, changed: list[str] | None
) -> None:
    add_shared_data(root)
    workspace = Workspace(inputs_at(root))
    before = workspace.update()
    (root / file).write_text("export const days = 41;\n")
    after = workspace.update(changed and [file])
    assert read_again(before, after) == {SEED}
    assert after.pages[SEED].content_key == compile_at(root).pages[SEED].content_key


def test_what_is_known_outlives_the_process(
    workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert next_process(workspace).is_new
    site = workspace.update()
    monkeypatch.delattr(read_pages, "read_page")  # the next process reads no page again
    later = next_process(workspace)
    assert (workspace.is_new, later.is_new, later.stamps) == (False, False, workspace.stamps)
    assert records_of(later.update()) == records_of(site)
    kept = read_state(workspace.inputs)
    assert {one.facts.route: (one.facts, one.body) for one in kept.records.values()} == records_of(
        site
    )
    assert len(kept.producers) > 1
    for producer in site.producers:
        if (state := producer.state()) is not None:
            assert kept.of_producer(producer.name, type(state)()) == state


def test_a_workspace_is_new_until_it_has_read_a_page(tmp_path: Path) -> None:
    workspace = Workspace.open(inputs_at(copy_tiny(tmp_path)))
    assert (workspace.is_new, workspace.stamps) == (True, {})
    workspace.update()
    assert not workspace.is_new
    assert SEED_FILE in workspace.stamps


def test_what_the_cache_has_lost_is_made_again(tmp_path: Path) -> None:
    caches = MemoryCaches()
    workspace = Workspace(inputs_at(copy_tiny(tmp_path), caches))
    whole = workspace.update().page(SEED)
    caches.forget("blocks", "demo")
    assert workspace.update().page(SEED) == whole


def test_mistakes_of_all_pages_come_together(root: Path) -> None:
    (root / "pages/about/index.md").write_text("No front matter.\n")
    (root / "pages/home/index.md").write_bytes(b"\xff")
    (root / "pages/notes.md").write_text("")
    with pytest.raises(SourcesError) as caught:
        compile_at(root)
    assert sorted(error.place for error in caught.value.errors) == [
        "pages/about/index.md:1",
        "pages/home/index.md:1",
        "pages/notes.md",
    ]


class LateDeriver:
    """Takes the types out of demos only once something has happened."""

    def __init__(self, deriver: JsDeriver, until: Event) -> None:
        self._deriver = deriver
        self._until = until
        self.fingerprint = deriver.fingerprint

    def derive(self, groups: Sequence[Group]) -> list[Derived | SourceError]:
        assert self._until.wait(60)
        return self._deriver.derive(groups)


def test_what_is_bundled_does_not_wait_for_demos_to_be_prepared(tmp_path: Path) -> None:
    begun = Event()
    inputs = inputs_at(copy_tiny(tmp_path))
    late = replace(inputs, derive=LateDeriver(inputs.derive, until=begun))
    site = Workspace(late).update(begin=lambda _bundled: begun.set())
    [variant, *_] = site.page(SEED).demos["acorn-kit/components/seed/DayCounter"].variants
    assert variant.js[0].name == "DayCounter.jsx"


def test_a_demo_without_a_form_in_javascript_is_a_mistake(root: Path) -> None:
    save(root, DEMO, "import", "enum A { B }\nimport")
    with pytest.raises(SourcesError) as caught:
        Workspace(inputs_at(root)).update(begin=lambda _bundled: None)
    [error] = caught.value.errors
    assert error.place == f"{DEMO}:1"


def test_every_site_has_a_page_for_lost_readers(site: Site) -> None:
    page = site.complete(site.built_in_pages[NOT_FOUND])
    assert (page.route, page.robots, page.blocks) == (NOT_FOUND, "noindex", ())
    assert page.title == site.config.messages["notFound.title"]


FACTS = {
    "a title": (SEED_FILE, "title: Seed", "title: Grain"),
    "a description": (SEED_FILE, "description: A seed", "description: One seed"),
    "how a page begins": (SEED_FILE, "A seed waits", "One seed waits"),
    "a heading": (SEED_FILE, "## Leaves {", "## Leaf {"),
    "an anchor": (SEED_FILE, "{#leaves}", "{#leaf}"),
    "another section": (SEED_FILE, "Leaves can", "## Roots\n\nLeaves can"),
    "where a link leads": (SEED_FILE, "(/acorn-kit/part-branch/)", "(/about/)"),
    "another demo": (SEED_FILE, "::demo DayCounter", ""),
    "what a demo imports": (DEMO, "{ useState }", "{ useId, useState }"),
    "a setting": ("site.toml", "https://tiny.example", "https://other.example"),
    "the navigation": ("navigation/default.toml", "Seed shop", "Nut shop"),
    "a family": ("families/acorn-kit/family.toml", 'name = "Acorn Kit"', 'name = "Acorns"'),
}
TEXTS = {
    "a sentence": (SEED_FILE, "Leaves can be", "Leaves may be"),
    "a paragraph": (SEED_FILE, "Leaves can", "They fall.\n\nLeaves can"),
    "the code of a demo": (DEMO, "Days", "Mornings"),
    "how a demo is shown": (SEED_FILE, " code=expanded", ""),
}
MISTAKES = {
    "on a page": (SEED_FILE, "Leaves can", "::unknown\n\nLeaves can"),
    "in a demo": (DEMO, "useState<number>(0);", "useState<number>(;"),
    "in the navigation": ("navigation/default.toml", '"/about/"', '"https://shop.example/"'),
    "in a setting": ("site.toml", "title = ", "titel = "),
}
EDITS = {**FACTS, **TEXTS, **MISTAKES}


def told(workspace: Workspace, changed: Sequence[str] | None = None) -> object:
    """All that a site says after an update, or its mistakes."""
    try:
        site = workspace.update(changed)
    except ShowfloorError as error:
        return str(error)
    pages = {route: site.page(route) for route in site.pages}
    return pages, records_of(site), site.shell, site.trees, site.stamps


@pytest.mark.parametrize("what", EDITS)
def test_an_edit_gives_what_reading_all_gives(
    what: str, root: Path, workspace: Workspace, before: Site
) -> None:
    path, old, new = EDITS[what]
    save(root, path, old, new)
    after = told(workspace, [path])
    assert after == told(Workspace(inputs_at(root)))
    assert isinstance(after, str) == (what in MISTAKES)
    if what in FACTS:
        assert workspace.update([]).joined is not before.joined


@pytest.mark.parametrize("what", TEXTS)
def test_an_edit_of_text_concerns_its_page_alone(
    what: str, root: Path, workspace: Workspace, before: Site
) -> None:
    path, old, new = TEXTS[what]
    save(root, path, old, new)
    after = workspace.update([path])
    assert after.joined is before.joined
    assert read_again(before, after) == {SEED}
    assert {route: page.content_key for route, page in after.pages.items() if route != SEED} == {
        route: page.content_key for route, page in before.pages.items() if route != SEED
    }
    assert after.pages[SEED].facts is before.pages[SEED].facts
    assert [*map(id, after.producers)] == [*map(id, before.producers)]
    again = workspace.update()
    assert again.joined is after.joined
    assert read_again(after, again) == set()


def test_only_the_files_that_are_named_are_looked_at(
    root: Path, workspace: Workspace, before: Site
) -> None:
    save(root, SEED_FILE, "A seed waits", "One seed waits")
    save(root, ABOUT_FILE, "Tests build", "Nobody builds")
    assert read_again(before, workspace.update([SEED_FILE])) == {SEED}
    assert read_again(before, workspace.update()) == {SEED, "/about/"}
    save(root, SEED_FILE, "One seed waits", "A pip waits")
    assert told(workspace, [SEED_FILE]) == told(Workspace(inputs_at(root)))


def test_all_files_are_looked_at_the_first_time(workspace: Workspace) -> None:
    assert SEED in workspace.update([ABOUT_FILE]).pages


def test_a_page_shows_a_file_as_it_was_saved(root: Path, workspace: Workspace) -> None:
    shown = root / SEED_FILE.replace("index.md", "projects/garden/main.ts")
    shown.parent.mkdir(parents=True)
    shown.write_text("sow();\n")
    save(root, SEED_FILE, "A seed waits", "```ts file=projects/garden/main.ts\n```\n\nA seed waits")
    assert codes(workspace.update()) == ["sow();"]
    shown.write_text("sow(3);\n")
    assert codes(workspace.update([shown.relative_to(root).as_posix()])) == ["sow(3);"]
    assert codes(workspace.update()) == ["sow(3);"]


def codes(site: Site) -> list[str]:
    return [block.source for block in site.page(SEED).blocks if isinstance(block, CodeBlock)]


@pytest.mark.parametrize("what", MISTAKES)
def test_a_mistake_is_told_until_it_is_fixed_and_what_else_was_saved_is_taken_in_with_its_fix(
    what: str, root: Path, workspace: Workspace, before: Site
) -> None:
    path, old, new = MISTAKES[what]
    stamps = dict(workspace.stamps)
    save(root, path, old, new)
    mistake = told(workspace, [path])
    assert isinstance(mistake, str)
    assert workspace.stamps == stamps
    save(root, ABOUT_FILE, "Tests build", "Nobody builds")
    assert told(workspace, [ABOUT_FILE]) == mistake
    save(root, path, new, old)
    assert read_again(before, workspace.update([path])) == {"/about/"}
    assert told(workspace) == told(Workspace(inputs_at(root)))


@pytest.mark.parametrize("what", MISTAKES)
def test_a_site_that_began_with_a_mistake_is_right_once_it_is_fixed(
    what: str, root: Path, workspace: Workspace
) -> None:
    path, old, new = MISTAKES[what]
    save(root, path, old, new)
    with pytest.raises(ShowfloorError):
        workspace.update()
    save(root, path, new, old)
    assert told(workspace) == told(Workspace(inputs_at(root)))


def test_a_new_page_and_one_that_is_gone_are_taken_in(
    root: Path, workspace: Workspace, before: Site
) -> None:
    path = "pages/acorn-kit/components/twig/index.md"
    (root / path).parent.mkdir()
    (root / path).write_text("---\ntitle: Twig\ndescription: It bends.\n---\n\nIt bends.\n")
    assert set(workspace.update([path]).pages) - set(before.pages) == {"/acorn-kit/part-twig/"}
    (root / path).unlink()
    assert set(workspace.update([path]).pages) == set(before.pages)
    assert path not in workspace.stamps


def test_a_new_file_beside_a_page_is_taken_in(
    root: Path, workspace: Workspace, before: Site
) -> None:
    path = SEED_FILE.replace("index.md", "Another.tsx")
    (root / path).write_text("export default () => null;\n")
    beside = before.pages[SEED].facts.beside
    assert workspace.update([path]).pages[SEED].facts.beside == ("Another.tsx", *beside)


def test_a_file_that_becomes_a_link_is_read_as_any_other(
    root: Path, workspace: Workspace, before: Site
) -> None:
    (root / SEED_FILE).rename(root / "seed.md")
    (root / SEED_FILE).symlink_to(root / "seed.md")
    assert told(workspace, [SEED_FILE]) == told(Workspace(inputs_at(root)))


def test_an_edited_rule_of_a_directive_makes_its_pages_again_and_no_others(
    root: Path, workspace: Workspace, before: Site
) -> None:
    save(root, "directives/pull-quote.py", '"by": by', '"by": by.upper()')
    after = workspace.update(["directives/pull-quote.py"])
    assert read_again(before, after) == {"/"}
    (quote,) = (b for b in after.page("/").blocks if isinstance(b, ComponentBlock) and b.props)
    assert quote.props["by"] == "ANN LARCH"
    fresh = compile_at(root).pages["/"]
    assert after.pages["/"].content_key == fresh.content_key


def test_an_edited_icon_of_the_navigation_is_drawn_again(root: Path, workspace: Workspace) -> None:
    shape = '<svg viewBox="0 0 24 24" fill="currentColor"><path d="M4 4h16v16H4z"/></svg>'
    (root / "nut.svg").write_text(shape)
    save(root, "navigation/acorn-kit.toml", "[[items]]\n", '[[items]]\nicon = "nut.svg"\n')
    assert workspace.update().trees[0].items[0].icon == shape
    (root / "nut.svg").write_text(shape.replace("h16", "h12"))
    assert workspace.update().trees[0].items[0].icon == shape.replace("h16", "h12")


def test_a_removed_rule_of_a_directive_is_missed(root: Path, workspace: Workspace) -> None:
    workspace.update()
    (root / "directives" / "pull-quote.py").unlink()
    with pytest.raises(SourcesError, match='no callout or other container ":::pull-quote"'):
        workspace.update()


def test_only_a_page_about_an_update_lists_the_names_in_its_code(root: Path) -> None:
    before = compile_at(root).pages[SEED].facts
    save(root, SEED_FILE, "---\n", "---\nmigration: {from: '1', to: '2'}\n")
    text = (root / SEED_FILE).read_text()
    (root / SEED_FILE).write_text(f"{text}\n## Renamed {{#renamed}}\n\n`hull` is now `shell`.\n")
    after = compile_at(root).pages[SEED].facts
    assert before.named == {}
    assert (after.named["hull"], after.named["shell"]) == ("renamed", "renamed")
