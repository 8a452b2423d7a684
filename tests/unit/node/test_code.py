from pathlib import Path

import pytest

from showfloor.build.build_paths import PROJECT
from showfloor.node.code import modules_of, program_code

PROGRAMS = PROJECT / "web" / "programs"

ONLY_TYPES = {PROGRAMS / "api" / "request.mjs"}

OAK = {"oak/main.mjs": "import { a } from './a.mjs';\n", "oak/a.mjs": "export const a = 1;\n"}


def write(folder: Path, files: dict[str, str]) -> Path:
    """Write files and return the entry among them."""
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder / "oak" / "main.mjs"


@pytest.mark.parametrize(
    "code",
    [
        "import '../elm/b.mjs'",
        'import{b}from"../elm/b.mjs"',
        "import {\n  b,\n  c,\n} from '../elm/b.mjs'",
        "export * from '../elm/b.mjs'",
        "const { b } = await import('../elm/b.mjs')",
        "new Worker(new URL('../elm/b.mjs', import.meta.url))",
    ],
)
def test_every_form_of_import_is_followed(tmp_path: Path, code: str) -> None:
    entry = write(tmp_path, {"oak/main.mjs": "import './a.mjs'", "oak/a.mjs": code})
    digests = [program_code(entry)]
    for name, text in [("elm/b.mjs", "import './c.mjs'"), ("elm/c.mjs", "")]:
        write(tmp_path, {name: text})
        digests.append(program_code(entry))
    assert len(set(digests)) == 3


@pytest.mark.parametrize("name", ["oak/a.test.ts", "oak/testing/kit.mjs", "oak/other.mjs"])
def test_what_is_not_imported_is_no_part_of_a_program(tmp_path: Path, name: str) -> None:
    entry = write(tmp_path, OAK)
    before = program_code(entry)
    write(tmp_path, {name: "import '../main.mjs'"})
    assert program_code(entry) == before


def test_types_are_no_part_of_a_program(tmp_path: Path) -> None:
    comment = '/** @type {import("./types.mjs").Leaf} */\n'
    entry = write(tmp_path, {"oak/main.mjs": comment, "oak/types.mjs": ""})
    assert list(modules_of(entry)) == [entry]


def test_modules_may_import_each_other(tmp_path: Path) -> None:
    files = {"oak/main.mjs": "import './a.mjs'", "oak/a.mjs": "import './main.mjs'"}
    assert len(modules_of(write(tmp_path, files))) == 2


def test_the_same_code_elsewhere_is_the_same(tmp_path: Path) -> None:
    first, second = (program_code(write(tmp_path / place, OAK)) for place in ("here", "there"))
    assert first == second


def test_modules_that_change_names_are_another_program(tmp_path: Path) -> None:
    entry = write(tmp_path, {"oak/main.mjs": "import './a.mjs'; import './b.mjs'"})
    write(tmp_path, {"oak/a.mjs": "1", "oak/b.mjs": "2"})
    before = program_code(entry)
    write(tmp_path, {"oak/a.mjs": "2", "oak/b.mjs": "1"})
    assert program_code(entry) != before


@pytest.mark.parametrize(
    ("program", "module"),
    [("sizes", "build/config.mjs"), ("sizes", "shared/answer.mjs"), ("api", "api/types.mjs")],
)
def test_programs_are_made_of_what_they_import(program: str, module: str) -> None:
    assert PROGRAMS / module in modules_of(PROGRAMS / program / "main.mjs")


def test_no_module_of_a_program_is_overlooked() -> None:
    entries = [*PROGRAMS.glob("*/main.mjs"), PROGRAMS / "build" / "overlay.mjs"]
    known = {path for entry in entries for path in modules_of(entry)}
    assert len(entries) == 9
    assert set(PROGRAMS.glob("*/*.mjs")) - known == ONLY_TYPES
