import gc
import json
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from showfloor import outputs
from showfloor.build import SCAN, BuildPaths, Built, build
from showfloor.checks.addresses import FOLDERS_OF_THE_ENGINE, OF_THE_ENGINE
from showfloor.cli.build import run_build
from showfloor.errors import ConfigError, SourcesError
from showfloor.model.demo import DemoData
from showfloor.model.release import Manifest
from showfloor.model.search_paths import text_folder, text_starts
from showfloor.model.site_file import SiteFile
from showfloor.outputs import BuildContext
from showfloor.release.verify import verify_release
from support.site.differential import LAST_BUILD
from support.site.tiny_release import copy_tiny_work
from support.site.tiny_site import BROKEN, copy_tiny
from support.site.workplace import SilentReport

# One worker runs them: each would make what they share.
pytestmark = pytest.mark.xdist_group("pipeline")

SEED = "public/acorn-kit/part-seed/index.html"
ABOUT = "pages/about/index.md"
SEED_PAGE = "pages/acorn-kit/components/seed/index.md"


@dataclass
class Place:
    """A tiny site that is built again and again."""

    paths: BuildPaths

    def build(self) -> Built:
        return build(self.paths, SilentReport())

    def edit(self, path: str, old: str, new: str) -> None:
        file = self.paths.site / path
        text = file.read_text()
        assert old in text
        file.write_text(text.replace(old, new))

    def append(self, path: str, text: str) -> None:
        with (self.paths.site / path).open("a") as page:
            page.write(text)

    def forget_last_build(self) -> None:
        """Have the next build take all its steps, with a frontend that stays as it is."""
        with closing(sqlite3.connect(self.paths.work / "cache.db")) as database:
            database.execute("DELETE FROM entries WHERE kind = ?", [LAST_BUILD])
            database.commit()

    def manifest(self) -> Manifest:
        file = self.paths.dist / "current" / "manifest.json"
        return msgspec.json.decode(file.read_bytes(), type=Manifest)

    def published(self, path: str) -> str:
        return (self.paths.dist / "current" / path).read_text()


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """A site that was built once; tests take copies of it."""
    folder = tmp_path_factory.mktemp("first build")  # a space in the name must not matter
    site = copy_tiny(folder / "site")
    settings = site / "site.toml"
    # Releases are compared with such as have nothing before them.
    settings.write_text(f"keep-assets-days = 0\n{settings.read_text()}")
    place = Place(BuildPaths(site=site, dist=folder / "dist", work=folder / "work"))
    place.build()
    return place


@pytest.fixture(autouse=True)
def restored(first: Place, tmp_path: Path) -> Iterator[None]:
    """Put the sources back after each test; the frontend knows their folder, so that stays."""
    backup = tmp_path / "backup"
    shutil.copytree(first.paths.site, backup)
    yield
    shutil.rmtree(first.paths.site)
    shutil.copytree(backup, first.paths.site)


def steps_of(place: Place) -> list[str]:
    report = SilentReport()
    build(place.paths, report)
    return report.steps


def test_steps_are_reported_in_their_order_and_garbage_is_collected_as_before(first: Place) -> None:
    assert gc.isenabled()
    first.edit(ABOUT, "title: About", "title: All about it")
    steps = steps_of(first)
    assert gc.isenabled()
    assert steps == [
        SCAN,
        "Compile the sources",
        "Check links, navigation and demos",
        "Begin to index the text",
        "Bundle the frontend",
        "Find what changed",
        "Render and publish",
    ]


def test_no_step_is_taken_when_nothing_has_changed(first: Place) -> None:
    first.build()
    before = first.build()
    assert steps_of(first) == [SCAN]
    after = first.build()
    assert (after.pages, after.release, after.rendered) == (before.pages, before.release, 0)
    assert after.release.files == len(list(first.manifest().files))


def test_no_step_is_taken_for_a_file_that_holds_what_it_held(first: Place) -> None:
    first.build()
    (first.paths.site / ABOUT).touch()
    assert steps_of(first) == [SCAN]


