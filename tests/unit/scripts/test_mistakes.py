"""Mistakes that are drawn, and those that were real."""

from pathlib import Path

import pytest

from support.places import PROJECT
from support.site.project_scripts import load_script

drawn = load_script("draw_mistakes")
mistakes = load_script("mistakes")

PYTHON = '''\
"""Beds of a garden."""


def beds(rows: int) -> list[str]:
    """Return the beds."""
    if rows <= 2:
        water(rows)
    return [f"bed {row}" for row in range(rows) if not row]
'''
TYPESCRIPT = """\
import { water } from "./water";

export function beds(rows: number): "few" | undefined {
  if (rows === 2 && !dry) water(rows);
  return rows ? "few" : undefined;
}
"""


@pytest.mark.parametrize(
    ("name", "code", "expected"),
    [
        (
            "beds.py",
            PYTHON,
            {
                "condition: rows <= 2 -> not (rows <= 2)",
                "operator: <= -> <",
                "number: 2 -> 3",
                "call: water(rows) -> pass",
                'result: [f"bed {row}" for row in range(rows) if not row] -> None',
                "text: bed  -> XXbed ",
                "negation: not row -> row",
            },
        ),
        (
            "beds.ts",
            TYPESCRIPT,
            {
                "condition: (rows === 2 && !dry) -> (!(rows === 2 && !dry))",
                "operator: === -> !==",
                "operator: && -> ||",
                "negation: !dry -> dry",
                "number: 2 -> 3",
                "call: water(rows); -> undefined;",
                'result: rows ? "few" : undefined -> undefined',
                "condition: rows -> !(rows)",
                "text: few -> XXfew",
            },
        ),
    ],
)
def test_what_can_be_made_of_code(tmp_path: Path, name: str, code: str, expected: set[str]) -> None:
    (tmp_path / name).write_text(code)
    found = drawn.mistakes_in(tmp_path, name)
    assert {f"{one.kind}: {one.right} -> {one.wrong}" for one in found} == expected
    for one in found:
        made = one.made_in(code.encode()).decode()
        assert made.splitlines()[one.line - 1] != code.splitlines()[one.line - 1]


def test_a_seed_draws_the_same_in_every_part_of_the_code() -> None:
    found = drawn.draw(PROJECT, 20, 3)
    assert found == drawn.draw(PROJECT, 20, 3)
    folders = [file.split("/")[0] for file in {one.file for one in found}]
    assert (folders.count("src"), folders.count("web"), folders.count("site")) == (10, 8, 2)


def test_a_real_mistake_stands_in_the_code_of_today() -> None:
    found = mistakes.real_mistakes(PROJECT)
    assert len(found) == 20
    for one in found:
        assert one.made_in((PROJECT / one.file).read_bytes())


def test_a_mistake_of_an_earlier_commit_is_made_at_the_nearest_place(tmp_path: Path) -> None:
    (tmp_path / "beds.py").write_text(f"rows = 2\n\n\n{PYTHON}")
    earlier = drawn.Mistake("beds.py", 6, "number", "2", "3", PYTHON.index("2:"))
    assert mistakes.moved(tmp_path, earlier).line == 9


def test_tests_in_a_browser_run_apart_from_the_others() -> None:
    failed = {"tests/e2e/test_gate.py::test_a", "tests/unit/test_bed.py::test_b", "src/a.test.ts"}
    [_, _, script] = mistakes._command_of(failed)
    commands = script.split("; ")
    assert ["tests/e2e" in one for one in commands] == [True, False, False]
    assert ["tests/unit" in one for one in commands] == [False, True, False]
    assert ["src/a.test.ts" in one for one in commands] == [False, False, True]
