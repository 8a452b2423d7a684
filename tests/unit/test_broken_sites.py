"""Every mistake that an author can make, and the exact words in which it is explained.

A folder of `tests/sites/broken/` holds `expected.txt` and, as far as they are needed:

    site/        files that are laid over a copy of the tiny site
    remove.txt   files that are removed from the copy, one a line

What git cannot hold (a link, a huge file) is made here, by the name of the folder. A fault in
code is looked for where the rest of the site is right, and what no check finds in a whole build.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from showfloor.build import BuildPaths, Progress, build
from showfloor.cache.disk_cache import DiskCache
from showfloor.check.demos import DemoCheck
from showfloor.check.site import code_mistakes
from showfloor.checks import mistakes_of
from showfloor.errors import ShowfloorError, SourcesError
from showfloor.workspace import Workspace
from showfloor.workspace.inputs import build_inputs
from support.places import SITE_MODULES, TOOLS
from support.site.installed_packages import link_packages
from support.site.tiny_release import copy_tiny_work
from support.site.tiny_site import BROKEN, copy_tiny

FAULTS = sorted(folder.name for folder in BROKEN.iterdir())
ABOUT = "pages/about/index.md"


def add_bytes_that_are_not_utf8(site: Path) -> None:
    with (site / ABOUT).open("ab") as file:
        file.write("Grüße\n".encode("latin-1"))


def add_ten_megabytes(site: Path) -> None:
    with (site / ABOUT).open("ab") as file:
        file.write(b"word " * 2_000_000)


def add_a_link_out_of_the_site(site: Path) -> None:
    (site / ABOUT).unlink()
    (site / ABOUT).symlink_to("../../../secret.md")
    (site.parent / "secret.md").write_text("---\ntitle: Secret\ndescription: Not for you.\n---\n")


def add_names_that_break_addresses(site: Path) -> None:
    for name in (
        "my page",
        "страница",
        "two\nlines",
        os.fsdecode(b"half-\xff"),
        "a\u202eb",
        "a\x1bb",
        "a\\b",
    ):
        shutil.copytree(site / "pages/about", site / "pages" / name)


def add_a_character_that_is_none(site: Path) -> None:
    with (site / ABOUT).open("ab") as file:
        file.write(b"One\x00two\n")


def add_a_line_without_end(site: Path) -> None:
    with (site / ABOUT).open("ab") as file:
        file.write(b"a" * 30_000 + b"\n")


def add_a_text_without_end(site: Path) -> None:
    with (site / ABOUT).open("ab") as file:
        file.write(b"\n" + b"[never closed\n" * 1_000)


def add_front_matter_without_end(site: Path) -> None:
    keywords = "keywords:\n" + "  - a\n" * 3_000
    text = (site / ABOUT).read_text().replace("title:", f"{keywords}title:", 1)
    (site / ABOUT).write_text(text)


def nest_settings(site: Path) -> None:
    with (site / "navigation/acorn-kit.toml").open("a") as file:
        file.write("".join(f"[[{'.'.join(['items', *['children'] * n])}]]\n" for n in range(60)))


def count_without_end(site: Path) -> None:
    (site / "site.toml").write_text(f"title = {'9' * 5_000}\n")


def put_a_pipe_in_place_of_settings(site: Path) -> None:
    (site / "redirects.csv").unlink()
    os.mkfifo(site / "redirects.csv")


def add_links_that_go_round(site: Path) -> None:
    (site / "pages/about/itself.tsx").symlink_to("itself.tsx")
    (site / "pages/about/above").symlink_to("..")


def add_links_to_what_is_no_file(site: Path) -> None:
    for place, target in (
        ("pages/about/device.tsx", "/dev/zero"),
        ("pages/about/round.tsx", "other.tsx"),
        ("pages/about/other.tsx", "round.tsx"),
        ("public/out.svg", "../../.."),
        ("families/acorn-kit/styles.css", "/proc/self/mem"),
    ):
        (site / place).symlink_to(target)
    os.mkfifo(site / "public/pipe.svg")


def add_folders_named_like_files(site: Path) -> None:
    (site / ABOUT).unlink()
    for place in (ABOUT, "fonts/leaf.css"):
        (site / place).mkdir()
    (site / ABOUT / "part.md").touch()


def nest_code(site: Path) -> None:
    seed = site / "pages/acorn-kit/components/seed"
    text = (seed / "DayCounter.tsx").read_text()
    deep = "<b>\n" * 1_000 + "1" + "</b>\n" * 1_000
    (seed / "DayCounter.tsx").write_text(f"const deep = (\n{deep});\n{text}")
    styles = seed / "LeafBadge/css/styles.css"
    styles.write_text("p {\n" * 5_000 + "}\n" * 5_000)
    (site / "families/acorn-kit/Provider.tsx").write_text(f"export default {'[' * 9_000};\n")


def add_a_page_without_end(site: Path) -> None:
    with (site / ABOUT).open("a") as file:
        file.write("\n- word" * 100_000)


def add_folders_without_end(site: Path) -> None:
    (site / "pages/about" / "/".join(["a"] * 40)).mkdir(parents=True)


MADE_HERE: dict[str, Callable[[Path], None]] = {
    "code-nested-too-deep": nest_code,
    "folders-named-like-files": add_folders_named_like_files,
    "folders-too-deep": add_folders_without_end,
    "front-matter-without-end": add_front_matter_without_end,
    "invalid-utf-8": add_bytes_that_are_not_utf8,
    "large-file": add_ten_megabytes,
    "line-without-end": add_a_line_without_end,
    "links-that-go-round": add_links_that_go_round,
    "links-to-no-file": add_links_to_what_is_no_file,
    "link-out-of-the-site": add_a_link_out_of_the_site,
    "names-that-break-addresses": add_names_that_break_addresses,
    "nul-in-a-page": add_a_character_that_is_none,
    "page-without-end": add_a_page_without_end,
    "pipe-in-place-of-settings": put_a_pipe_in_place_of_settings,
    "settings-nested-too-deep": nest_settings,
    "settings-with-a-huge-number": count_without_end,
    "text-without-end": add_a_text_without_end,
}


def break_site(fault: str, site: Path) -> None:
    """Make a copy of the tiny site, with one fault."""
    copy_tiny(site)
    if (BROKEN / fault / "site").is_dir():
        shutil.copytree(BROKEN / fault / "site", site, dirs_exist_ok=True)
    if (BROKEN / fault / "remove.txt").is_file():
        for path in (BROKEN / fault / "remove.txt").read_text().splitlines():
            (site / path).unlink()
    if fault in MADE_HERE:
        MADE_HERE[fault](site)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What was made of the site without a fault: all broken ones begin with it, and share it."""
    return copy_tiny_work(tmp_path_factory.mktemp("tiny") / "work")


