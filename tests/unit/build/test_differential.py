"""After any edit, a build that goes on from the last one gives what a build from nothing gives."""

import ast
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import showfloor
from showfloor.errors import ShowfloorError, SourcesError
from showfloor.markdown import RULES
from showfloor.sources import FrontMatter
from showfloor.workspace import PageFacts, PageRecord
from support.site.differential import (
    WHOLE,
    Edit,
    Workshop,
    differences,
    doubled_programs,
    make_workshop,
    sources_of,
)
from support.site.edits_of_whole import CHANGED_ALONE, EDITS, OF_ALL_PAGES, QUICK

# One worker runs them: they share a site, which takes a while to be built from nothing.
pytestmark = pytest.mark.xdist_group("differential")

MEMORY = Path("/dev/shm")
"""A folder in memory, where there is one: to write small files takes a third of the time."""

READERS = ("api", "config", "compile", "demos", "icons", "navigation", "playground", "sources")
"""Packages of the engine that read sources of a site."""

SOURCE_NAME = re.compile(r"(?:families/\{family\})?/?([A-Za-z-]+\.(?:toml|csv|lock|svg|tsx|md))")

STEADY = {"path", "family", "anchors"}
"""Facts that no edit of a page changes; anchors are those of generated pages."""

MARKS = {
    "heading_open": "\n## ",
    "fence": "\n```",
    "code_block": "\n\n    ",
    "table_open": "\n| ---",
    "html_block": "\n<!--",
}
"""What blocks begin with that are no directives."""


@pytest.fixture(scope="module")
def _doubles() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        doubled_programs(patch)
        yield


@pytest.fixture(scope="module")
def built(_doubles: None) -> Iterator[Workshop]:
    """The site, built twice: the second build has all that the first one left to it."""
    with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        yield _built(Path(folder).resolve())


