import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from showfloor.build import STEPS, Built, Workshop, build
from showfloor.errors import ConfigError, SourcesError
from tiny import copy_tiny
from workplace import SilentReport

SEED = "public/acorn-kit/part-seed/index.html"
ABOUT = "pages/about/index.md"


@dataclass
class Place:
    """A tiny site that is built again and again."""

    workshop: Workshop

    def build(self) -> Built:
        return build(self.workshop, SilentReport())

    def edit(self, path: str, old: str, new: str) -> None:
        file = self.workshop.site / path
        text = file.read_text()
        assert old in text
        file.write_text(text.replace(old, new))

    def published(self, path: str) -> str:
        return (self.workshop.dist / "current" / path).read_text()


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """A site that was built once; tests take copies of it."""
    folder = tmp_path_factory.mktemp("first build")  # a space in the name must not matter
    site = copy_tiny(folder / "site")
    place = Place(Workshop(site=site, dist=folder / "dist", work=folder / "work"))
    place.build()
    return place


@pytest.fixture(autouse=True)
def restored(first: Place, tmp_path: Path) -> Iterator[None]:
    """Put the sources back after each test; the frontend knows their folder, so that stays."""
    backup = tmp_path / "backup"
    shutil.copytree(first.workshop.site, backup)
    yield
    shutil.rmtree(first.workshop.site)
    shutil.copytree(backup, first.workshop.site)


def test_steps_are_reported_in_their_order(first: Place) -> None:
    report = SilentReport()
    build(first.workshop, report)
    assert report.steps == [step.name for step in STEPS]


def test_a_release_has_every_page_and_what_machines_read(first: Place) -> None:
    public = first.workshop.dist / "current" / "public"
    for path in ("index.html", "404.html", "robots.txt", "sitemap.xml", "_headers", "_redirects"):
        assert (public / path).is_file(), path
    assert "<h1" in first.published(SEED)
    assert (first.workshop.dist / "current" / "nginx.conf").is_file()


def test_nothing_is_rendered_when_nothing_changed(first: Place) -> None:
    before = first.build()
    again = first.build()
    assert (again.rendered, again.release.written) == (0, 0)
    assert again.release.digest == before.release.digest


def test_an_edit_renders_its_page_alone(first: Place) -> None:
    first.build()
    with (first.workshop.site / ABOUT).open("a") as page:
        page.write("\nA sentence that was not there.\n")
    assert first.build().rendered == 1
    assert "A sentence that was not there." in first.published("public/about/index.html")


def test_a_new_title_renders_the_pages_that_show_it(first: Place) -> None:
    first.build()
    first.edit("pages/acorn-kit/components/seed/index.md", "title: Seed", "title: Kernel")
    built = first.build()
    assert 1 < built.rendered < built.pages
    assert "Kernel" in first.published("public/acorn-kit/index.html")


def test_a_lost_release_is_written_again_without_rendering(first: Place) -> None:
    before = first.build()
    shutil.rmtree(first.workshop.dist)
    again = first.build()
    assert (again.release.digest, again.rendered) == (before.release.digest, 0)


def test_a_damaged_page_of_the_last_release_is_mended(first: Place) -> None:
    first.build()
    whole = first.published(SEED)
    page = first.workshop.dist / "current" / SEED
    page.unlink()
    page.write_text("cut off")
    first.build()
    assert first.published(SEED) == whole


def test_a_mistake_leaves_the_last_release_as_it_was(first: Place) -> None:
    before = first.build()
    with (first.workshop.site / ABOUT).open("a") as page:
        page.write("\n[Nowhere](/no/such/page/)\n")
    with pytest.raises(SourcesError, match="dead link"):
        first.build()
    assert (first.workshop.dist / "current").resolve().name == before.release.digest


def test_the_same_sources_give_the_same_bytes(first: Place, tmp_path: Path) -> None:
    before = first.build()
    workshop = Workshop(
        site=first.workshop.site, dist=tmp_path / "other dist", work=tmp_path / "other work"
    )
    assert build(workshop, SilentReport()).release.digest == before.release.digest


def test_a_folder_that_is_no_site_is_explained(tmp_path: Path) -> None:
    with pytest.raises(ConfigError) as caught:
        Workshop(site=tmp_path, dist=tmp_path, work=tmp_path)
    assert str(caught.value) == (
        f"{tmp_path} is not a site: it has no site.toml.\n"
        "  why: a build reads its settings, pages and navigation from one folder.\n"
        "  fix: name the site's folder, as in `showfloor build path/to/site`."
    )


def test_an_address_with_a_path_is_no_host(first: Place) -> None:
    with pytest.raises(ConfigError) as caught:
        Workshop(
            site=first.workshop.site, dist=Path("d"), work=Path("w"), url="https://a.example/docs"
        )
    assert str(caught.value) == (
        "https://a.example/docs is not the address of a host.\n"
        "  why: canonical addresses and the sitemap begin with it.\n"
        "  fix: write it without a path, such as https://docs.example."
    )