@pytest.fixture(scope="module")
def cache(made: Path) -> Iterator[DiskCache]:
    """What all broken sites share: nearly all of their pages and demos."""
    with DiskCache(made / "cache.db", say=print) as cache:
        yield cache


class Silence:
    """A report to nobody."""

    @contextmanager
    def step(self, name: str) -> Iterator[Progress]:
        yield lambda done, total: None

    def say(self, message: str) -> None:
        pass


def workshop_of(site: Path, made: Path) -> BuildPaths:
    return BuildPaths(site=site, dist=site.parent / "dist", work=made)


def check(paths: BuildPaths, cache: DiskCache) -> None:
    """Find the mistakes that show without building; raises them."""
    compiled = Workspace(build_inputs(paths, cache)).update()
    with DemoCheck(paths, cache.kind("rendered-demos")) as demos:
        found = mistakes_of(compiled) or code_mistakes(paths, compiled, cache, Silence(), demos)
    if found:
        raise SourcesError(found)


def explained(paths: BuildPaths, cache: DiskCache) -> str:
    """Return what is said about the mistakes of a site."""
    try:
        check(paths, cache)
        build(paths, Silence())
    except ShowfloorError as error:
        return f"{error}\n"
    return "no mistake was found\n"


OF_DOCUMENTED_PACKAGES = {"icons-misspelt", "unknown-error-code"}
"""Faults of sites that use packages which the product documents."""


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_explained(fault: str, tmp_path: Path, made: Path, cache: DiskCache) -> None:
    if fault in OF_DOCUMENTED_PACKAGES:
        link_packages(tmp_path / "node_modules", TOOLS, SITE_MODULES)
    break_site(fault, tmp_path / "site")
    paths = workshop_of(tmp_path / "site", made)
    assert explained(paths, cache) == (BROKEN / fault / "expected.txt").read_text()


def test_the_tiny_site_has_no_fault(tmp_path: Path, made: Path, cache: DiskCache) -> None:
    check(workshop_of(copy_tiny(tmp_path / "site"), made), cache)


def test_what_is_made_here_has_a_folder() -> None:
    assert set(MADE_HERE) <= set(FAULTS)
