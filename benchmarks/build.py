"""Builds: the real site and synthetic ones, cold, unchanged and with one page edited.

python -m benchmarks site synthetic
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks.process import Measured, measure
from benchmarks.results import Row, Table
from benchmarks.scale import FULL, Scale
from benchmarks.serving import PROJECT
from benchmarks.synthetic import write_synthetic_site

SITE = PROJECT / "site"
SIZES = (1_000, 5_000, 10_000)

EDITED = "components/button/index.md"

COLD_SITE = 90
"""Seconds for the whole site. Its pages of 21 November 2026 alone are to take 45."""

OFTEN = "Moss, moss and moss."
"""A sentence that makes the search find its page by a word of the text."""

# Seconds (cold, unchanged, one page edited) and GiB, as the design asks for them.
TARGETS: dict[int, tuple[float | None, float | None, float | None, float | None]] = {
    1_000: (8, 0.6, 1.0, None),
    5_000: (50, None, 2, 1.5),
    10_000: (60, 1.0, 1.2, 1),
}


class Folder:
    """A site that is built in a folder of its own."""

    def __init__(self, site: Path, folder: Path) -> None:
        self.site = site
        self.folder = folder

    def build(self) -> Measured:
        """Build in a process of its own, as a user does."""
        command = [sys.executable, "-m", "showfloor", "build", str(self.site)]
        places = ["--dist", str(self.folder / "dist"), "--work", str(self.folder / "work")]
        return measure([*command, *places])

    def check(self) -> Measured:
        """Check in a process of its own, with the caches of builds."""
        command = [sys.executable, "-m", "showfloor", "check", str(self.site)]
        return measure([*command, "--work", str(self.folder / "work")])

    def edit(self, path: str, sentence: str = "One more sentence.") -> None:
        """Add a sentence to a page."""
        with (self.site / path).open("a", encoding="utf-8") as page:
            page.write(f"\n{sentence}\n")


def measure_synthetic_sites(scale: Scale = FULL) -> Table:
    """Measure growth: cold, unchanged, edited, and memory at each size."""
    temporary = Path(tempfile.mkdtemp(prefix="synthetic-"))
    sizes = map(scale.pages, scale.some(SIZES))
    rows = [row for size in sizes for row in _rows_of_size(temporary / str(size), size)]
    return Table(
        "Synthetic site",
        rows,
        ["Pages of about 800 words, 8 headings, 6 fenced blocks, a table of 10 rows, 10 links;"
         " 10 sections, all in the navigation. Whole process, with the search"
         " index, precompressed (br, gzip)."],
    )  # fmt: skip


def _rows_of_size(folder: Path, size: int) -> list[Row]:
    write_synthetic_site(folder / "site", size)
    place = Folder(folder / "site", folder)
    cold = place.build()
    unchanged = place.build()
    page = "pages/sample/section-0/page-0/index.md"
    place.edit(page)
    edited = place.build()
    place.edit(page, OFTEN)
    found = place.build()
    targets = TARGETS.get(size, (None,) * 4)
    name = f"{size:,} pages"
    return [
        _seconds(f"{name}, cold", cold, targets[0]),
        _seconds(f"{name}, nothing changed", unchanged, targets[1]),
        _seconds(f"{name}, one page edited", edited, targets[2]),
        _seconds(f"{name}, one page edited, found by another word", found, None),
        _memory(f"{name}, peak memory, cold", cold, targets[3]),
    ]


def measure_real_site(scale: Scale = FULL) -> Table:
    """Measure the site of this repository in its place: it uses code of the engine beside it."""
    folder = Path(tempfile.mkdtemp(prefix="site-"))
    place = Folder(SITE, folder)
    if scale.is_smoke:
        place = Folder(folder / "site", folder)
        write_synthetic_site(place.site, scale.pages(20))
    elif (PROJECT / "src/showfloor/frontend/declarations.py").is_file():  # not in older commits
        subprocess.run(
            [sys.executable, "-m", "showfloor.frontend.declarations"], cwd=PROJECT, check=True
        )
    cold, unchanged = place.build(), place.build()
    place.check()
    checked = place.check()
    page = next((place.site / "pages").rglob("page-0/index.md" if scale.is_smoke else EDITED))
    before = page.read_bytes()
    try:
        place.edit(str(page.relative_to(place.site)))
        edited = place.build()
    finally:
        page.write_bytes(before)
    return Table(
        "The site",
        [
            _seconds("cold build", cold, COLD_SITE),
            _seconds("no-change build", unchanged, 1),
            _seconds("build after one Markdown edit", edited, 1.5),
            _seconds("`showfloor check`, warm", checked, 5),
            _memory("peak memory, cold", cold, 3),
        ],
        [cold.output.strip().splitlines()[-1]],
    )


def _seconds(what: str, measured: Measured, target: float | None) -> Row:
    return Row(
        what,
        f"{measured.seconds:.2f} s ({measured.cpu_seconds:.2f} s of processor time)",
        f"<= {target:g} s" if target else "",
        measured.seconds <= target if target else None,
    )


def _memory(what: str, measured: Measured, target: float | None) -> Row:
    size = measured.peak_bytes / 2**30
    return Row(
        what, f"{size:.2f} GiB", f"<= {target:g} GiB" if target else "",
        size <= target if target else None,
    )  # fmt: skip
