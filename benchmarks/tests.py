"""The project's own tests: `make test` and `make quick` in a fresh clone of what is committed."""

import re
import tempfile
from pathlib import Path

from benchmarks.process import Measured, measure
from benchmarks.results import Row, Table
from benchmarks.scale import FULL, Scale
from benchmarks.serving import PROJECT

COLOR = re.compile(r"\x1b\[[\d;]*m")
EDITS = {
    "src/showfloor/search/page_text.py": "\n\n# One more comment.\n",
    "web/src/reading/blocks/Callout.tsx": "// One more comment.\n",
    "site/pages/material-ui/components/card/index.md": "\nOne more sentence.\n",
}
"""What is added to a module, a component and a page before the quick tests."""


def measure_tests(scale: Scale = FULL) -> Table:
    """Set up a clone, run all of its tests, then the quick ones after three edits."""
    with tempfile.TemporaryDirectory(prefix="showfloor bench ") as temporary:
        clone = Path(temporary) / "clone"
        measure(["git", "clone", "--quiet", str(PROJECT), str(clone)])
        installed = _make(clone, "setup-browser", scale)
        tested = _make(clone, "test", scale)
        for file, text in EDITS.items():
            with (clone / file).open("a", encoding="utf-8") as opened:
                opened.write(text)
        quick = _make(clone, "quick", scale)
    return Table(
        "Tests",
        [
            Row("setting up a fresh clone", f"{installed.seconds:.0f} s"),
            _row("`make test`", tested, 15 * 60),
            _row("`make quick`, a module, a component and a page changed", quick, 60),
        ],
        [_last_words(tested)],
    )


def _make(clone: Path, target: str, scale: Scale) -> Measured:
    print(f"  make {target} ...", flush=True)
    only_print = ["--dry-run"] if scale.is_smoke else []
    return measure(["make", "--no-print-directory", *only_print, "-C", str(clone), target])


def _row(what: str, measured: Measured, target: int) -> Row:
    seconds = f"{measured.seconds:.0f} s ({measured.cpu_seconds:.0f} s of processor time)"
    return Row(what, seconds, f"<= {target} s", measured.seconds <= target)


def _last_words(tested: Measured) -> str:
    """Return how many tests there were."""
    lines = COLOR.sub("", tested.output).splitlines()
    return "; ".join(line.strip("= ") for line in lines if re.search(r"\d passed", line))
