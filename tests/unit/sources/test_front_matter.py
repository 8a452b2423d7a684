from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from showfloor.errors import ShowfloorError
from showfloor.sources.front_matter import FrontMatter, Migration, split_front_matter

PAGE = "---\ntitle: Seed\ndescription: It grows.\n---\n"


def mistake(text: str) -> str:
    with pytest.raises(ShowfloorError) as caught:
        split_front_matter(text, "page.md")
    return str(caught.value)


def test_front_matter_and_body_are_parted() -> None:
    fields, body, line = split_front_matter(PAGE + "\nA seed.\n", "page.md")
    assert fields == FrontMatter(title="Seed", description="It grows.")
    assert (body, line) == ("\nA seed.\n", 5)


def test_all_fields_are_read() -> None:
    text = (
        "---\ntitle: 'Seed: a start'\ndescription: >-\n  It\n  grows.\nroute: /seed/\n"
        "layout: wide\ncomponents: [Seed]\npackages: ['@acorn/kit']\nhooks: [useSeed]\n"
        "navigation: false\nrobots: noindex\n---"
    )
    fields, body, line = split_front_matter(text, "page.md")
    assert fields == FrontMatter(
        title="Seed: a start",
        description="It grows.",
        route="/seed/",
        layout="wide",
        components=("Seed",),
        packages=("@acorn/kit",),
        hooks=("useSeed",),
        navigation=False,
        robots="noindex",
    )
    assert (body, line) == ("", 13)


def test_a_rule_in_the_body_is_none_of_the_front_matter() -> None:
    _, body, _ = split_front_matter(PAGE + "one\n\n---\n\ntwo\n", "page.md")
    assert body == "one\n\n---\n\ntwo\n"


@pytest.mark.parametrize("text", ["", "# Seed\n", "\n" + PAGE, "----\n"])
def test_a_page_without_front_matter_is_refused(text: str) -> None:
    assert mistake(text).startswith("page.md:1: the front matter is missing\n")


def test_a_control_character_is_a_mistake_and_no_crash() -> None:
    assert "it holds a character that YAML does not allow" in mistake("---\ntitle: a\x00\n---\n")


@pytest.mark.parametrize("text", ["---\n---\n", "---\n- a\n---\n", "---\nSeed\n---\n"])
def test_front_matter_holds_fields(text: str) -> None:
    assert mistake(text) == (
        "page.md:1: the front matter holds no fields\n"
        "  why: a page needs at least a title and a description\n"
        '  fix: write one field a line, such as "title: Button"'
    )


def test_a_value_of_another_kind_has_its_line() -> None:
    assert mistake("---\ntitle: Seed\ndescription: 2024\n---\n") == (
        'page.md:3: "description" is a whole number\n'
        "  why: a text in quotes is expected\n"
        "  fix: write a text in quotes"
    )


def test_the_longest_title_is_allowed() -> None:
    fields, _, _ = split_front_matter(PAGE.replace("Seed", "x" * 70), "page.md")
    assert len(fields.title) == 70


def with_terms(*terms: str) -> str:
    listed = "".join(f"  - {term}\n" for term in terms)
    return f"---\ntitle: Seed\ndescription: It grows.\nterms:\n{listed}---\n"


@pytest.mark.parametrize("count", [4, 12])
def test_four_to_twelve_terms_are_read(count: int) -> None:
    terms = tuple(f"plant seed {number}" for number in range(count))
    assert split_front_matter(with_terms(*terms), "page.md")[0].terms == terms


def test_a_field_occurs_once() -> None:
    assert mistake(PAGE.replace("---\n", "---\ntitle: Acorn\n", 1)) == (
        'page.md:2: the field "title" is there twice\n'
        "  why: only one of the two would count\n"
        "  fix: remove one"
    )


@given(st.text())
def test_any_text_is_read_or_explained(text: str) -> None:
    with suppress(ShowfloorError):
        split_front_matter(f"---\n{text}\n---\n", "page.md")


@given(st.text(alphabet=st.characters(exclude_categories=["Cs"])))
def test_the_body_and_its_line_are_kept(body: str) -> None:
    _, found, line = split_front_matter(PAGE + body, "page.md")
    assert (found, line) == (body, 5)


def migrating(update: str) -> str:
    packages = "packages: ['@acorn/kit']\n"
    return f"---\ntitle: Seed\ndescription: It grows.\n{packages}migration: {update}\n---\n"


def test_a_page_may_guide_through_an_update() -> None:
    fields, _, _ = split_front_matter(migrating("{from: '9', to: '10'}"), "page.md")
    assert fields.migration == Migration(from_="9", to="10")


@pytest.mark.parametrize(("older", "newer"), [("2", "2"), ("10", "9"), ("v1", "2"), ("1", "2.0")])
def test_an_update_leads_from_a_major_version_to_a_later_one(older: str, newer: str) -> None:
    assert mistake(migrating(f"{{from: '{older}', to: '{newer}'}}")) == (
        f'page.md:5: "{older}" to "{newer}" is no update\n'
        "  why: the page is compared with the changes from one major version to a later one\n"
        "  fix: write the numbers of both, such as migration: {from: '1', to: '2'}"
    )
