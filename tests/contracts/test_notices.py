"""Anyone who owns a work without a license text is named as its own metadata names them."""

import json
from typing import cast

import pytest

from showfloor.config import load_site_config
from support.places import PROJECT, SITE_MODULES

TEXTS = load_site_config(PROJECT / "site").notices.settings.texts


@pytest.mark.parametrize("name", [name for name, text in TEXTS.items() if text.file])
def test_the_holder_of_a_standard_text_is_the_author_of_the_package(name: str) -> None:
    file = SITE_MODULES / name / "package.json"
    author = cast("str | dict[str, str]", json.loads(file.read_bytes())["author"])
    known = author if isinstance(author, str) else author["name"]
    assert known in (TEXTS[name].holder or "")
