"""Entries that are put into TOML files."""

import tomllib

import pytest

from showfloor.cli.toml_insertions import appended, with_child, with_entry, with_name

LEAVES = 'route = "/api/"\n\n[packages."@oak/kit"]  # ours\ncomponents = ["Bark", "Leaf"]\n'
KIT = ("packages", "@oak/kit")


def test_a_table_is_appended_behind_an_empty_line() -> None:
    assert appended("a = 1\n\n\n", "[b]\n") == "a = 1\n\n[b]\n"
    assert appended("", "[b]\n") == "[b]\n"


@pytest.mark.parametrize(
    ("name", "names"),
    [
        ("Acorn", '["Acorn", "Bark", "Leaf"]'),
        ("bud", '["Bark", "bud", "Leaf"]'),
        ("Twig", '["Bark", "Leaf", "Twig"]'),
    ],
)
def test_a_name_is_put_among_sorted_ones(name: str, names: str) -> None:
    changed = with_name(LEAVES, KIT, "components", name)
    assert changed == LEAVES.replace('["Bark", "Leaf"]', names)


def test_a_name_is_put_on_the_last_line_of_a_long_array() -> None:
    text = '[[groups]]\nreference = [\n  "Bark",  # of ]\n  "Leaf",\n]\n'
    assert with_name(text, ("groups", 0), "reference", "Twig") == text.replace(
        '"Leaf",\n', '"Leaf",\n  "Twig",\n'
    )


def test_a_name_is_put_into_the_table_of_its_number() -> None:
    text = '[[groups]]\nreference = []\n\n[[groups]]\nreference = ["Leaf"]\n'
    assert with_name(text, ("groups", 0), "reference", "Bark") == text.replace("[]", '["Bark"]')
    assert with_name(text, ("groups", 1), "reference", "Bark").endswith('["Bark", "Leaf"]\n')


def test_a_header_may_be_written_with_other_quotes() -> None:
    text = "[packages.'acorn-kit']\ncomponents = []\n"
    changed = with_name(text, ("packages", "acorn-kit"), "components", "Seed")
    assert tomllib.loads(changed) == {"packages": {"acorn-kit": {"components": ["Seed"]}}}


def test_a_new_array_is_before_what_is_written_about_the_next_table() -> None:
    text = '[packages."@oak/kit"]\nhooks = ["useLeaf"]\n\n# next\n[other]\n'
    assert with_name(text, KIT, "components", "Leaf") == text.replace(
        "\n\n# next", '\ncomponents = ["Leaf"]\n\n# next'
    )


@pytest.mark.parametrize("text", ["", '[packages."@oak/kit"]\nhooks = ["useLeaf"]\n', LEAVES])
def test_what_is_missing_is_made(text: str) -> None:
    changed = tomllib.loads(with_name(text, KIT, "interfaces", "Wind"))
    before = tomllib.loads(text).get("packages", {}).get("@oak/kit", {})
    assert changed["packages"]["@oak/kit"] == {**before, "interfaces": ["Wind"]}


@pytest.mark.parametrize(
    ("entries", "changed"),
    [
        ("[{ a = [1] }]", "[{ a = [1] }, { b = 2 }]"),
        ("[\n  { a = 1 }\n]", "[\n  { a = 1 },\n  { b = 2 }\n]"),
        (
            '[\n  { a = "]" },  # the [first]\n]',
            '[\n  { a = "]" },  # the [first]\n  { b = 2 },\n]',
        ),
        ("[\n  { a = 1 }  # one\n]", "[\n  { a = 1 },  # one\n  { b = 2 }\n]"),
        ("[]", "[{ b = 2 }]"),
    ],
)
def test_an_entry_is_put_at_the_end_of_its_array(entries: str, changed: str) -> None:
    text = '[[groups]]\nname = "Parts"\nentries = {}\n\n[[groups]]\nname = "Hooks"\n'
    assert with_entry(
        text.replace("{}", entries), ("groups", 0, "entries"), {"b": 2}
    ) == text.replace("{}", changed)


NAVIGATION = """\
[[items]]
title = "Parts"

[[items.children]]
pathname = "/oak/part-leaf/"

[[items.children.children]]
pathname = "/oak/leaf-types/"

[[items]]
pathname = "/oak/about/"
"""
TWIG = {"pathname": "/oak/part-twig/"}
WRITTEN = 'pathname = "/oak/part-twig/"\n'


def test_a_page_is_behind_the_last_of_its_area_and_what_is_below_that() -> None:
    assert with_child(NAVIGATION, "/oak/part-", TWIG) == NAVIGATION.replace(
        '"/oak/leaf-types/"\n', f'"/oak/leaf-types/"\n\n[[items.children]]\n{WRITTEN}'
    )


def test_the_first_page_of_an_area_is_at_the_end() -> None:
    changed = with_child(NAVIGATION, "/oak/hooks/", TWIG)
    assert changed == f"{NAVIGATION}\n[[items.children]]\n{WRITTEN}"


def test_the_first_page_of_a_navigation_is_at_its_top() -> None:
    assert with_child("", "/oak/part-", TWIG) == f"[[items]]\n{WRITTEN}"


def test_a_page_is_put_into_an_array_too() -> None:
    text = '[[items]]\nchildren = [\n  { pathname = "/oak/part-leaf/" },  # ours\n]\n'
    for prefix in ("/oak/part-", "/oak/hooks/"):
        changed = with_child(text, prefix, TWIG)
        assert changed == text.replace("# ours\n", '# ours\n  { pathname = "/oak/part-twig/" },\n')
