import sys
from dataclasses import replace
from pathlib import Path

import pytest

from showfloor.demos import Derived, NodeDeriver, SourceFile
from showfloor.errors import SourceError, ToolError
from showfloor.model.demo import Joined
from showfloor.node import NodePrograms
from support.places import PROJECT
from support.site.memory_cache import MemoryCache
from support.site.workplace import PROGRAMS


def file(text: str, name: str = "Seed.tsx") -> SourceFile:
    return SourceFile(name=name, path=f"pages/{name}", text=text)


ALONE = Derived(code="const a = 1;\n")
"""What is derived of a file that nothing is joined to."""


def test_equal_files_are_derived_once_and_kept() -> None:
    cache = MemoryCache()
    deriver = NodeDeriver(PROGRAMS, cache)
    typed = (file("const a: number = 1;\n"),)
    assert deriver.derive([typed, typed]) == [ALONE, ALONE]
    assert len(cache.entries) == 1


def test_a_script_is_joined_with_the_files_of_its_group() -> None:
    deriver = NodeDeriver(PROGRAMS, MemoryCache())
    helper = file("export const a: number = 1;\n", "a.ts")
    entry = file("import { a } from './a';\n\nexport default a;\n")
    [joined, alone] = deriver.derive([(entry, helper), (helper,)])
    assert joined == Derived(
        code=entry.text,
        joined=Joined(
            ts=("// a.ts\n\n", (1, 7, 27), "\n\n// Seed.tsx\n\n", (0, 26, 43), "\n"),
            js=("// a.js\n\n", (1, 7, 19), "\n\n// Seed.jsx\n\n", (0, 26, 43), "\n"),
        ),
    )
    assert alone == Derived(code="export const a = 1;\n")


def test_what_is_kept_needs_no_node() -> None:
    cache = MemoryCache()
    typed = (file("const a: number = 1;\n"),)
    NodeDeriver(PROGRAMS, cache).derive([typed])
    without = NodeDeriver(replace(PROGRAMS, node="no-such-program"), cache)
    assert without.derive([typed]) == [ALONE]


def test_another_version_derives_again() -> None:
    cache = MemoryCache()
    for version in ("1", "2"):
        deriver = NodeDeriver(replace(PROGRAMS, node_version=version), cache)
        deriver.derive([(file("export {};\n"),)])
    assert len(cache.entries) == 2


def test_a_fault_is_beside_what_is_right() -> None:
    deriver = NodeDeriver(PROGRAMS, MemoryCache())
    groups = [(file("const a = 1;\n"),), (file("\nnamespace A { b() }\n"),)]
    right, wrong = deriver.derive(groups)
    assert right == ALONE
    assert isinstance(wrong, SourceError)
    assert str(wrong) == (
        'pages/Seed.tsx:2: has no JavaScript form: "namespace A { b() }" is more than a type\n'
        "  why: readers choose between TypeScript and JavaScript, so types must be all that"
        " differs\n"
        "  fix: write it with types that can be taken out: no enums, namespaces or decorators"
    )


def test_a_program_that_fails_is_named(tmp_path: Path) -> None:
    (tmp_path / "derive").mkdir()
    (tmp_path / "derive" / "main.ts").write_text("import sys\nsys.exit('out of order')\n")
    deriver = NodeDeriver(NodePrograms(sys.executable, tmp_path), MemoryCache())
    with pytest.raises(ToolError) as caught:
        deriver.derive([(file("const a = 1;\n"),)])
    assert str(caught.value) == (
        "The program that derives JavaScript failed: out of order\n"
        "  why: Demos are written in TypeScript and shown in both languages.\n"
        f"  fix: Run `npm ci` in {PROJECT}/web; if it fails again, run the program on one demo to"
        " see more."
    )
