from dataclasses import replace
from pathlib import Path

import pytest

from showfloor.errors import ToolError
from showfloor.offline_copy import NodeConverter
from support.site.workplace import PROGRAMS

CONVERTER = NodeConverter(PROGRAMS)


def test_a_module_becomes_a_script_that_names_what_it_needs() -> None:
    code = 'import{a as b}from"./c.js";export{b as d};export const e=()=>import(`./f.js`);'
    script = CONVERTER.convert({"/_assets/x.js": code})["/_assets/x.js"]
    assert script.code.startswith('showfloorCopy.module("/_assets/x.js",["/_assets/c.js"],')
    assert (script.needs, script.later) == (("/_assets/c.js",), ("/_assets/f.js",))
    assert "import " not in script.code


def test_a_module_finds_its_own_address() -> None:
    script = CONVERTER.convert({"/a.js": "export const here = import.meta.url;"})["/a.js"]
    assert "__meta.url" in script.code


def test_a_program_that_fails_is_explained(tmp_path: Path) -> None:
    (tmp_path / "copies").mkdir()
    (tmp_path / "copies" / "main.mjs").write_text(
        'process.stderr.write("out of order"); process.exitCode = 1;'
    )
    with pytest.raises(ToolError) as caught:
        NodeConverter(replace(PROGRAMS, folder=tmp_path)).convert({})
    assert str(caught.value) == (
        "The program that makes plain scripts of modules failed: out of order\n"
        "  why: Browsers load no modules from a folder.\n"
        "  fix: Run `npm ci`, then build again."
    )
