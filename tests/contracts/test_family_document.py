"""`docs/families.md` describes every setting of a family."""

import re
from pathlib import Path

import msgspec

from showfloor.config.family import FamilySettings

DOCUMENT = Path(__file__).parents[2] / "docs" / "families.md"


def test_the_table_of_settings_has_all_fields_and_no_other() -> None:
    _, _, text = DOCUMENT.read_text().partition("| field |")
    rows = text.partition("\n\n")[0].splitlines()[2:]
    first = " ".join(row.split("|")[1] for row in rows)
    named = re.findall(r"`\[*([a-z-]+)\]*`", first)
    fields = [field.encode_name for field in msgspec.structs.fields(FamilySettings)]
    assert sorted(named) == sorted(fields)
