import json
from contextlib import closing
from pathlib import Path

import pytest

from showfloor.api import NodeExtractor
from showfloor.api.request import EntryRequest, FamilyRequest, PackageRequest
from showfloor.errors import ToolError
from showfloor.node import NodePrograms, find_node
from support.places import PROJECT
from support.site.memory_cache import MemoryCache

PROGRAM = """
import { appendFileSync } from "node:fs";
let text = "";
for await (const part of process.stdin) text += part;
const { families } = JSON.parse(text);
const ids = families.map(({ id }) => id);
appendFileSync(`${import.meta.dirname}/../../runs`, `${ids.join(",")}\\n`);
const answers = ids.map((id) => ({ id, entries: [], problems: [], milliseconds: 1 }));
console.log(JSON.stringify({ families: answers, files: ["node_modules/@acorn/kit/index.d.ts"] }));
"""
KEPT = """
import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";
let count = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const [{ id }] = JSON.parse(line).families;
  appendFileSync(`${import.meta.dirname}/../../runs`, `kept ${++count} ${id}\\n`);
  const answer = { id, entries: [], problems: [], milliseconds: 1 };
  const files = ["node_modules/@acorn/kit/index.d.ts"];
  console.log(JSON.stringify({ families: [answer], files }));
}
"""
FAILING = "process.stderr.write('out of order'); process.exitCode = 1;"


def request(name: str, package: str = "@acorn/kit") -> FamilyRequest:
    entry = EntryRequest(
        name="Leaf",
        kind="component",
        package=package,
        module=None,
        plan=None,
        slug="leaf",
        route="/leaf/",
        anchor=None,
    )
    return FamilyRequest(
        id=name,
        packages=(PackageRequest(name=package, plan=None, tag="v1", source="src"),),
        entries=(entry,),
        declare="",
        owners={},
        plans={},
        links={},
        elsewhere={},
        system=(),
        system_href=None,
        part_classes=None,
        part_variables=None,
        attributes=(),
        hidden={},
    )


def extractor(root: Path, kept: MemoryCache, program: str = PROGRAM) -> NodeExtractor:
    folder = root / "programs" / "api"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "main.ts").write_text(program)
    return NodeExtractor(NodePrograms(find_node(), folder.parent), root, kept)


def persistent_extractor(root: Path) -> closing[NodeExtractor]:
    """Return an extractor whose program goes on running, with a context that ends it."""
    extractor(root, MemoryCache())
    (root / "programs" / "api" / "persistent.ts").write_text(KEPT)
    programs = NodePrograms(find_node(), root / "programs")
    return closing(NodeExtractor(programs, root, MemoryCache(), keep=True))


def runs(root: Path) -> list[str]:
    return (root / "runs").read_text().splitlines()


def install(root: Path, version: str, declarations: str = "", name: str = "@acorn/kit") -> None:
    folder = root / "node_modules" / name
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "package.json").write_text(json.dumps({"version": version}))
    file = folder / "index.d.ts"
    if not file.exists() or file.read_text() != declarations:
        file.write_text(declarations)


def test_all_families_are_read_in_one_run_and_kept(tmp_path: Path) -> None:
    kept = MemoryCache()
    for _ in range(2):
        answers = extractor(tmp_path, kept).extract([request("acorn"), request("birch")])
        assert [answer.id for answer in answers] == ["acorn", "birch"]
    assert runs(tmp_path) == ["acorn,birch"]


def test_only_what_is_missing_is_read(tmp_path: Path) -> None:
    kept = MemoryCache()
    extractor(tmp_path, kept).extract([request("acorn")])
    answers = extractor(tmp_path, kept).extract([request("birch"), request("acorn")])
    assert [answer.id for answer in answers] == ["birch", "acorn"]
    assert runs(tmp_path) == ["acorn", "birch"]


def test_what_reads_a_change_may_be_kept_for_the_next(tmp_path: Path) -> None:
    with persistent_extractor(tmp_path) as kept:
        for name in ("birch", "cedar", "dogwood"):
            kept.extract([request("acorn"), request(name)])
    assert runs(tmp_path) == ["acorn,birch", "kept 1 cedar", "kept 2 dogwood"]


def test_another_version_of_a_package_is_read_again(tmp_path: Path) -> None:
    kept = MemoryCache()
    for version in ("2.1.0", "2.1.0", "2.2.0"):
        install(tmp_path, version)
        extractor(tmp_path, kept).extract([request("acorn")])
    assert runs(tmp_path) == ["acorn", "acorn"]


def test_an_edited_declaration_is_read_again(tmp_path: Path) -> None:
    kept = MemoryCache()
    for declarations in ("", "", "export interface Leaf {}"):
        install(tmp_path, "2.1.0", declarations)
        for _ in range(2):
            extractor(tmp_path, kept).extract([request("acorn"), request("birch")])
    assert runs(tmp_path) == ["acorn,birch", "acorn,birch"]


def test_what_is_kept_reads_an_edited_declaration_again(tmp_path: Path) -> None:
    with persistent_extractor(tmp_path) as kept:
        for name in ("birch", "cedar"):
            kept.extract([request("acorn"), request(name)])
        install(tmp_path, "2.1.0", "export interface Leaf {}")
        kept.extract([request("acorn")])
        kept.extract([request("acorn"), request("dogwood")])
    assert runs(tmp_path) == ["acorn,birch", "kept 1 cedar", "acorn", "kept 1 dogwood"]


def test_what_is_kept_reads_another_version_of_a_package_again(tmp_path: Path) -> None:
    install(tmp_path, "2.1.0")
    with persistent_extractor(tmp_path) as kept:
        for version in ("1.0.0", "1.1.0", "1.2.0"):
            install(tmp_path, version, name="@acorn/oak")
            kept.extract([request("acorn"), request("birch", "@acorn/oak")])
    assert runs(tmp_path) == ["acorn,birch", "kept 1 birch", "kept 1 birch"]


def test_another_program_reads_again(tmp_path: Path) -> None:
    kept = MemoryCache()
    extractor(tmp_path, kept).extract([request("acorn")])
    whole = PROGRAM + 'import "./types.ts";\n'
    module = tmp_path / "programs" / "api" / "types.ts"
    module.touch()
    extractor(tmp_path, kept, whole).extract([request("acorn")])
    extractor(tmp_path, kept, whole).extract([request("acorn")])
    module.write_text("// a part of it\n")
    extractor(tmp_path, kept, whole).extract([request("acorn")])
    assert runs(tmp_path) == ["acorn", "acorn", "acorn"]


@pytest.mark.parametrize(
    ("program", "reason"),
    [
        (FAILING, "out of order"),
        ("console.log('{}')", "Object missing required field `families`"),
    ],
)
def test_a_program_that_fails_is_named(tmp_path: Path, program: str, reason: str) -> None:
    with pytest.raises(ToolError) as caught:
        extractor(tmp_path, MemoryCache(), program).extract([request("acorn")])
    assert str(caught.value) == (
        f"The program that reads type declarations failed: {reason}\n"
        "  why: The API reference is made of what it finds.\n"
        f"  fix: Run `npm ci` in {PROJECT}/web; if it fails again, take entries out of an api.toml"
        " until it does not."
    )