def test_the_checks_know_the_files_of_every_release(first: Place) -> None:
    """A file in `public/` can have none of their names."""
    names = {f"/{entry.file.removeprefix('public/')}" for entry in first.manifest().entries}
    public = {f"/{file.name}" for file in (first.paths.site / "public").iterdir()}
    own = {"/index.html", "/index.md", "/og.png", *public}  # pictures can be switched off
    assert {name for name in names if name.count("/") == 1} - own <= OF_THE_ENGINE
    folders = {name for name in names if name.startswith("/_") and name.count("/") > 1}
    assert folders
    assert all(name.startswith(FOLDERS_OF_THE_ENGINE) for name in folders)


def damage(file: Path) -> None:
    file.unlink()
    file.write_text("worm")


CHANGES: dict[str, Callable[[Place], object]] = {
    "a source": lambda place: (place.paths.site / ABOUT).write_text("---\ntitle: A\n---\n"),
    "a source that is new": lambda place: (place.paths.site / "public/new.txt").touch(),
    "a source that is gone": lambda place: (place.paths.site / "public/leaf.svg").unlink(),
    "a page of the release": lambda place: damage(place.paths.dist / "current" / SEED),
    "the settings of a host": lambda place: damage(place.paths.dist / "current" / "nginx.conf"),
    "a file of the frontend": lambda place: damage(place.paths.work / "assets.json"),
}


@pytest.mark.parametrize("what", CHANGES)
def test_all_steps_are_taken_for(what: str, first: Place) -> None:
    first.build()
    assert steps_of(first) == [SCAN]
    CHANGES[what](first)
    report = SilentReport()
    with suppress(SourcesError):  # of a mistake that a change is, too
        build(first.paths, report)
    assert report.steps[:2] == [SCAN, "Compile the sources"]


def test_a_release_has_every_page_and_what_machines_read(first: Place) -> None:
    public = first.paths.dist / "current" / "public"
    hosts = ("_headers", "_redirects", ".nojekyll")
    for path in ("index.html", "404.html", "robots.txt", "sitemap.xml", *hosts):
        assert (public / path).is_file(), path
    assert "<h1" in first.published(SEED)
    assert (first.paths.dist / "current" / "nginx.conf").is_file()


def humans(context: BuildContext) -> list[SiteFile]:
    """The names of those who made a site."""
    title = context.site.config.site.title
    return [SiteFile(path="/humans.txt", content=f"Made for {title}.\n".encode())]


