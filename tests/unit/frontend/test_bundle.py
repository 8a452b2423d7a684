from pathlib import Path
from types import NoneType

import pytest

from showfloor.errors import ToolError
from showfloor.frontend.node_programs import BUNDLER
from showfloor.node import NodePrograms, find_node, node_version
from support.site.workplace import bare_workshop


def test_what_the_bundler_says_is_the_reason(tmp_path: Path) -> None:
    paths = bare_workshop(tmp_path)
    program = paths.web / "programs" / "build" / "main.ts"
    program.parent.mkdir(parents=True)
    program.write_text(
        "console.error(`site/Leaf.tsx:3: Unexpected token in ${process.env.NODE_ENV}`);"
        "process.exitCode = 1;"
    )
    programs = NodePrograms(find_node(), paths.web / "programs", node_version())
    with pytest.raises(ToolError) as caught:
        programs.ask(BUNDLER, {}, NoneType)
    assert str(caught.value) == (
        "The frontend cannot be built:\n"
        "site/Leaf.tsx:3: Unexpected token in production\n"
        "  why: Pages need its scripts and styles, and their demos are rendered by it.\n"
        "  fix: Correct the file that the message names, then build again."
    )
