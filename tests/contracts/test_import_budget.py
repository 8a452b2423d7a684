"""What a command does not need, it does not load: counted in modules, not in seconds."""

import json
import subprocess
import sys

import pytest

HEAVY = {"markdown_it", "tree_sitter", "watchfiles", "yaml", "uvicorn", "starlette", "rich"}


def modules_after(code: str) -> set[str]:
    script = f"{code}\nimport json, sys\nprint(json.dumps(sorted(sys.modules)), file=sys.stderr)"
    answer = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    return set(json.loads(answer.stderr.splitlines()[-1]))


def test_help_loads_nothing_heavy() -> None:
    loaded = modules_after(
        "from showfloor.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit as end: assert end.code == 0"
    )
    assert loaded & HEAVY == set()
    assert len(loaded) < 300


@pytest.mark.parametrize(
    "name", ["markdown_it", "tree_sitter", "watchfiles", "yaml", "mcp", "pydantic"]
)
def test_a_served_site_needs_no_compiler(name: str) -> None:
    assert name not in modules_after("import showfloor.server")


def test_server_does_not_reach_the_build() -> None:
    loaded = modules_after("import showfloor.server")
    assert {m for m in loaded if m.startswith(("showfloor.build", "showfloor.workspace"))} == set()


def test_assistants_are_answered_without_a_compiler() -> None:
    loaded = modules_after("import showfloor.assistants.server, showfloor.server")
    assert {m for m in loaded if m.startswith(("showfloor.build", "showfloor.workspace"))} == set()
    assert loaded & {"markdown_it", "tree_sitter", "PIL"} == set()
