"""`docs/settings.md` lists the tokens that there are."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "settings.md").read_text()
STYLES = ROOT / "web" / "src" / "styles"
TOKEN = re.compile(r"^ *(--[a-z0-9-]+):", re.MULTILINE)


def test_the_table_of_tokens_has_all_of_them_and_no_other() -> None:
    _, _, text = DOCUMENT.partition("## Style sheet")
    table = text.partition("| tokens |")[2].partition("\n\n")[0]
    named = re.findall(r"`(--[a-z0-9-]+)`", table)
    sheets = (STYLES / "tokens.css", STYLES / "measures.gen.css")
    known = {name for sheet in sheets for name in TOKEN.findall(sheet.read_text())}
    assert sorted(named) == sorted(known)


def test_the_module_that_components_import_is_described_whole() -> None:
    declared = (ROOT / "web/src/site/types/index.d.ts").read_text()
    _, _, text = DOCUMENT.partition("## The module `showfloor`")
    named = text.partition("\n## ")[0]
    values = re.findall(r"^export function (\w+)", declared, re.MULTILINE)
    props = re.findall(r"^export interface (\w+Props)", declared, re.MULTILINE)
    assert values
    assert props
    assert [name for name in values + props if f"`{name}" not in named] == []
