"""Each row of a table of keys was seen in a browser, in the packages that are installed."""

import json
from pathlib import Path

import pytest

from support.key_facts import RECORDS, key_rows, read_record, recorded_rows
from support.places import SITE_MODULES

ADD = "add a fact to site/contracts/keys and run pytest -m sweep tests/e2e/test_keys.py"


def test_each_row_of_keys_has_a_recorded_fact_and_each_fact_its_row() -> None:
    rows, recorded = set(key_rows()), recorded_rows()
    assert len(rows) > 250
    assert sorted(rows - recorded) == [], ADD
    assert sorted(recorded - rows) == [], "no table of keys has this row"


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*.toml")), ids=lambda file: file.stem)
def test_facts_were_seen_in_the_installed_versions(file: Path) -> None:
    packages = read_record(file).packages
    installed = {name: installed_version(name) for name in packages}
    assert packages == installed, "run the test of the sweep, then write the new versions"


def installed_version(package: str) -> str:
    manifest = SITE_MODULES / package / "package.json"
    version: str = json.loads(manifest.read_text("utf-8"))["version"]
    return version
