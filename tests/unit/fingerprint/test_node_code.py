import json
from pathlib import Path

import pytest

from showfloor.build.build_paths import PROJECT
from showfloor.fingerprint import folder_code, program_code
from showfloor.fingerprint.node_code import program_files

MAIN = """\
import ts from "typescript";
import { a } from "./a.mjs";
import {
  b,
} from '../shared/b.js';
import type { Alone } from "./types.ts";

/** @typedef {import("./told.mjs").Told} Told */
const later = await import("./later.mjs");
const worker = new URL("worker.mjs", import.meta.url);
"""

FILES = {
    "first/main.mjs": MAIN,
    "first/a.mjs": 'export * from "./data.json";\n',
    "first/data.json": "{}",
    "first/types.ts": "export type Alone = 1;\n",
    "first/told.mjs": "",
    "first/later.mjs": 'require("./old.cjs");\n',
    "first/old.cjs": "",
    "first/worker.mjs": 'import "@oak/kit/sub.js";\n',
    "first/unused.mjs": "",
    "shared/b.ts": 'import "node:fs";\nimport "./a.mjs";\n',
}


@pytest.fixture
def main(tmp_path: Path) -> Path:
    """The entry of a program, beside packages."""
    for name, text in FILES.items():
        file = tmp_path / "programs" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    for name, needs in (
        ("typescript", {}),
        ("@oak/kit", {"leaf": "1"}),
        ("leaf", {}),
        ("moss", {}),
    ):
        manifest = tmp_path / "node_modules" / name / "package.json"
        manifest.parent.mkdir(parents=True)
        manifest.write_text(json.dumps({"version": "1.0.0", "dependencies": needs}))
    return tmp_path / "programs" / "first" / "main.mjs"


def test_a_program_is_all_that_it_loads_wherever_that_lies(main: Path) -> None:
    files, packages = program_files(main)
    assert sorted(file.relative_to(main.parents[1]).as_posix() for file in files) == [
        "first/a.mjs",
        "first/data.json",
        "first/later.mjs",
        "first/main.mjs",
        "first/old.cjs",
        "first/worker.mjs",
        "shared/b.ts",
    ]
    assert packages == {"typescript", "@oak/kit"}


@pytest.mark.parametrize("name", ["first/main.mjs", "first/data.json", "shared/b.ts"])
def test_an_edit_of_what_it_loads_is_another_program(main: Path, name: str) -> None:
    before = program_code(main)
    file = main.parents[1] / name
    file.write_text(file.read_text() + "\n")
    assert program_code(main) != before


@pytest.mark.parametrize("name", ["first/unused.mjs", "first/types.ts", "first/told.mjs"])
def test_an_edit_beside_it_is_not(main: Path, name: str) -> None:
    before = program_code(main)
    (main.parents[1] / name).write_text("export {};\n")
    assert program_code(main) == before


@pytest.mark.parametrize(
    ("package", "counts"),
    [("typescript", True), ("@oak/kit", True), ("leaf", True), ("moss", False)],
)
def test_a_program_changes_with_the_packages_that_it_loads(
    main: Path, package: str, counts: bool
) -> None:
    before = program_code(main)
    manifest = main.parents[2] / "node_modules" / package / "package.json"
    manifest.write_text(manifest.read_text().replace("1.0.0", "1.0.1 "))
    assert (program_code(main) != before) is counts


def test_a_folder_of_a_tool_hides_no_packages(main: Path) -> None:
    """Bundlers keep their caches in a folder of that name."""
    (main.parents[1] / "node_modules" / ".cache").mkdir(parents=True)
    test_a_program_changes_with_the_packages_that_it_loads(main, "leaf", counts=True)


def test_a_folder_counts_as_a_whole_without_its_tests(main: Path) -> None:
    folder = main.parent
    before = folder_code(folder)
    (folder / "main.test.mjs").touch()
    assert folder_code(folder) == before
    (folder / "unused.mjs").write_text("export {};\n")
    assert folder_code(folder) != before


@pytest.mark.parametrize("name", ["api", "build", "derive", "errors", "icons", "sizes"])
def test_programs_of_the_frontend_are_read_whole(name: str) -> None:
    """No module of theirs is there for nothing, entries of other programs apart."""
    folder = PROJECT / "web" / "programs" / name
    entries = [folder / "main.mjs", *folder.glob("overlay.mjs"), *folder.glob("kept.mjs")]
    loaded = {file for entry in entries for file in program_files(entry).files}
    own = {file for file in folder.glob("*.*") if ".test." not in file.name}
    assert own - loaded <= {folder / "request.mjs"}, "types alone"
