"""The project's own tests: `make test` and `make quick` in a fresh clone of what is committed."""

import json
import re
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from benchmarks.process import Measured, measure
from benchmarks.results import Row, Table
from benchmarks.scale import FULL, Scale
from benchmarks.serving import PROJECT

COLOR = re.compile(r"\x1b\[[\d;]*m")
TIMES = ".showfloor/tests/times.json"
"""What `make test` writes: seconds of each part and test, by the clock and of the processor."""
DEAREST = 10
EDITS = {
    "src/showfloor/search/page_text.py": "\n\n# One more comment.\n",
    "web/src/reading/blocks/Callout.tsx": "// One more comment.\n",
    "site/pages/material-ui/components/card/index.md": "\nOne more sentence.\n",
}
"""What is added to a module, a component and a page before the quick tests."""


def measure_tests(scale: Scale = FULL) -> Table:
    """Set up a clone, run all of its tests twice, then the quick ones after three edits."""
    with tempfile.TemporaryDirectory(prefix="showfloor bench ") as temporary:
        clone = Path(temporary) / "clone"
        measure(["git", "clone", "--quiet", str(PROJECT), str(clone)])
        installed = _make(clone, "setup-browser", scale)
        tested = _make(clone, "test", scale)
        dearest = [] if scale.is_smoke else [*_dearest(json.loads((clone / TIMES).read_text()))]
        warm = _make(clone, "test", scale)
        for file, text in EDITS.items():
            with (clone / file).open("a", encoding="utf-8") as opened:
                opened.write(text)
        quick = _make(clone, "quick", scale)
    whole = Measured(
        installed.seconds + tested.seconds, installed.cpu_seconds + tested.cpu_seconds, 0, ""
    )
    return Table(
        "Tests",
        [
            _row("`make test` in a fresh clone, with set-up", whole, 15 * 60),
            Row("set-up of that", f"{installed.seconds:.0f} s"),
            _row("`make test` again", warm, 9 * 60),
            _row("`make quick`, a module, a component and a page changed", quick, 60),
            *dearest,
        ],
        [_last_words(tested)],
    )


def _dearest(times: Mapping[str, Sequence[Sequence[str | float]]]) -> Iterator[Row]:
    """Yield a row for each part, and for each of the dearest files."""
    for name, _, seconds, processor in times["parts"]:
        yield Row(f"part `{name}`", _figures(float(seconds), float(processor)))
    files: dict[str, list[float]] = defaultdict(lambda: [0, 0])
    for name, seconds, processor, _ in times["tests"]:
        sums = files[str(name).partition("::")[0]]
        sums[0] += float(seconds)
        sums[1] += float(processor)
    for name, (seconds, processor) in sorted(files.items(), key=lambda row: -row[1][0])[:DEAREST]:
        yield Row(f"`{name}`", _figures(seconds, processor))


def _make(clone: Path, target: str, scale: Scale) -> Measured:
    print(f"  make {target} ...", flush=True)
    only_print = ["--dry-run"] if scale.is_smoke else []
    return measure(["make", "--no-print-directory", *only_print, "-C", str(clone), target])


def _row(what: str, measured: Measured, target: int) -> Row:
    seconds = _figures(measured.seconds, measured.cpu_seconds)
    return Row(what, seconds, f"<= {target} s", measured.seconds <= target)


def _figures(seconds: float, processor: float) -> str:
    return f"{seconds:.0f} s ({processor:.0f} s of processor time)"


def _last_words(tested: Measured) -> str:
    """Return how many tests there were."""
    lines = COLOR.sub("", tested.output).splitlines()
    return "; ".join(line.strip("= ") for line in lines if re.search(r"\d passed", line))
