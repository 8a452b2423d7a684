"""After edits drawn by a seed, a build publishes the bytes that a clean build publishes.

`EDITS_SEED` is the seed, `EDITS` the number of edits, `EDITS_PER_ROUND` that of edits before each
clean build. `make test` draws the same few edits of the small site each time; `make sweep` draws
others each time, of the real site too. To draw many:

    EDITS=100 .venv/bin/pytest -m sweep -k real tests/unit/build/test_drawn_edits.py
"""

import faulthandler
import os
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from showfloor.model.stamp import is_ignored
from support.places import PROJECT
from support.site.differential import (
    PACKAGES,
    WHOLE,
    Workshop,
    doubled_programs,
    make_workshop,
)
from support.site.drawn_edits import PIN, Draw, kind_of, run_round

REAL = PROJECT / "site"
PER_ROUND = int(os.environ.get("EDITS_PER_ROUND", "10"))
"""Edits before each clean build."""
HANGING_SECONDS = 900
"""Seconds after which one build is ended, with a trace of where it hangs."""

Say = Callable[[str], None]

pytestmark = pytest.mark.xdist_group("drawn-edits")


def kinds_of(site: Path) -> set[str]:
    found = set[str]()
    for folder, folders, names in os.walk(site):
        folders[:] = (name for name in folders if not is_ignored(name))
        files = (Path(folder, name).relative_to(site) for name in names if not is_ignored(name))
        found.update(kind_of(file.as_posix()) for file in files)
    return found


def test_the_small_site_has_every_kind_of_file_that_the_real_site_has() -> None:
    assert sorted(kinds_of(REAL) - kinds_of(WHOLE)) == []


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("site.toml", "site.toml"),
        ("families/kit/api.toml", "families/*/api.toml"),
        ("families/kit/Root.tsx", "families/*/*.tsx"),
        ("families/kit/look/Row.tsx", "families/*/look/*.tsx"),
        ("pages/kit/parts/seed/index.md", "pages/**/index.md"),
        ("pages/kit/parts/seed/Days.tsx", "pages/**/*.tsx"),
        ("history/@acorn/kit.csv", "history/**/*.csv"),
    ],
)
def test_a_kind_is_found_by_its_path(path: str, kind: str) -> None:
    assert kind_of(path) == kind


@pytest.fixture
def doubles() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        doubled_programs(patch)
        yield


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Iterator[Say]:
    """Print a line of progress, and watch what comes next."""
    with capsys.disabled():
        terminal = os.dup(2)

    def say(line: str) -> None:
        faulthandler.dump_traceback_later(HANGING_SECONDS, file=terminal, exit=True)
        with capsys.disabled():
            sys.stderr.write(f"{line}\n")

    yield say
    faulthandler.cancel_dump_traceback_later()
    os.close(terminal)


def check_rounds(workshop: Workshop, packages: list[str], seed: int, edits: int, say: Say) -> None:
    """Build after drawn edits, in rounds that end with a clean build."""
    say(f"EDITS_SEED={seed} EDITS={edits}")
    modules = workshop.paths.node_modules.relative_to(workshop.paths.site.parent)
    draw = Draw(random.Random(seed), modules.as_posix())
    workshop.build()
    for number in range(edits // PER_ROUND):
        found = run_round(workshop, draw, PER_ROUND, packages, say)
        counts = Counter(name.split(" ", 1)[0] for name in found.edits)
        say(f"round {number}: {dict(counts)}; {len(found.refused)} mistakes")
        assert found.differing == [], f"after: {found.culprit} (EDITS_SEED={seed})"


def whole(folder: Path) -> tuple[Workshop, list[str]]:
    """Return the small site, and the files of its packages that edits may change."""
    workshop = make_workshop(folder)
    files = sorted(file for package in PACKAGES.iterdir() for file in package.iterdir())
    return workshop, [f"node_modules/{file.relative_to(PACKAGES).as_posix()}" for file in files]


@pytest.mark.usefixtures("doubles")
def test_drawn_edits_of_the_small_site(tmp_path: Path) -> None:
    check_rounds(*whole(tmp_path), seed=73, edits=PER_ROUND, say=lambda _line: None)


@pytest.mark.sweep
@pytest.mark.usefixtures("doubles")
def test_many_drawn_edits_of_the_small_site(tmp_path: Path, say: Say) -> None:
    edits = int(os.environ.get("EDITS", "100"))
    check_rounds(*whole(tmp_path), seed=drawn_seed(), edits=edits, say=say)


@pytest.mark.sweep
def test_drawn_edits_of_the_real_site(tmp_path: Path, say: Say) -> None:
    edits = int(os.environ.get("EDITS", "10"))
    check_rounds(*real(tmp_path), seed=drawn_seed(), edits=edits, say=say)


def drawn_seed() -> int:
    return int(os.environ.get("EDITS_SEED") or random.SystemRandom().randrange(10**6))


def real(folder: Path) -> tuple[Workshop, list[str]]:
    """Return a copy of the real site, and the files of its packages that edits may change."""
    workshop = make_workshop(folder, REAL)
    site, modules = workshop.paths.site, workshop.paths.site / "node_modules"
    settings = site / "site.toml"
    # Files of earlier releases would stay, and a clean build has none.
    settings.write_text(f"keep-assets-days = 0\n{settings.read_text()}")
    families = (site / "families").glob("*/family.toml")
    pinned = {name for file in families for name, _ in PIN.findall(file.read_text())}
    packages = [modules / name for name in sorted(pinned) if (modules / name).is_dir()]
    files = [
        modules / ".package-lock.json",
        *(package / "package.json" for package in packages),
        *(file for package in packages for file in sorted(package.glob("[A-Z]*/[A-Z]*.d.ts"))),
    ]
    return workshop, [file.relative_to(folder).as_posix() for file in files]
