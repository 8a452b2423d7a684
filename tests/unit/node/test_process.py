import json
from collections.abc import Iterator
from pathlib import Path
from threading import active_count
from time import monotonic

import pytest

from showfloor.node import ProgramError, RunningProgram, find_node, node_environment

LINES = """
import { createInterface } from "node:readline";
for await (const line of createInterface({ input: process.stdin })) {
  const { say, print, half, ends } = JSON.parse(line);
  if (print) console.error(print);
  if (half) process.stdout.write(half);
  if (ends || half) process.exit(0);
  if (say) console.log(JSON.stringify(say));
}
"""


def start(folder: Path, code: str, seconds: float) -> RunningProgram:
    (folder / "lines.mjs").write_text(code)
    command = [find_node(), str(folder / "lines.mjs")]
    return RunningProgram(command, node_environment(), seconds=seconds)


@pytest.fixture
def running(tmp_path: Path) -> Iterator[RunningProgram]:
    with start(tmp_path, LINES, 30) as running:
        yield running


def failure(running: RunningProgram, question: object) -> ProgramError:
    with pytest.raises(ProgramError) as caught:
        running.ask(question)
    return caught.value


def test_a_running_program_answers_line_by_line(running: RunningProgram) -> None:
    assert [json.loads(running.ask({"say": word})) for word in ("oak", "elm")] == ["oak", "elm"]
    assert running.is_alive


def test_one_that_dies_in_the_middle_says_what_it_printed(running: RunningProgram) -> None:
    assert json.loads(running.ask({"say": "oak", "print": "first"})) == "oak"
    failed = failure(running, {"print": "out of memory", "ends": True})
    assert failed.reason == "ended without an answer"
    assert failed.printed == ("first", "out of memory")
    assert not running.is_alive


def test_half_an_answer_is_none(running: RunningProgram) -> None:
    assert failure(running, {"half": '"o'}).reason == "ended without an answer"


def test_one_that_has_ended_answers_nothing_more(running: RunningProgram) -> None:
    failure(running, {"ends": True})
    assert failure(running, {"say": "leaf" * 100_000}).reason == "ended without an answer"


def test_only_the_last_lines_are_kept(running: RunningProgram) -> None:
    lines = "\n".join(map(str, range(1_000)))
    failed = failure(running, {"print": lines, "ends": True})
    assert failed.printed == tuple(map(str, range(800, 1_000)))


def test_one_that_does_not_end_by_itself_is_ended(tmp_path: Path) -> None:
    with start(tmp_path, "setInterval(() => {}, 1000)", 60) as running:
        assert running.is_alive
    assert not running.is_alive


def test_time_counts_from_each_question_on(tmp_path: Path) -> None:
    with start(tmp_path, LINES, 1) as running:
        end = monotonic() + 2.1
        while monotonic() < end:  # together they take longer than one of them may
            assert json.loads(running.ask({"say": "oak"})) == "oak"
        assert failure(running, {}).reason == "took more than 1 s"
        assert not running.is_alive


def test_no_thread_is_left_of_one_that_was_closed(tmp_path: Path) -> None:
    before = active_count()
    with start(tmp_path, LINES, 30) as running:
        running.ask({"say": "oak"})
        during = active_count()
        running.ask({"say": "elm"})
        assert active_count() == during
    assert active_count() == before
