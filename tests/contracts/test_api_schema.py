"""The published schema of the API reference describes what is published."""

import json
from typing import Any

import jsonschema
import msgspec
import pytest

from showfloor.model.api import ApiPage
from showfloor.outputs.api_files import SCHEMA, api_schema
from support.site.api_reference import entry_of
from support.site.work_folder import REAL_SITE

pytestmark = REAL_SITE

ENTRIES = [("material-ui", "Button"), ("base-ui", "useTabs"), ("x-data-grid", "DataGrid")]


@pytest.fixture(scope="module")
def schema() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(api_schema())
    return found


def page(family: str, name: str) -> dict[str, Any]:
    """Return `index.json` of an entry's page, as a reader would decode it."""
    entry = entry_of(family, name)
    told = ApiPage(schema=SCHEMA, route=entry.route, title=name, entries=(entry,))
    found: dict[str, Any] = json.loads(msgspec.json.encode(told))
    return found


@pytest.mark.parametrize(("family", "name"), ENTRIES)
def test_what_is_published_follows_the_schema(
    schema: dict[str, Any], family: str, name: str
) -> None:
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(page(family, name), schema)


def test_the_schema_refuses_what_is_not_of_its_form(schema: dict[str, Any]) -> None:
    wrong = page("material-ui", "Button")
    wrong["entries"][0]["props"][0]["required"] = "perhaps"
    with pytest.raises(jsonschema.ValidationError, match="'perhaps' is not of type 'boolean'"):
        jsonschema.validate(wrong, schema)
