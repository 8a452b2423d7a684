from showfloor.cli.check import coverage_lines
from showfloor.workspace import Coverage

NAMES = {"oak": "Oak Kit", "elm": "Elm"}


def test_what_is_missing_is_by_page_and_all_is_counted_by_family() -> None:
    found = [
        Coverage("oak", "/oak/leaf/", "Leaf", 4, ("dry", "wet")),
        Coverage("oak", "/oak/leaf/", "Twig", 2, ("long",)),
        Coverage("oak", "/oak/bark/", "Bark", 2, ()),
        Coverage("elm", "/elm/bark/", "Bark", 1, ()),
    ]
    assert list(coverage_lines(found, NAMES)) == [
        "Props and parameters of hooks that no demo shows:",
        "  /oak/leaf/  Leaf: dry, wet; Twig: long",
        "Oak Kit: demos show 5 of 8 props and parameters (62 %).",
        "Elm: demos show 1 of 1 props and parameters (100 %).",
        "Deprecated props, inherited and forwarded ones, className and style are not counted.",
    ]


def test_nothing_is_said_of_a_site_without_a_reference() -> None:
    assert list(coverage_lines([], NAMES)) == []
