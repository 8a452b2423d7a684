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
MAKEFILE = (ROOT / "Makefile").read_text()
TARGETS = re.findall(r"^([a-z0-9-]+):", MAKEFILE, re.MULTILINE)
NEEDED = dict(re.findall(r"^(lint|types): (.+)", MAKEFILE, re.MULTILINE))


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


def test_the_workflow_runs_words_of_make() -> None:
    workflow = read(".github/workflows/test.yml")
    steps = {
        'python scripts/ci_plan.py >> "$GITHUB_OUTPUT"',
        "make ${{ matrix.word }}",
        "make sweep PART=${{ matrix.part }}",
    }
    assert set(words(workflow, "run")) == steps
    assert {word for part in load_script("ci_plan").PARTS for word in part.split()} <= set(TARGETS)


def test_the_parts_of_the_workflow_are_the_whole_of_make_test() -> None:
    asked = [word for part in load_script("ci_plan").PARTS for word in part.split()]
    asked += NEEDED["lint"].split() + NEEDED["types"].split()
    of_one_by_one = {*load_script("quick").RULES}
    run_tests = load_script("run_tests")
    run = {part.name for lane in (*run_tests.LANES, run_tests.TESTS) for part in lane}
    assert {*asked} - {"lint", "types"} - of_one_by_one == run - {"site"} - of_one_by_one - {
        "changed"
    }
    assert of_one_by_one <= {*asked}


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
