"""What `site/pitfalls` proves is on its page; tests/e2e/test_pitfalls.py runs it."""

import os
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from support.places import PROJECT
from support.site.pitfalls import (
    FOLDER,
    PAGES,
    Source,
    has_lead,
    leads_of,
    leads_on_page,
    page_of,
    pitfalls_in,
    sources_of,
    unproven,
)

PROOFS = sorted(FOLDER.glob("*/**/*.tsx"))
SOURCES = sorted(FOLDER.glob("*/**/*.toml"))
COUNTS = FOLDER / "unproven.toml"
"""How many pitfalls of each product have neither a proof nor a source."""


def name_of(file: Path) -> str:
    return file.relative_to(FOLDER).as_posix()


def unknown(file: Path, leads: list[str]) -> list[str]:
    """Return what to change for each pitfall of a file that its page does not have."""
    page = page_of(file)
    on_page = leads_on_page(page)
    place = file.relative_to(PROJECT).as_posix()
    return [
        f"{place}: {page.relative_to(PROJECT).as_posix()} has no item or paragraph that begins "
        f"with **{lead}**, so nothing is proven. If the words were edited, write the new "
        f"ones as its `lead`; if the pitfall was removed, remove it here. The page has: {on_page}"
        for lead in leads
        if not has_lead(on_page, lead)
    ]


@pytest.mark.parametrize("file", PROOFS, ids=name_of)
def test_each_pitfall_that_is_proven_is_on_its_page(file: Path) -> None:
    assert leads_of(file), f"{file} proves no pitfall"
    assert not (found := unknown(file, leads_of(file))), "\n".join(found)


@pytest.mark.parametrize("file", SOURCES, ids=name_of)
def test_each_source_of_a_pitfall_is_in_its_package(file: Path) -> None:
    sources = sources_of(file)
    assert not (found := unknown(file, [*sources])), "\n".join(found)
    wrong = [
        f"site/pitfalls/{name_of(file)}: {lead!r}: {source.file} does not have {source.text!r}. "
        "See whether the page is still right, and write the text that shows it now."
        for lead, source in sources.items()
        if not source.is_there()
    ]
    assert not wrong, "\n".join(wrong)
    short = [lead for lead, source in sources.items() if len(source.text) < 20]
    assert not short, f"{short}: so short a text may stand anywhere; write more of the line."


def test_fewer_pitfalls_are_without_proof_or_source_than_ever() -> None:
    """`UPDATE_GOLDEN=1` writes the numbers, if they fell."""
    found = Counter(
        {
            product.name: sum(len(unproven(page)) for page in product.rglob("index.md"))
            for product in sorted(PAGES.iterdir())
        }
    )
    before = Counter(tomllib.loads(COUNTS.read_text(encoding="utf-8")))
    grown = found - before
    assert not grown, (
        f"more pitfalls than before have neither a proof nor a source: {dict(grown)}. "
        "Write one to site/pitfalls for each that is new (docs/page-checks.md)."
    )
    if os.environ.get("UPDATE_GOLDEN"):
        COUNTS.write_text("".join(f"{product} = {n}\n" for product, n in (+found).items()))
        return
    assert before == found, f"fewer are left than {COUNTS.name} has: run with UPDATE_GOLDEN=1"


def test_a_source_is_found_across_lines_and_not_by_other_words() -> None:
    file = "react/cjs/react.production.js"
    assert Source(file, "exports.version\n  = ").is_there()
    assert not Source(file, "exports.versions = ").is_there()


def test_pitfalls_are_items_or_rows_or_subheadings_of_their_section() -> None:
    assert pitfalls_in("- **No.** a\n\n## Pitfalls\n\n- **One.** b\n\n**Two.** c\n\n## More\n") == [
        "One.",
        "Two.",
    ]
    table = "## Pitfalls\n\n| Symptom | Fix |\n| --- | --- |\n| `a` stays | b |\n"
    assert pitfalls_in(table) == ["`a` stays"]
    assert pitfalls_in("## Troubleshooting {#pitfalls}\n\n### No font {#font}\n") == ["No font"]
    assert pitfalls_in("## Features\n\n- **Not one.** a\n") == []


def test_a_lead_is_found_though_a_sign_was_edited() -> None:
    assert has_lead(["`MUI: The value is invalid.`"], '"MUI: The value is invalid".')


def test_a_lead_is_not_found_by_one_that_resembles_it() -> None:
    leads = ["The label covers the value on the first render."]
    assert not has_lead(leads, "The label covers the value.")
    assert not has_lead(leads, "The label covers the value on the second render.")


def test_each_pitfall_has_a_lead_that_is_found() -> None:
    for file in PROOFS:
        text = file.read_text(encoding="utf-8")
        assert len(leads_of(file)) == text.count("    Failing:"), file
