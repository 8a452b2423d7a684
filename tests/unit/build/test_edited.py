"""An edit of what pages say is taken in alone, and gives the release of a whole build."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from showfloor.build import EDITING, LOOKING, STEPS, BuildPaths, Built, build, entry, outputs
from showfloor.build.outputs import Output
from showfloor.build.verify import verify_release
from showfloor.errors import SourcesError
from showfloor.model.release import Manifest
from showfloor.model.search_paths import text_folder, text_starts
from tiny import copy_tiny
from workplace import SilentReport

# One worker runs them: each would make what they share.
pytestmark = pytest.mark.xdist_group("edited")

ABOUT = "pages/about/index.md"
SEED = "pages/acorn-kit/components/seed/index.md"
HELD = "pages/acorn-kit/components/branch/index.md"
TERMS = "terms: [bend a branch, thin twigs, acorn branch, branch of a tree]\n"
GUIDE = "\nA sentence that was **not** there.\n"
SENTENCES = ["Nuts fall.", "Roots grow.", "Birds nest.", "Moss spreads.", "Bark peels."]


class Place:
    """A tiny site that is built again and again."""

    def __init__(self, folder: Path) -> None:
        self.paths = BuildPaths(
            site=copy_tiny(folder / "site"), dist=folder / "dist", work=folder / "work"
        )
        settings = self.paths.site / "site.toml"
        # Releases are compared with such as have nothing before them.
        settings.write_text(f"keep-assets-days = 0\n{settings.read_text()}")
        words = '[[words]]\nword = "very"\nwhy = "it says nothing"\n'
        (self.paths.site / "words.toml").write_text(words)
        page = self.paths.site / HELD
        page.write_text(page.read_text().replace("title: Branch\n", f"title: Branch\n{TERMS}"))

    def build(self) -> tuple[Built, list[str]]:
        report = SilentReport()
        return build(self.paths, report), report.steps

    def append(self, path: str, text: str = GUIDE) -> None:
        with (self.paths.site / path).open("a") as page:
            page.write(text)

    def anew(self, folder: Path) -> str:
        """Return the digest of the release that is built from nothing."""
        paths = BuildPaths(site=self.paths.site, dist=folder / "dist", work=folder / "work")
        return build(paths, SilentReport()).release.digest

    def public(self, path: str) -> str:
        return (self.paths.dist / "current" / "public" / path).read_text()


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Place:
    place = Place(tmp_path_factory.mktemp("edited"))
    place.build()
    return place


@pytest.fixture
def place(built: Place, tmp_path: Path) -> Iterator[Place]:
    """The site after a build; its sources are put back, since the frontend knows their folder."""
    backup = tmp_path / "backup"
    shutil.copytree(built.paths.site, backup)
    built.build()
    yield built
    shutil.rmtree(built.paths.site)
    shutil.copytree(backup, built.paths.site)


def faults(place: Place) -> list[str]:
    return verify_release(place.paths.dist).faults


def all_steps(place: Place, monkeypatch: pytest.MonkeyPatch) -> Built:
    with monkeypatch.context() as thorough:
        thorough.setattr(entry, "MOST_IN_A_ROW", 0)
        built, steps = place.build()
    assert steps == [LOOKING, *(step.name for step in STEPS)]
    return built


@pytest.mark.parametrize(
    "paths",
    [
        pytest.param([ABOUT], marks=pytest.mark.sweep),
        pytest.param([SEED], marks=pytest.mark.sweep),
        [ABOUT, SEED, HELD],
    ],
)
def test_an_edit_gives_the_release_of_a_whole_build(
    paths: list[str], place: Place, tmp_path: Path
) -> None:
    for path in paths:
        place.append(path)
    edited, steps = place.build()
    assert steps == [LOOKING, EDITING]
    assert edited.rendered == len(paths)
    assert edited.release.digest == place.anew(tmp_path)
    assert faults(place) == []


def test_edits_one_after_the_other_give_the_release_of_a_whole_build(
    place: Place, tmp_path: Path
) -> None:
    for number, sentence in enumerate(SENTENCES):  # more than there are releases that stay
        place.append((ABOUT, SEED)[number % 2], f"\n{sentence}\n")
        edited, steps = place.build()
        assert steps == [LOOKING, EDITING]
        assert faults(place) == []
    assert edited.release.digest == place.anew(tmp_path)
    assert len(list((place.paths.dist / "releases").iterdir())) == 3


def test_all_steps_after_an_edit_make_nothing_else(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    place.append(ABOUT)
    edited, _ = place.build()
    place.append(ABOUT, "\n")
    whole = all_steps(place, monkeypatch)
    assert (whole.release.written, whole.release.digest) == (0, edited.release.digest)


def test_what_says_the_same_is_not_published_again(place: Place) -> None:
    before, _ = place.build()
    place.append(ABOUT, "\n\n")
    after, steps = place.build()
    assert steps == [LOOKING, EDITING]
    assert (after.release.written, after.release.digest) == (0, before.release.digest)
    assert place.build()[1] == [LOOKING]


def test_a_sentence_is_read_found_and_told_to_machines(place: Place) -> None:
    place.append(ABOUT)
    place.build()
    assert "was <strong>not</strong> there" in place.public("about/index.html")
    for path in ("about/index.md", "llms-full.txt"):
        assert "was **not** there" in place.public(path)


def test_a_page_is_found_by_what_it_says_several_times_from_now_on(
    place: Place, tmp_path: Path
) -> None:
    before = json.loads(place.public("_search/index.json"))
    place.append(ABOUT, "\nMoss, moss and moss.\n")
    place.append(SEED, "\nMoss, moss and moss.\n")
    edited, steps = place.build()
    assert steps == [LOOKING, EDITING]
    after = json.loads(place.public("_search/index.json"))
    shards = {product["id"]: product["guides"] for product in after["products"]}
    for product in before["products"]:
        is_edited = product["id"] in ("", "acorn-kit")
        assert (product["guides"] != shards[product["id"]]) == is_edited
        assert ("moss" in place.public(shards[product["id"]].lstrip("/"))) == is_edited
    assert edited.release.digest == place.anew(tmp_path)
    assert faults(place) == []


@pytest.fixture
def split(place: Place, monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    """The site as one with products too large for the index. It is whole again in the end."""
    with monkeypatch.context() as small:
        small.setattr("showfloor.build.outputs.search.WHOLE_PAGES", 0)
        place.append(SEED)
        all_steps(place, monkeypatch)
        yield place
    place.append(SEED)
    all_steps(place, monkeypatch)


def test_what_a_page_says_several_times_leaves_the_shards_of_a_large_product_as_they_are(
    split: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = split.public("_search/index.json")
    assert json.loads(before)["products"][0]["shards"] is not None
    split.append(SEED, "\nMoss, moss and moss.\n")
    edited, steps = split.build()
    assert steps == [LOOKING, EDITING]
    assert split.public("_search/index.json") == before
    assert faults(split) == []
    split.append(SEED, "\n")
    whole = all_steps(split, monkeypatch)
    assert (whole.release.written, whole.release.digest) == (0, edited.release.digest)


WIDER = {
    "a heading": "\n## A heading\n",
    "a link": "\n[Home](/)\n",
    "an anchor": "\n::anchor leaf\n",
}


@pytest.mark.parametrize("what", WIDER)
def test_all_steps_are_taken_for(what: str, place: Place) -> None:
    place.append(ABOUT, WIDER[what])
    report = SilentReport()
    try:
        build(place.paths, report)
    except SourcesError:
        assert what == "an anchor"
    assert report.steps[:2] == [LOOKING, STEPS[0].name]


def test_a_mistake_is_told_by_all_steps(place: Place) -> None:
    before, _ = place.build()
    place.append(ABOUT, "\n:::nothing\n")
    with pytest.raises(SourcesError, match="nothing"):
        place.build()
    assert (place.paths.dist / "current").resolve().name == before.release.digest
    assert faults(place) == []


def test_a_finding_on_a_page_that_is_held_to_all_is_told_by_all_steps(place: Place) -> None:
    before, _ = place.build()
    place.append(HELD, "\nA very old one.\n")
    with pytest.raises(SourcesError, match='"very" is on the list of words'):
        place.build()
    assert (place.paths.dist / "current").resolve().name == before.release.digest
    assert faults(place) == []


def test_an_output_that_tells_what_pages_say_has_all_steps_taken(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("showfloor.build.keep.OUTPUTS", (*outputs.OUTPUTS, Output))
    place.append(ABOUT)
    all_steps(place, monkeypatch)
    place.append(ABOUT)
    assert place.build()[1] == [LOOKING, *(step.name for step in STEPS)]


DAMAGED = {
    "a page": ("acorn-kit/part-seed/index.html", GUIDE),
    "what a list is made from": ("acorn-kit/part-seed/index.md", GUIDE),
    "a page, and the edit says nothing": ("acorn-kit/part-seed/index.html", "\n\n"),
}


@pytest.mark.parametrize("what", DAMAGED)
def test_a_damaged_release_is_mended_by_all_steps(what: str, place: Place) -> None:
    path, text = DAMAGED[what]
    file = place.paths.dist / "current/public" / path
    whole = file.read_text()
    file.unlink()
    place.append(ABOUT, text)
    assert place.build()[1][-1] == STEPS[-1].name
    assert file.read_text() == whole
    assert faults(place) == []


def test_what_parts_of_the_text_begin_with_is_mended_by_all_steps(place: Place) -> None:
    file = place.paths.dist / "current/public" / text_starts(text_folder("", 0))[1:]
    whole = file.read_bytes()
    file.unlink()
    file.write_bytes(b"{")
    place.append(ABOUT, "\n\n")
    assert place.build()[1][-1] == STEPS[-1].name
    assert file.read_bytes() == whole
    assert faults(place) == []


def test_files_of_earlier_releases_stay_for_pages_that_are_open(tmp_path: Path) -> None:
    place = Place(tmp_path)
    settings = place.paths.site / "site.toml"
    settings.write_text(settings.read_text().replace("keep-assets-days = 0\n", ""))
    place.build()
    for sentence in SENTENCES[:4]:
        place.append(ABOUT, f"\n{sentence}\n")
        assert place.build()[1] == [LOOKING, EDITING]
        assert faults(place) == []
    release = place.paths.dist / "current"
    former = msgspec.json.decode((release / "manifest.json").read_bytes(), type=Manifest).former
    assert len(former) >= 4
    assert all((release / file.entry.file).is_file() for file in former.values())
