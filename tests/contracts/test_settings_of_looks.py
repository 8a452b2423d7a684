"""`docs/settings.md` lists the tokens and the props that there are."""

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


def test_the_props_of_places_in_the_shell_are_those_of_the_frontend() -> None:
    (shown,) = re.findall(r"```ts\n(interface SlotProps \{.*?^\}\n)```", DOCUMENT, re.DOTALL | re.M)
    assert f"export {shown}" in (ROOT / "web" / "src" / "model" / "slots.ts").read_text()
