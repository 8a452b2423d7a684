"""What hosts of repositories read: their files follow the schemas, and say the words of `make`."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from support.site.project_scripts import load_script

ROOT = Path(__file__).parents[2]
SCHEMAS = {
    ".github/workflows/test.yml": "vendor.github-workflows",
    ".github/dependabot.yml": "vendor.dependabot",
    ".github/ISSUE_TEMPLATE/page.yml": "vendor.github-issue-forms",
    ".github/ISSUE_TEMPLATE/engine.yml": "vendor.github-issue-forms",
    ".github/ISSUE_TEMPLATE/config.yml": "vendor.github-issue-config",
}
TARGETS = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)


def read(name: str) -> dict[str, object]:
    return dict(yaml.safe_load((ROOT / name).read_text()))


def words(content: object, key: str) -> list[str]:
    """Return every text that is under a key, however deep."""
    if isinstance(content, list):
        return [word for one in content for word in words(one, key)]
    if not isinstance(content, dict):
        return []
    below = [word for one in content.values() for word in words(one, key)]
    own = content.get(key)
    return [own, *below] if isinstance(own, str) else below


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_file_follows_its_schema(name: str) -> None:
    checker = Path(sys.executable).with_name("check-jsonschema")
    command = [str(checker), "--builtin-schema", SCHEMAS[name], str(ROOT / name)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_every_file_of_the_folder_has_a_schema() -> None:
    found = {file.relative_to(ROOT).as_posix() for file in (ROOT / ".github").rglob("*.yml")}
    assert found == set(SCHEMAS)


def test_the_workflow_runs_the_words_that_a_person_types_on_every_system() -> None:
    workflow = read(".github/workflows/test.yml")
    assert words(workflow, "run") == ["make ${{ matrix.part }}", "make sweep"]
    systems = (ROOT / ".github/workflows/test.yml").read_text()
    assert "system: [ubuntu-latest, macos-latest, windows-latest]" in systems


def test_the_parts_of_the_workflow_are_the_whole_of_make_test() -> None:
    part = re.search(r"part: \[(.+)\]", (ROOT / ".github/workflows/test.yml").read_text())
    assert part is not None
    assert commands(*re.split(r",? ", part[1])) == commands("test", "CI=true")


def test_outside_of_ci_rules_for_single_files_look_at_those_that_differ() -> None:
    rules = commands(*load_script("quick").RULES)
    assert commands("test", "CI=") == commands("test", "CI=true") - rules | commands("changed")


def commands(*asked: str) -> set[str]:
    """Return the commands that some words of the Makefile run, however many at a time."""
    told = subprocess.run(
        ["make", "-n", *asked], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    return {line for line in told.splitlines() if not re.match(r"make\b|\S*/make\b", line)}


def test_hooks_run_words_of_make() -> None:
    entries = words(read(".pre-commit-config.yaml"), "entry")
    assert entries
    assert {entry.removeprefix("make ") for entry in entries} <= set(TARGETS)


def test_templates_name_files_that_exist() -> None:
    for name in ("SECURITY.md", "docs/releasing.md", ".github/pull_request_template.md"):
        text = (ROOT / name).read_text()
        for target in re.findall(r"\]\(([^):#]+)\)", text):
            assert ((ROOT / name).parent / target).exists(), f"{name}: {target}"


@pytest.mark.parametrize("asked", ["", "OFFLINE=", "OFFLINE=0", "OFFLINE=1"])
def test_this_machine_reads_offline_when_asked(asked: str) -> None:
    command = ["make", "-n", "serve", *([asked] if asked else [])]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    hosts = re.findall(r"--offline-host (\S+)", told)
    assert hosts == (["127.0.0.1", "localhost"] if asked == "OFFLINE=1" else [])
