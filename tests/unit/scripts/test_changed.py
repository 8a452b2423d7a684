"""What the linter takes for changed."""

import json
import subprocess
from pathlib import Path

from showfloor.node import find_node
from support.places import PROJECT
from support.site.project_scripts import commit_all, git

PROGRAM = """\
import { changedFolders } from "%s";
process.stdout.write(JSON.stringify(changedFolders(process.argv[1], "pages")));
"""


def changed(root: Path) -> list[str] | None:
    program = PROGRAM % (PROJECT / "scripts/changed.mjs").as_uri()
    command = [find_node(), "--input-type=module", "--eval", program, str(root)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    folders: list[str] | None = json.loads(done.stdout)
    return folders


def write(root: Path, *names: str) -> None:
    for name in names:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(name)


def test_folders_are_those_that_differ_from_the_main_branch(tmp_path: Path) -> None:
    git(tmp_path, "init", "-b", "main")
    write(tmp_path, "pages/oak/Leaf.tsx", "pages/elm/Leaf.tsx", "pages/ash/Leaf.tsx")
    commit_all(tmp_path)
    assert changed(tmp_path) == []
    git(tmp_path, "switch", "-c", "spring")
    write(tmp_path, "pages/elm/Bud.tsx", "other/Bud.tsx")
    commit_all(tmp_path)
    write(tmp_path, "pages/ulme für zwei/Bud.tsx")
    (tmp_path / "pages/ash/Leaf.tsx").unlink()
    assert changed(tmp_path) == ["pages/ash", "pages/elm", "pages/ulme für zwei"]


def test_without_history_nothing_can_be_compared(tmp_path: Path) -> None:
    write(tmp_path, "pages/oak/Leaf.tsx")
    assert changed(tmp_path) is None
