"""Whatever takes pages together knows their facts: the type checker finds one that reads more."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from support.places import PROJECT

JOINS: Final = """\
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Self

from showfloor.checks.known_addresses import Routes
from showfloor.workspace import Fill, PageFacts
from showfloor.workspace.producers.producer import Producer, Sources
from showfloor.errors import SourceError
from showfloor.model.page import Page
from showfloor.model.page_facts import SiteFacts


@dataclass(frozen=True)
class Shade(Producer):
    name: ClassVar[str] = "shade"

    titles: tuple[str, ...]

    @classmethod
    def produce(cls, sources: Sources) -> Self:
        return cls(tuple(page.title for page in sources.pages))

    def frame(self, frame: Page, page: PageFacts) -> Page:
        return frame

    def fill(self, page: PageFacts) -> Fill | None:
        return None


def check_shade(site: SiteFacts, routes: Routes) -> Iterator[SourceError]:
    for page in site.pages:
        print(page.title)
    yield from ()
"""
"""A producer and a check that know what they may know."""

WRONG: Final = [
    (
        "return cls(tuple(page.title for page in sources.pages))",
        "return cls(tuple(page.body.key for page in sources.pages))",
        '"PageFacts" has no attribute "body"',
    ),
    (
        "return frame",
        "return frame if page.blocks else frame",
        '"PageFacts" has no attribute "blocks"',
    ),
    (
        "return None",
        "return None if page.body else None",
        '"PageFacts" has no attribute "body"',
    ),
    (
        "print(page.title)",
        "print(page.blocks)",
        '"CheckedPage" has no attribute "blocks"',
    ),
]
"""What is there, what could be there to know more, and what that is told."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder whose modules are checked one after the other: all else is looked at once."""
    return tmp_path_factory.mktemp("facts")


def told_of(module: str, folder: Path) -> list[str]:
    """Return what the type checker says of a module, each with the line that it speaks of."""
    file = folder / "shade.py"
    file.write_text(module, encoding="utf-8")
    mypy = [sys.executable, "-m", "mypy", "--strict"]
    done = subprocess.run(
        [*mypy, "--config-file", PROJECT / "pyproject.toml", "--cache-dir", folder / "cache", file],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode in {0, 1}, done.stdout + done.stderr
    lines = module.splitlines()
    found = re.findall(r"(\S+):(\d+): (\w+: .*)", done.stdout)
    assert {Path(place).name for place, _, _ in found} <= {file.name}
    return [f"{lines[int(line) - 1].strip()}: {text}" for _, line, text in found]


def test_what_reads_facts_passes_the_type_checker(folder: Path) -> None:
    assert told_of(JOINS, folder) == []


def test_what_reads_the_body_of_a_page_does_not(folder: Path) -> None:
    module = JOINS
    for right, wrong, _ in WRONG:
        module = module.replace(f" {right}\n", f" {wrong}\n")
    assert told_of(module, folder) == [
        f"{wrong}: error: {text}  [attr-defined]" for _, wrong, text in WRONG
    ]
