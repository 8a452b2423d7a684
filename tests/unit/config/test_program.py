import sys

import pytest

from showfloor.config.program import ask_program
from showfloor.errors import ToolError


def failed(reason: str) -> ToolError:
    return ToolError(f"It failed: {reason}", why="A test.", fix="None.")


def ask(code: str, seconds: float = 20) -> list[int]:
    return ask_program(
        [sys.executable, "-c", code], {"n": 2}, list[int], seconds=seconds, failed=failed
    )


def test_a_question_is_answered() -> None:
    assert ask("import json, sys; print([json.load(sys.stdin)['n'] * 2])") == [4]


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("import sys; sys.exit('no paper')", "no paper"),
        ("print('{}')", "Expected `array`, got `object`"),
        ("print('oh')", "JSON is malformed: invalid character (byte 0)"),
    ],
)
def test_a_failure_says_why(code: str, reason: str) -> None:
    with pytest.raises(ToolError) as caught:
        ask(code)
    assert str(caught.value).startswith(f"It failed: {reason}\n")


def test_a_program_that_does_not_end_is_stopped() -> None:
    with pytest.raises(ToolError, match="timed out"):
        ask("import time; time.sleep(60)", seconds=0.2)


def test_a_program_that_is_not_there_is_a_failure() -> None:
    with pytest.raises(ToolError, match=r"It failed: .*No such file"):
        ask_program(["/no/such/program"], {}, dict, seconds=1, failed=failed)
