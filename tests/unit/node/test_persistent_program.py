from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from showfloor.errors import ToolError
from showfloor.node import NodeProgram, NodePrograms, PersistentProgram, find_node

COUNTING = """
import { createInterface } from "node:readline";
let count = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const { end = false, fail = null } = JSON.parse(line);
  if (end) process.exit(3);
  count += 1;
  console.log(JSON.stringify(fail === null ? { count } : { failed: fail }));
}
"""
OAK = NodeProgram(name="oak", seconds=20, failed="Oak failed: {reason}", why="A test.", fix="None.")


@pytest.fixture
def oak(tmp_path: Path) -> Iterator[PersistentProgram]:
    (tmp_path / "oak").mkdir()
    (tmp_path / "oak" / "main.ts").write_text(COUNTING)
    with closing(PersistentProgram(NodePrograms(find_node(), tmp_path), OAK)) as kept:
        yield kept


def test_one_process_answers_one_question_after_the_other(oak: PersistentProgram) -> None:
    assert [oak.ask({}, dict[str, int])["count"] for _ in range(3)] == [1, 2, 3]


@pytest.mark.parametrize(
    ("question", "reason"),
    [({"fail": "no acorns"}, "no acorns"), ({"end": True}, "it ended without an answer.")],
)
def test_what_fails_is_told_and_the_next_question_answered(
    oak: PersistentProgram, question: object, reason: str
) -> None:
    with pytest.raises(ToolError) as caught:
        oak.ask(question, dict[str, int])
    assert str(caught.value) == f"Oak failed: {reason}\n  why: A test.\n  fix: None."
    assert oak.ask({}, dict[str, int])["count"] in (1, 2)


def test_an_answer_that_cannot_be_read_is_a_failure(oak: PersistentProgram) -> None:
    with pytest.raises(ToolError) as caught:
        oak.ask({}, dict[str, str])
    assert str(caught.value) == (
        "Oak failed: Expected `str`, got `int` - at `$[...]`\n  why: A test.\n  fix: None."
    )
