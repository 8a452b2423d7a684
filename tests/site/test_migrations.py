"""Migration pages answer every name that was removed, renamed, moved or changed between releases.

`site/migrations/<pair>.csv` lists these names. `node tests/migrations/main.mjs site/migrations`
makes the lists from the declarations of both releases, and keeps their last column, which is
written by hand: why a page does not name something.
Each test writes `.showfloor/migrations/<pair>.csv`, with the line of the page that answers a name.
"""

import csv
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Final, TypedDict

import pytest

from showfloor.node import find_node, node_environment
from support.site.work_folder import REAL_SITE

pytestmark = REAL_SITE

ROOT: Final = Path(__file__).parents[2]
PROGRAM: Final = ROOT / "tests" / "migrations"
LISTS: Final = ROOT / "site" / "migrations"
ANSWERS: Final = ROOT / ".showfloor" / "migrations"


class Pair(TypedDict):
    """Two releases; `page` is a folder in `site/pages`."""

    name: str
    page: str


PAIRS: Final[list[Pair]] = json.loads((PROGRAM / "pairs.json").read_text(encoding="utf-8"))
NAMES: Final = [pair["name"] for pair in PAIRS]

INLINE: Final = re.compile(r"`([^`]+)`|\"([^\"\n]+)\"")
"""Code, or the quotation marks around a name that is no longer in the API."""
WORD: Final = re.compile(r"[\w$-]+")


def changes_of(file: Path) -> list[dict[str, str]]:
    """Return the rows of a list."""
    with file.open(encoding="utf-8", newline="") as text:
        return list(csv.DictReader(text))


def names_of(page: Path) -> dict[str, int]:
    """Return each name in the code of a page, with the first line that has it."""
    found: dict[str, int] = {}
    fence = False
    in_front_matter = 0
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        in_front_matter += line == "---"
        fence ^= line.lstrip().startswith("```")
        if in_front_matter < 2:
            continue
        code = [line] if fence else ["".join(match) for match in INLINE.findall(line)]
        for word in (word for part in code for word in WORD.findall(part)):
            for name in (word, *word.split("-")):
                found.setdefault(name, number)
    return found


@pytest.mark.parametrize("pair", PAIRS, ids=NAMES)
def test_a_migration_page_answers_every_name_that_changed(pair: Pair) -> None:
    changes = changes_of(LISTS / f"{pair['name']}.csv")
    page = names_of(ROOT / "site" / "pages" / pair["page"] / "index.md")
    ANSWERS.mkdir(parents=True, exist_ok=True)
    with (ANSWERS / f"{pair['name']}.csv").open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(["identifier", "kind", "change", "line of the page", "reason"])
        for one in changes:
            line = page.get(one["identifier"], "")
            table.writerow([one["identifier"], one["kind"], one["change"], line, one["reason"]])
    open_names = [
        f"{one['kind']} {one['identifier']}"
        for one in changes
        if one["identifier"] not in page and not one["reason"]
    ]
    assert open_names == []


@pytest.mark.sweep
@pytest.mark.parametrize("name", NAMES)
def test_a_list_is_what_the_releases_differ_in(name: str, tmp_path: Path) -> None:
    if not (PROGRAM / "node_modules").exists():
        environment = node_environment()
        npm = shutil.which("npm", path=environment["PATH"])
        assert npm, "there is no npm: run `make setup`"
        install = [npm, "ci", "--legacy-peer-deps", "--ignore-scripts"]
        subprocess.run(install, cwd=PROGRAM, env=environment, check=True)
    shutil.copy(LISTS / f"{name}.csv", tmp_path)
    program = [find_node(), str(PROGRAM / "main.mjs"), str(tmp_path), name]
    subprocess.run(program, cwd=ROOT, check=True)
    made = (tmp_path / f"{name}.csv").read_text(encoding="utf-8")
    assert made == (LISTS / f"{name}.csv").read_text(encoding="utf-8")