@pytest.fixture(scope="module")
def really_built(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    """The same with React and Vite."""
    return _built(tmp_path_factory.mktemp("differential-real"))


def _built(folder: Path) -> Workshop:
    workshop = make_workshop(folder)
    workshop.build()
    workshop.forget_last_build()
    workshop.build()
    workshop.keep()
    return workshop


CASES = [pytest.param(edit, id=edit.name) for edit in EDITS]
QUICK_EDITS = [edit for edit in EDITS if edit.name in QUICK]
ROWS = 16
"""Edits of a row are of different kinds: neighbors in the list are in different rows."""


@pytest.mark.parametrize("row", range(ROWS))
def test_builds_after_edits_in_a_row_give_what_a_build_from_nothing_gives(
    built: Workshop, row: int
) -> None:
    built.put_back()
    edits = sorted(QUICK_EDITS[row::ROWS], key=lambda edit: edit.name not in OF_ALL_PAGES)
    for edit in edits:  # what an edit should have changed shows until most pages are made again
        built.edit(edit)
        built.build()
    release = built.release()
    assert differences(release, built.clean_release()) == []


@pytest.mark.sweep
@pytest.mark.parametrize("edit", CASES)
def test_a_build_after_an_edit_gives_what_a_build_from_nothing_gives(
    built: Workshop, edit: Edit
) -> None:
    built.put_back()
    built.edit(edit)
    built.build()
    release = built.release()
    assert differences(release, built.clean_release()) == []


@pytest.mark.sweep
@pytest.mark.parametrize("edit", CASES)
def test_the_same_is_true_with_react(really_built: Workshop, edit: Edit) -> None:
    really_built.put_back()
    really_built.edit(edit)
    really_built.build()
    release = really_built.release()
    assert differences(release, really_built.clean_release()) == []


@pytest.mark.sweep
@settings(
    max_examples=5,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
@given(st.lists(st.sampled_from(EDITS), min_size=10, max_size=10, unique_by=lambda e: e.name))
def test_edits_in_a_row_change_nothing_of_that(really_built: Workshop, edits: list[Edit]) -> None:
    really_built.put_back()
    for edit in edits:
        if not _could_edit(really_built, edit):
            continue
        release, answers = really_built.release(), really_built.aside()
        clean = really_built.clean_release()
        really_built.bring_back(answers)
        assert differences(release, clean) == [], edit.name


def _could_edit(workshop: Workshop, edit: Edit) -> bool:
    """Make an edit and build, unless earlier edits have left nothing to make it in."""
    before = sources_of(workshop.paths.site)
    try:
        workshop.edit(edit)
    except (OSError, ValueError):
        workshop.write_sources(before)
        return False
    try:
        workshop.build()
    except ShowfloorError:
        workshop.write_sources(before)
        return False
    return True


@pytest.mark.sweep
@pytest.mark.parametrize(("fact", "name"), CHANGED_ALONE.items())
def test_a_build_that_overlooks_a_fact_is_found_out(
    built: Workshop, monkeypatch: pytest.MonkeyPatch, fact: str, name: str
) -> None:
    """To compare facts without one of their fields gives another release, or untrue mistakes."""

    def overlooking(record: PageRecord, before: PageRecord | None) -> PageRecord:
        old = before.facts if before else record.facts
        same = msgspec.structs.replace(record.facts, **{fact: getattr(old, fact)}) == old
        return msgspec.structs.replace(record, facts=old) if same else record

    monkeypatch.setattr("showfloor.workspace.read_pages._with_same_facts", overlooking)
    edit = next(edit for edit in EDITS if edit.name == name)
    with pytest.raises((AssertionError, SourcesError)):
        test_a_build_after_an_edit_gives_what_a_build_from_nothing_gives(built, edit)


def test_every_fact_that_can_change_is_changed_alone() -> None:
    facts = {field.name for field in msgspec.structs.fields(PageFacts)}
    assert CHANGED_ALONE.keys() | STEADY == facts
    assert {*CHANGED_ALONE.values()} <= QUICK


def test_a_build_after_a_clean_one_makes_nothing(built: Workshop) -> None:
    built.put_back()
    built.clean_release()
    made = built.entries()
    built.forget_last_build()  # a build that sees that nothing has changed looks no further
    again = built.build()
    assert (again.rendered, again.release.written, built.entries() - made) == (0, 0, set())


def test_a_build_after_a_clean_one_makes_an_edited_page_alone(built: Workshop) -> None:
    built.put_back()
    built.clean_release()
    built.forget_last_build()
    page = built.paths.site / "pages/about/index.md"
    page.write_text(page.read_text() + "\n")
    again = built.build()
    assert (again.rendered, again.release.written) == (1, 0)


def test_edits_are_distinguished_by_their_names() -> None:
    names = [edit.name for edit in EDITS]
    assert sorted(set(names)) == sorted(names)
    assert set(names) >= QUICK | OF_ALL_PAGES


def test_every_source_is_edited(tmp_path: Path) -> None:
    """Each file of the site is changed, removed or renamed by an edit of the quick form."""
    before = sources_of(WHOLE)
    left = set(before)
    for edit in (edit for edit in EDITS if edit.name in QUICK):
        site = tmp_path / "site"
        shutil.copytree(WHOLE, site)
        edit.change(site)
        after = sources_of(site)
        assert before != after, edit.name
        left -= {path for path in before if before[path] != after.get(path)}
        shutil.rmtree(site)
    assert sorted(left) == []


def test_every_kind_of_source_is_edited() -> None:
    """Each name by which the engine reads a source is that of a file of the site."""
    names = {path.rpartition("/")[2] for path in sources_of(WHOLE)}
    assert sorted(set(_names_of_sources()) - names) == []


def _names_of_sources() -> Iterator[str]:
    """Yield the names of files that modules of the engine hold which read sources."""
    engine = Path(showfloor.__file__).parent
    for module in (file for package in READERS for file in (engine / package).rglob("*.py")):
        for node in ast.walk(ast.parse(module.read_text())):
            value = node.value if isinstance(node, ast.Constant) else None
            if isinstance(value, str) and (match := SOURCE_NAME.fullmatch(value)):
                yield match[1]


@pytest.mark.parametrize("folder", ["components", "fonts", "navigation", "public"])
def test_every_folder_of_sources_is_there(folder: str) -> None:
    assert any(path.startswith(f"{folder}/") for path in sources_of(WHOLE))


@pytest.mark.parametrize("rule", [name for name, _ in RULES])
def test_every_kind_of_block_is_on_a_page(rule: str) -> None:
    begins = MARKS.get(rule) or f"\n{rule}"
    pattern = re.compile(re.escape(begins) + (r"(?=\s)" if rule.startswith(":") else ""))
    assert any(pattern.search(text) for text in _pages())


@pytest.mark.parametrize(
    "field", [field.encode_name for field in msgspec.structs.fields(FrontMatter)]
)
def test_every_field_of_pages_is_on_a_page(field: str) -> None:
    assert any(re.search(rf"^{field}:", text, re.MULTILINE) for text in _pages())


def _pages() -> list[str]:
    return [file.read_text() for file in WHOLE.rglob("index.md")]
