"""An edit of pages' text gives the site that compiling all of it would give."""

from pathlib import Path

import pytest

from showfloor.compile import Memory, Site, compile_site, edit_site
from showfloor.model import CodeBlock
from tiny import copy_tiny
from workplace import inputs_at

SEED = "/acorn-kit/part-seed/"
FILE = "pages/acorn-kit/components/seed/index.md"
DEMO = "pages/acorn-kit/components/seed/DayCounter.tsx"

WIDER = {
    "a title": (FILE, "title: Seed", "title: Grain"),
    "a description": (FILE, "description: A seed", "description: One seed"),
    "a heading": (FILE, "## Leaves {", "## Leaf {"),
    "an anchor": (FILE, "{#leaves}", "{#leaf}"),
    "another section": (FILE, "Leaves can", "## Roots\n\nLeaves can"),
    "where a link leads": (FILE, "(/acorn-kit/part-branch/)", "(/about/)"),
    "another demo": (FILE, "::demo DayCounter", ""),
    "what a demo imports": (DEMO, "{ useState }", "{ useId, useState }"),
    "a mistake in a demo": (DEMO, "useState<number>(0);", "useState<number>(;"),
    "a setting": ("site.toml", "https://tiny.example", "https://other.example"),
    "a mistake": (FILE, "Leaves can", "::unknown\n\nLeaves can"),
}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return copy_tiny(tmp_path / "site")


@pytest.fixture
def compiled(root: Path) -> tuple[Site, Memory]:
    return compile_site(inputs_at(root))


def save(root: Path, path: str, old: str, new: str) -> None:
    file = root / path
    assert old in file.read_text()
    file.write_text(file.read_text().replace(old, new))


def codes(site: Site) -> list[str]:
    return [block.source for block in site.page(SEED).blocks if isinstance(block, CodeBlock)]


def test_a_page_says_what_was_saved(root: Path, compiled: tuple[Site, Memory]) -> None:
    save(root, FILE, "A seed waits", "It takes a while.\n\nA seed waits")
    edited = edit_site(*compiled, [FILE])
    assert edited is not None
    site, memory, pages = edited
    assert [page.frame.route for page in pages] == [SEED]
    wanted, kept = compile_site(inputs_at(root))
    assert {route: site.page(route) for route in site.pages} == {
        route: wanted.page(route) for route in wanted.pages
    }
    assert (site.stamps, site.shell, memory.records) == (wanted.stamps, wanted.shell, kept.records)


def test_a_demo_does_what_was_saved(root: Path, compiled: tuple[Site, Memory]) -> None:
    save(root, DEMO, "Days", "Mornings")
    edited = edit_site(*compiled, [DEMO, FILE])
    assert edited is not None
    assert edited[0].page(SEED) == compile_site(inputs_at(root))[0].page(SEED)
    assert edited[0].page(SEED) != compiled[0].page(SEED)


def test_a_page_shows_a_file_as_it_was_saved(root: Path) -> None:
    shown = root / FILE.replace("index.md", "projects/garden/main.ts")
    shown.parent.mkdir(parents=True)
    shown.write_text("sow();\n")
    save(root, FILE, "A seed waits", "```ts file=projects/garden/main.ts\n```\n\nA seed waits")
    compiled = compile_site(inputs_at(root))
    assert codes(compiled[0]) == ["sow();"]
    shown.write_text("sow(3);\n")
    edited = edit_site(*compiled, [shown.relative_to(root).as_posix()])
    assert edited is not None
    assert codes(edited.site) == ["sow(3);"]
    assert codes(compile_site(compiled[0].inputs, compiled[1])[0]) == ["sow(3);"]


def test_an_edit_follows_another(root: Path, compiled: tuple[Site, Memory]) -> None:
    save(root, FILE, "A seed waits", "One seed waits")
    first = edit_site(*compiled, [FILE])
    assert first is not None
    save(root, FILE, "One seed waits", "A pip waits")
    second = edit_site(first.site, first.memory, [FILE])
    assert second is not None
    assert second[0].page(SEED) == compile_site(inputs_at(root))[0].page(SEED)


def test_what_was_edited_is_not_compiled_again(root: Path, compiled: tuple[Site, Memory]) -> None:
    save(root, FILE, "A seed waits", "One seed waits")
    edited = edit_site(*compiled, [FILE])
    assert edited is not None
    _, memory = compile_site(compiled[0].inputs, edited[1])
    assert memory.records[FILE] is edited[1].records[FILE]


@pytest.mark.parametrize("what", WIDER)
def test_the_whole_site_is_compiled_for(
    what: str, root: Path, compiled: tuple[Site, Memory]
) -> None:
    path, old, new = WIDER[what]
    save(root, path, old, new)
    assert edit_site(*compiled, [path]) is None


def test_the_whole_site_is_compiled_for_a_file_that_is_gone_or_new(
    root: Path, compiled: tuple[Site, Memory]
) -> None:
    (root / "pages/about/more").mkdir()
    new = root / "pages/about/more/index.md"
    new.write_text("---\ntitle: More\ndescription: There is more.\n---\n\nMore.\n")
    assert edit_site(*compiled, ["pages/about/more/index.md"]) is None
    (root / FILE).unlink()
    assert edit_site(*compiled, [FILE]) is None


def test_the_whole_site_is_compiled_for_a_file_that_becomes_a_link(
    root: Path, compiled: tuple[Site, Memory]
) -> None:
    (root / FILE).rename(root / "seed.md")
    (root / FILE).symlink_to(root / "seed.md")
    assert edit_site(*compiled, [FILE]) is None
