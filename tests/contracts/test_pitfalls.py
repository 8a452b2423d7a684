"""What `site/pitfalls` proves is on its page; tests/e2e/test_pitfalls.py runs it."""

from pathlib import Path

import pytest

from support.places import PROJECT
from support.site.pitfalls import FOLDER, has_lead, leads_of, leads_on_page, page_of

FILES = sorted(FOLDER.glob("*/**/*.tsx"))


def unknown(file: Path) -> list[str]:
    """Return what to change for each pitfall of a file that its page does not have."""
    page = page_of(file)
    leads = leads_on_page(page)
    place = file.relative_to(PROJECT).as_posix()
    return [
        f"{place}: {page.relative_to(PROJECT).as_posix()} has no item or paragraph that begins "
        f"with **{lead}**, so its code proves nothing. If the words were edited, write the new "
        f"ones as its `lead`; if the pitfall was removed, remove it here. The page has: {leads}"
        for lead in leads_of(file)
        if not has_lead(leads, lead)
    ]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER).as_posix())
def test_each_pitfall_that_is_proven_is_on_its_page(file: Path) -> None:
    assert leads_of(file), f"{file} proves no pitfall"
    assert not (found := unknown(file)), "\n".join(found)


def test_a_lead_is_found_though_a_sign_was_edited() -> None:
    assert has_lead(["`MUI: The value is invalid.`"], '"MUI: The value is invalid".')


def test_a_lead_is_not_found_by_one_that_resembles_it() -> None:
    leads = ["The label covers the value on the first render."]
    assert not has_lead(leads, "The label covers the value.")
    assert not has_lead(leads, "The label covers the value on the second render.")


def test_each_pitfall_has_a_lead_that_is_found() -> None:
    for file in FILES:
        text = file.read_text(encoding="utf-8")
        assert len(leads_of(file)) == text.count("    Failing:"), file
