"""`CONTRIBUTING.md` works as it is written: its commands run, its files and changes are made."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

import pytest

from showfloor.model.placeholders import MARK
from support.places import PROJECT
from support.site.tiny_release import copy_tiny_work
from support.site.tiny_site import TINY

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="the commands are those of a POSIX shell"),
    pytest.mark.xdist_group("contributing"),
]

TEXT = (PROJECT / "CONTRIBUTING.md").read_text(encoding="utf-8")
BLOCK = re.compile(
    r'^(?P<indent> *)(?P<fence>`{3,})(?P<kind>\w+)(?: title="(?P<file>[^"]+)")?\n'
    r"(?P<text>.*?)^(?P=indent)(?P=fence)$",
    re.MULTILINE | re.DOTALL,
)
COMMAND = re.compile(r"\.venv/bin/\S+|\b(?:make|npm) [a-z]")

LEFT_OUT = {
    "npm install --prefix site --save-exact pine-kit@1.0.0": "no registry has this package",
    ".venv/bin/pytest tests/site/test_search.py": "`make test` runs it, on the whole site",
    ".venv/bin/pytest tests/unit/search tests/unit/assistants": "`make test` runs them",
    ".venv/bin/pytest -q tests/unit/workspace/producers/test_producers.py": "the same",
}
"""Commands that are not run here, and why."""

PAGES = ("pages/joy-ui/components/price-tag", "pages/joy-ui/components/container")


FAMILY = "families/joy-ui"
PARTS = {
    f"{FAMILY}/family.toml": 'components = "/joy-ui/react-{page}/"\n',
    f"{FAMILY}/api.toml": (
        'route = "/joy-ui/api/{slug}/"\n\n[packages."@mui/joy"]\ncomponents = ["Box"]\n'
    ),
    f"{FAMILY}/playground.toml": '[components.Box]\nleave-out = "it is about styles"\n',
    f"{FAMILY}/catalog.toml": (
        '[[groups]]\nname = "Inputs"\nreference = "hook"\n\n'
        '[[groups]]\nname = "Layout and utilities"\nreference = ["Box"]\n'
    ),
    "navigation/joy-ui.toml": '\n[[items]]\npathname = "api"\ntitle = "API"\nreference = true\n',
    "pages/joy-ui/getting-started/overview/index.md": "\n::catalog\n",
}
"""What the family of the examples has in the real site, as far as they change it."""


class Step(NamedTuple):
    """Something that the text tells to do."""

    kind: str
    """`sh` for commands, `diff` for changes of a file, else the language of a whole file."""
    file: str | None
    text: str


def steps() -> Iterator[Step]:
    for block in BLOCK.finditer(TEXT):
        yield Step(block["kind"], block["file"], dedent(block["text"]))


class Checkout:
    """A copy of the repository with a small site, and what is installed here."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name in tracked_files():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(PROJECT / name, root / name)
        shutil.copytree(TINY, root / "site")
        for folder in ("node_modules", "web/node_modules", "site/node_modules"):
            (root / folder).symlink_to(PROJECT / folder)
        copy_tiny_work(root / ".showfloor")
        (root / ".venv").mkdir()  # links in a folder of its own: what clears it leaves ours alone
        for part in ("bin", "lib", "pyvenv.cfg"):
            (root / ".venv" / part).symlink_to(PROJECT / ".venv" / part)

    def follow(self, step: Step) -> None:
        """Do what a step tells."""
        if step.kind == "sh":
            for command in step.text.splitlines():
                if command not in LEFT_OUT:
                    self.run(command)
        elif step.file is not None:
            file = self.root / step.file
            old = file.read_text(encoding="utf-8") if file.exists() else ""
            file.write_text(changed(old, step) if step.kind == "diff" else step.text, "utf-8")

    def run(self, command: str) -> None:
        """Run a command, with the code of the copy; set-up has nothing to do."""
        env = {**os.environ, "PYTHONPATH": str(self.root / "src"), "PYTHON": "true"}
        done = subprocess.run(
            command, shell=True, cwd=self.root, env=env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"

    def add_family(self) -> None:
        """Add the family of the examples, which the real site has."""
        self.run('.venv/bin/showfloor new family joy-ui --name "Joy UI"')
        settings = self.root / "site" / FAMILY / "family.toml"
        text = settings.read_text(encoding="utf-8")
        pin = '"@mui/joy" = "5.0.0-beta.49"'
        settings.write_text(text.replace("[packages]\n", f"[packages]\n{pin}\n"), encoding="utf-8")
        for path, part in PARTS.items():
            file = self.root / "site" / path
            file.parent.mkdir(exist_ok=True)
            with file.open("a", encoding="utf-8") as opened:
                opened.write(part)

    def published(self, path: str) -> str:
        """Return a file of the release."""
        return (self.root / "dist/current/public" / path).read_text(encoding="utf-8")


def tracked_files() -> list[str]:
    """Return what a clone has of the engine: files that git knows, or will when they are added."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", ".", ":!site"]
    listed = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=True)
    return [name for name in listed.stdout.splitlines() if (PROJECT / name).is_file()]


def changed(text: str, step: Step) -> str:
    """Make the changes of a `diff`, each of which must fit exactly one place."""
    for hunk in step.text.split("@@\n"):
        lines = hunk.splitlines(keepends=True)
        old = "".join(line[1:] or "\n" for line in lines if line[0] != "+")
        new = "".join(line[1:] or "\n" for line in lines if line[0] != "-")
        assert text.count(old) == 1, f"{step.file} has not one place with\n{old}"
        text = text.replace(old, new)
    return text


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """The copy in which everything that the text tells was done; it builds the site at the end."""
    copy = Checkout(tmp_path_factory.mktemp("contributing") / "clone")
    copy.add_family()
    for step in steps():
        copy.follow(step)
    return copy


def test_every_command_is_where_it_is_followed() -> None:
    commands = [line for step in steps() if step.kind == "sh" for line in step.text.splitlines()]
    assert len(commands) > 12
    assert set(LEFT_OUT) <= set(commands)
    indented = re.findall(r"^ {4,}(\S.*)", BLOCK.sub("", TEXT), re.MULTILINE)
    assert [line for line in indented if COMMAND.search(line)] == []


@pytest.mark.parametrize("page", PAGES)
def test_the_page_of_an_example_is_not_there_yet(page: str) -> None:
    assert not (PROJECT / "site" / page).exists()


def test_the_page_is_published_with_its_demo_and_its_directive(checkout: Checkout) -> None:
    html = checkout.published("joy-ui/react-price-tag/index.html")
    assert "<h1" in html
    assert "Desk lamp" in html
    assert '<p><span class="s-badge">Preview</span></p>' in html
    assert "**Preview**" in checkout.published("joy-ui/react-price-tag/index.md")


def test_the_component_has_its_page_playground_card_and_place(checkout: Checkout) -> None:
    page = checkout.published("joy-ui/react-container/index.html")
    assert 'data-demo="ContainerBasic"' in page
    assert 'class="playground-frame"' in page
    overview = checkout.published("joy-ui/getting-started/index.html")
    assert "Tuesday to Sunday" in overview
    assert 'href="/joy-ui/react-container/"' in overview


def test_the_examples_leave_no_placeholder(checkout: Checkout) -> None:
    sources = [
        path
        for folder in ("pages/joy-ui", "families/joy-ui", "navigation")
        for path in (checkout.root / "site" / folder).rglob("*")
        if path.is_file()
    ]
    assert len(sources) > 10
    assert [path for path in sources if MARK in path.read_text(encoding="utf-8")] == []


def test_the_producer_makes_its_page(checkout: Checkout) -> None:
    assert "Made with Showfloor." in checkout.published("colophon/index.html")


def test_the_output_gives_its_file(checkout: Checkout) -> None:
    assert checkout.published("humans.txt") == "Written for the readers of Tiny site.\n"


def test_the_family_has_a_page_and_is_in_the_product_menu(checkout: Checkout) -> None:
    assert "Pine Kit" in checkout.published("pine-kit/getting-started/index.html")
    assert "Pine Kit" in checkout.published("index.html")


def test_the_new_addresses_are_kept(checkout: Checkout) -> None:
    kept = (checkout.root / "site/addresses.lock").read_text(encoding="utf-8")
    assert "/joy-ui/react-price-tag/" in kept