def test_an_output_is_added_by_its_line(first: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("showfloor.build.pipeline.OUTPUTS", (*outputs.OUTPUTS, humans))
    first.forget_last_build()
    first.build()
    assert first.published("public/humans.txt") == "Made for Tiny site.\n"


def test_early_outputs_make_files_until_the_frontend_is_there_for_another_key(
    first: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = 10**9  # minutes of steps: bundling ends long before, on any machine
    made: list[int] = []

    def eager(_: BuildContext) -> Iterator[SiteFile]:
        """Yield files that nobody asked for, as long as it is let."""
        for number in range(most):
            made.append(number)
            yield SiteFile(path="/eager", key=str(number), content=b"")

    first.build()
    monkeypatch.setattr(outputs, "EARLY", (*outputs.EARLY, eager))
    monkeypatch.setenv("SHOWFLOOR_LICENSE_KEY", "leaf")  # scripts may hold it
    assert len(steps_of(first)) > 1
    assert 0 < len(made) < most


def test_an_empty_line_makes_no_file_new(first: Place) -> None:
    before = first.build()
    os.utime(first.paths.site / "pages/home/index.md")
    first.append(ABOUT, "\n")
    again = first.build()
    assert (again.rendered, again.release.written) == (1, 0)
    assert again.release.digest == before.release.digest


def test_an_edit_renders_its_page_alone(first: Place) -> None:
    first.build()
    first.append(ABOUT, "\nA sentence that was not there.\n")
    assert first.build().rendered == 1
    assert "A sentence that was not there." in first.published("public/about/index.html")


def test_a_new_title_renders_the_pages_that_show_it(first: Place) -> None:
    first.build()
    first.edit(SEED_PAGE, "title: Seed", "title: Kernel")
    built = first.build()
    assert 1 < built.rendered < built.pages
    assert "Kernel" in first.published("public/acorn-kit/index.html")


def test_a_lost_release_is_written_again_without_rendering(first: Place) -> None:
    before = first.build()
    shutil.rmtree(first.paths.dist)
    again = first.build()
    assert (again.release.digest, again.rendered) == (before.release.digest, 0)


def test_a_damaged_page_of_the_last_release_is_fixed(first: Place) -> None:
    first.build()
    whole = first.published(SEED)
    page = first.paths.dist / "current" / SEED
    page.unlink()
    page.write_text("cut off")
    first.build()
    assert first.published(SEED) == whole


DAMAGED = {
    "a page": "acorn-kit/part-seed/index.html",
    "what a list is made from": "acorn-kit/part-seed/index.md",
    "what parts of the text begin with": text_starts(text_folder("", 0))[1:],
}


@pytest.mark.parametrize("what", DAMAGED)
def test_what_was_damaged_before_an_edit_is_fixed_with_it(what: str, first: Place) -> None:
    first.build()
    file = first.paths.dist / "current/public" / DAMAGED[what]
    whole = file.read_bytes()
    damage(file)
    first.append(ABOUT, "\n\n")
    first.build()
    assert (first.paths.dist / "current/public" / DAMAGED[what]).read_bytes() == whole
    assert verify_release(first.paths.dist).faults == []


def test_a_mistake_leaves_the_last_release_as_it_was(first: Place) -> None:
    before = first.build()
    first.append(ABOUT, "\n[Nowhere](/no/such/page/)\n")
    with pytest.raises(SourcesError, match="dead link"):
        first.build()
    assert (first.paths.dist / "current").resolve() == before.release.folder.resolve()


@pytest.mark.parametrize(
    "fault",
    [pytest.param("provider-throws", marks=pytest.mark.sweep), "demo-imports-no-module"],
)
def test_mistakes_in_code_have_the_places_that_a_check_knows(first: Place, fault: str) -> None:
    shutil.copytree(BROKEN / fault / "site", first.paths.site, dirs_exist_ok=True)
    site, dist, work = first.paths.site, first.paths.dist, first.paths.work
    with pytest.raises(SourcesError) as caught:
        run_build(site, dist, work, url=None, offline_hosts=())
    assert f"{caught.value}\n" == (BROKEN / fault / "expected.txt").read_text()


def test_edits_one_after_the_other_give_the_release_of_a_build_from_nothing(
    first: Place, tmp_path: Path
) -> None:
    first.build()
    for number in range(5):  # more than there are releases that stay
        first.append((ABOUT, SEED_PAGE)[number % 2], f"\nSentence {number}.\n")
        assert first.build().rendered == 1
        assert verify_release(first.paths.dist).faults == []
    paths = BuildPaths(site=first.paths.site, dist=tmp_path / "other d", work=tmp_path / "other w")
    edited = (first.paths.dist / "current").resolve().name
    assert build(paths, SilentReport()).release.digest == edited
    assert len(list((first.paths.dist / "releases").iterdir())) == 3
    os.utime(paths.site / "pages/home/index.md")
    Place(paths).forget_last_build()
    again = build(paths, SilentReport())
    assert (again.rendered, again.release.written, again.release.digest) == (0, 0, edited)


def test_a_build_that_fails_leaves_whole_releases_only(first: Place) -> None:
    for number in range(4):  # from the fourth on, an expired release is recycled
        first.append(ABOUT, f"\nSentence {number}.\n")
        first.build()
    first.append(ABOUT, "\n[Nowhere](/no/such/page/)\n")
    with pytest.raises(SourcesError, match="dead link"):
        first.build()
    names = [folder.name for folder in (first.paths.dist / "releases").iterdir()]
    assert [name for name in names if name.startswith(".")] == []
    assert verify_release(first.paths.dist).faults == []


def test_a_folder_that_is_no_site_is_explained(tmp_path: Path) -> None:
    with pytest.raises(ConfigError) as caught:
        BuildPaths(site=tmp_path, dist=tmp_path, work=tmp_path)
    assert str(caught.value) == (
        f"{tmp_path} is not a site: it has no site.toml.\n"
        "  why: a build reads its settings, pages and navigation from one folder.\n"
        "  fix: name the site's folder, as in `showfloor build path/to/site`, or make a site with"
        " `showfloor new`."
    )


def test_an_address_with_a_query_is_none_of_a_site(first: Place) -> None:
    with pytest.raises(ConfigError) as caught:
        BuildPaths(
            site=first.paths.site, dist=Path("d"), work=Path("w"), url="https://a.example/docs?a"
        )
    assert str(caught.value) == (
        "https://a.example/docs?a is not the address of a site.\n"
        "  why: canonical addresses and the sitemap begin with it.\n"
        "  fix: write a host, such as https://docs.example, and its path, if any: letters,"
        " digits and - . _ ~ between slashes."
    )


def demo_data(first: Place, name: str) -> DemoData:
    path = f"public/acorn-kit/part-seed/demos/{name}/demo.json"
    return msgspec.json.decode(first.published(path), type=DemoData)


def test_every_demo_has_a_document_and_its_data(first: Place) -> None:
    first.build()
    document = first.published("public/acorn-kit/part-seed/demos/DayCounter/index.html")
    assert '<meta name="robots" content="noindex"/>' in document
    data = demo_data(first, "DayCounter")
    assert (data.route, data.alone) == (
        "/acorn-kit/part-seed/",
        "/acorn-kit/part-seed/demos/DayCounter/",
    )
    [variant] = data.variants
    assert [file.name for file in variant.js] == ["DayCounter.jsx"]
    assert variant.cost is not None
    assert 0 < variant.cost < 5_000
    assert {"react", "react-dom"} == {pin.name for pin in data.dependencies}
    assert "demos/DayCounter" not in first.published("public/sitemap.xml")


def test_every_page_has_its_markdown_beside_it(first: Place) -> None:
    first.build()
    alternate = first.published("public/acorn-kit/part-seed/index.md")
    assert alternate.startswith("# Seed\n\n> A seed counts the days until it grows.\n")
    assert "export default function DayCounter()" in alternate
    assert alternate in first.published("public/acorn-kit/llms-full.txt")
    assert alternate in first.published("public/llms-full.txt")
    assert "https://tiny.example/acorn-kit/part-seed/index.md" in first.published(
        "public/acorn-kit/llms.txt"
    )
    assert "https://tiny.example/acorn-kit/llms.txt" in first.published("public/llms.txt")


def test_a_site_without_an_address_is_read_offline_where_a_build_says(first: Place) -> None:
    first.edit("site.toml", 'url = "https://tiny.example"\n', "")
    here = replace(first.paths, offline_hosts=("127.0.0.1", "localhost"))
    said = []
    for paths in (here, first.paths):
        build(paths, SilentReport())
        said.append(first.published("public/sw.js").startswith("self.precached = "))
        assert 'rel="canonical"' not in first.published("public/about/index.html")
        assert not (paths.dist / "current/public/sitemap.xml").exists()
    assert said == [True, False]


def test_markdown_names_the_page_that_it_is_of(first: Place) -> None:
    release = first.build().release.folder
    manifest = msgspec.json.decode((release / "manifest.json").read_bytes(), type=Manifest)
    assert manifest.files["/about/index.md"].headers == {
        "Link": '<https://tiny.example/about/>; rel="canonical"'
    }


def test_a_page_for_nobody_s_search_is_in_no_list(first: Place) -> None:
    first.edit(ABOUT, "title: About", "title: About\nrobots: noindex")
    release = first.build().release.folder
    manifest = msgspec.json.decode((release / "manifest.json").read_bytes(), type=Manifest)
    assert manifest.files["/about/index.md"].headers["X-Robots-Tag"] == "noindex"
    assert "/about/index.md" not in first.published("public/llms.txt")
    assert "# About\n" not in first.published("public/llms-full.txt")
    assert "/about/" not in first.published("public/sitemap.xml")


def test_pages_have_pictures_unless_the_site_wants_none(first: Place) -> None:
    picture = "https://tiny.example/about/og.png"
    first.build()
    assert (first.paths.dist / "current/public/about/og.png").is_file()
    assert picture in first.published("public/about/index.html")
    first.edit("site.toml", "title =", "pictures = false\ntitle =")
    first.build()
    assert not (first.paths.dist / "current/public/about/og.png").exists()
    assert picture not in first.published("public/about/index.html")


def test_a_picture_has_the_color_of_the_family_or_of_the_brand(first: Place) -> None:
    public = first.build().release.folder / "public"
    assert _color_of_bar(public / "about/og.png") == (46, 116, 68)
    assert _color_of_bar(public / "acorn-kit/og.png") == (145, 81, 8)


def _color_of_bar(picture: Path) -> object:
    """Return the color of the bar at the bottom of a picture."""
    with Image.open(picture) as image:
        return image.convert("RGB").getpixel((0, image.height - 1))


def test_a_site_without_demos_is_built(first: Place, tmp_path: Path) -> None:
    site = copy_tiny(tmp_path / "reading")
    seed = site / "pages/acorn-kit/components/seed"
    for name in ("DayCounter.tsx", "LeafBadge"):
        (shutil.rmtree if (seed / name).is_dir() else Path.unlink)(seed / name)
    page = (seed / "index.md").read_text()
    lines = [line for line in page.split("\n") if "DayCounter" not in line and "::" not in line]
    (seed / "index.md").write_text("\n".join(lines))
    work = copy_tiny_work(tmp_path / "work")
    build(BuildPaths(site=site, dist=tmp_path / "dist", work=work), SilentReport())
    public = tmp_path / "dist/current/public"
    assert "A seed waits" in (public / "acorn-kit/part-seed/index.html").read_text()


def test_an_edit_writes_the_markdown_of_its_page(first: Place) -> None:
    first.build()
    first.append(ABOUT, "\nA sentence for [machines](/acorn-kit/).\n")
    first.build()
    sentence = "A sentence for [machines](https://tiny.example/acorn-kit/)."
    assert sentence in first.published("public/about/index.md")
    assert sentence in first.published("public/llms-full.txt")


def license_react(place: Place) -> None:
    """Make React a package of the family that needs a license key."""
    package = json.loads((place.paths.node_modules / "react" / "package.json").read_bytes())
    packages = f'[packages]\nreact = "{package["version"]}"\n\n[paths]'
    place.edit("families/acorn-kit/family.toml", "tagline =", 'licensed = ["react"]\ntagline =')
    place.edit("families/acorn-kit/family.toml", "[paths]", packages)


def test_a_missing_license_key_is_a_remark_and_a_note_on_demos(
    first: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SHOWFLOOR_LICENSE_KEY", raising=False)
    license_react(first)
    report = SilentReport()
    build(first.paths, report)
    assert report.said == ["1 remark on the site: see `showfloor check --verbose`."]
    note = "This site has no license key: demos with react show a license notice."
    assert first.published(SEED).count(note) == 1
    assert first.published("public/about/index.html").count(note) == 0


def test_section_1_a_license_key_reaches_edited_demos_and_ends_the_note(
    first: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    license_react(first)
    key = "key={import.meta.env.SHOWFLOOR_LICENSE_KEY}"
    first.edit("families/acorn-kit/Provider.tsx", "<Direction ", f"<Direction {key} ")
    scripts = first.paths.dist / "current" / "public" / "_assets" / "sandbox"
    monkeypatch.setenv("SHOWFLOOR_LICENSE_KEY", "bought-key")
    first.build()
    assert [file for file in scripts.glob("*.js") if "bought-key" in file.read_text()]
    assert "This site has no license key" not in first.published(SEED)
