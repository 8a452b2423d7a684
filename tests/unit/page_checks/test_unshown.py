import pytest

from showfloor.page_checks.unshown import check_shown
from support.site.small_page import findings

DEMO = "\n\n::demo DryLeaf\n"


def shown(text: str, code: str) -> list[str]:
    return findings(check_shown, f"## Dry leaves\n\n{text}{DEMO}", visible={"DryLeaf": code})


def test_a_named_prop_is_in_visible_code() -> None:
    assert shown("`dryness` and `wet` differ.", '<Leaf dryness="low" wet />') == []


def test_a_named_prop_that_no_visible_code_shows_is_found() -> None:
    assert shown('`dryness="low"` and `veins` differ.', "<Leaf wet />;") == [
        "pages/oak/leaf/index.md:7: no visible code shows `dryness`\n"
        '  why: the section "Dry leaves" names it, and readers look for it in the code beside it\n'
        "  fix: show it in a demo of its own, of at most 20 lines",
        "pages/oak/leaf/index.md:7: no visible code shows `veins`\n"
        '  why: the section "Dry leaves" names it, and readers look for it in the code beside it\n'
        "  fix: show it in a demo of its own, of at most 20 lines",
    ]


def test_the_introduction_is_a_section_too() -> None:
    (found,) = findings(check_shown, f"`wet`{DEMO}", visible={"DryLeaf": "<Leaf />"})
    assert "why: the introduction names it" in found


def test_a_code_block_of_the_section_shows_it_as_well() -> None:
    assert shown("`veins`\n\n```tsx\n<Leaf veins={3} />\n```", "<Leaf />") == []


def test_part_of_a_longer_name_is_not_the_prop() -> None:
    assert len(shown("`wet`", '<Leaf className="wet-leaf" onWetter />')) == 1


@pytest.mark.parametrize(
    "text",
    [
        "`children` stand between tags, `id` is no prop of a leaf",
        "A `Tree` has a `dryness` too",
        "`useLeaf` takes `wet`",
        "`stalk` is in `slots`",
        "`wet` is a key of `classes`",
    ],
)
def test_names_that_may_mean_something_else_are_left_alone(text: str) -> None:
    assert shown(text, "<Leaf slots classes>") == []


def test_a_section_without_a_demo_may_name_what_it_likes() -> None:
    assert findings(check_shown, "## Pitfalls\n\n`dryness` and `wet`.\n") == []


def test_a_demo_without_visible_code_is_found() -> None:
    assert shown("`wet`", "") == [
        "pages/oak/leaf/index.md:5: the demo DryLeaf shows no code\n"
        "  why: readers copy what they see, and leave a page whose demos hide it\n"
        "  fix: make it short enough for an excerpt, or write code=expanded"
    ]
