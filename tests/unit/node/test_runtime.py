import os
import subprocess
from pathlib import Path

import pytest

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
