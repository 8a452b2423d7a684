import pytest

from showfloor.build.build_paths import PROJECT
from showfloor.config.node import find_node
from showfloor.copies import NodeConverter
from showfloor.errors import ToolError

CONVERTER = NodeConverter(find_node(), PROJECT / "web" / "programs")


def test_a_module_becomes_a_script_that_names_what_it_needs() -> None:
    code = 'import{a as b}from"./c.js";export{b as d};export const e=()=>import(`./f.js`);'
    script = CONVERTER.convert({"/_assets/x.js": code})["/_assets/x.js"]
    assert script.code.startswith('showfloorCopy.module("/_assets/x.js",["/_assets/c.js"],')
    assert (script.needs, script.later) == (("/_assets/c.js",), ("/_assets/f.js",))
    assert "import " not in script.code


def test_a_module_finds_its_own_address() -> None:
    script = CONVERTER.convert({"/a.js": "export const here = import.meta.url;"})["/a.js"]
    assert "__meta.url" in script.code


def test_a_program_that_fails_is_explained() -> None:
    with pytest.raises(ToolError) as caught:
        NodeConverter(find_node(), PROJECT / "web").convert({})
    assert "makes plain scripts of modules failed" in str(caught.value)
