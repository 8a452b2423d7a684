"""The versions of the real site's products (specification, section 1), without building it."""

import re
import tomllib
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

import showfloor

ROOT = Path(__file__).parents[2]
FAMILIES = {
    file.parent.name: tomllib.loads(file.read_text(encoding="utf-8"))
    for file in (ROOT / "site" / "families").glob("*/family.toml")
}
EACH = pytest.mark.parametrize("family", FAMILIES.values(), ids=FAMILIES)


def released(package: Path, version: str) -> str | None:
    """Return the day of a version, as the record in its package has it."""
    record = package / "CHANGELOG.md"
    text = record.read_text(encoding="utf-8") if record.exists() else ""
    section = re.search(rf"^## v?{re.escape(version)}$.*?(?=^## )", text, re.MULTILINE | re.DOTALL)
    day = re.search(r"^_(\w{3} \d{1,2}, \d{4})_$", section[0], re.MULTILINE) if section else None
    return (
        datetime.strptime(day[1], "%b %d, %Y").replace(tzinfo=UTC).date().isoformat()
        if day
        else None
    )


PACKAGES = [family for name, family in FAMILIES.items() if name != "docs-infra"]


@pytest.mark.parametrize("family", PACKAGES, ids=lambda family: family["name"])
def test_a_version_has_its_own_day_or_none(family: dict[str, Any]) -> None:
    [current] = [version for version in family["versions"] if version.get("current")]
    version = current["text"].removeprefix("v")
    packages = [name for name, pin in family["packages"].items() if pin == version]
    days = {released(ROOT / "site" / "node_modules" / name, version) for name in packages} - {None}
    assert {current.get("released")} == (days or {None})


@EACH
def test_section_1_a_product_with_older_versions_has_them_in_its_menu(
    family: dict[str, Any],
) -> None:
    older = [version for version in family["versions"] if not version.get("current")]
    assert not older or any(version.get("listed", True) for version in older)


def test_section_1_every_product_has_a_version_list() -> None:
    assert [name for name, family in FAMILIES.items() if not family.get("versions")] == []


def test_the_internal_area_has_the_version_of_the_engine() -> None:
    [version] = FAMILIES["docs-infra"]["versions"]
    assert version["text"] == f"v{showfloor.__version__}"
