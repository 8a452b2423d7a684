import pytest

from showfloor.page_checks.api_names import check_defaults
from support.site.small_page import findings

PLACE = "pages/oak/leaf/index.md"


def test_a_default_that_the_api_does_not_have_is_named() -> None:
    assert findings(check_defaults, "Here\n`dryness` is `high` by default.\n") == [
        f"{PLACE}:6: 'high' is not the default of `dryness`\n"
        "  why: that of `Leaf` is 'low'\n"
        "  fix: correct the value, or name the component that has it in inline code"
    ]


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("`veins` is 4 by default.", "4 is not the default of `veins`"),
        ("`veins` (`4` by default) is a number", "4 is not the default of `veins`"),
        ("`veins` defaults to 2.5; no less", "2.5 is not the default of `veins`"),
        ("The default of `dryness` is `'high'`", "'high' is not the default of `dryness`"),
        ("`wet` is `true` (the default)", "true is not the default of `wet`"),
        ("`wet` is `false`, or `true` (the default)", "true is not the default of `wet`"),
        ('`dryness="high"` (the default)', "'high' is not the default of `dryness`"),
        ("`veins={2}` is the default.", "2 is not the default of `veins`"),
        ("`wet={true}` by default, and", "true is not the default of `wet`"),
        ("`fall` is `fast` by default", "'fast' is not the default of `fall`"),
        ('A `<Tree dryness="low">` by default', "'low' is not the default of `dryness`"),
        ("Of a `Tree`, `age` is `9` by default", "9 is not the default of `age`"),
    ],
)
def test_a_wrong_default_is_found_in_every_form(text: str, what: str) -> None:
    (found,) = findings(check_defaults, f"{text}\n")
    assert found.startswith(f"{PLACE}:5: {what}\n")


def test_a_default_is_that_of_any_component_that_the_section_names() -> None:
    told = "`dryness` is `{}` by default, also of a `Tree`.\n"
    assert findings(check_defaults, told.format("low") + told.format("dead")) == []
    (found,) = findings(check_defaults, told.format("high"))
    assert "\n  why: that of `Leaf` and `Tree` is 'low' or 'dead'\n" in found


@pytest.mark.parametrize(
    "text",
    [
        "`dryness` is `low` by default, `veins` (3 by default), `wet` defaults to `false`.",
        "`veins={3}` (the default), `<Leaf dryness='low'>` is the default.",
        "`dryness` is `low` (the default), or `high`.",
        "`dryness` is `high` by default in autumn.",
        "`veins` is 4 px by default.",
        "`size` is `large` by default, which the API does not tell.",
        "`shape` is `square` by default, and the API has no literal.",
        "`age` is `1` by default, `other` is `2` by default.",
        "`veins={count}` by default, `onFall={() => 1}` (the default)",
        '`<Other dryness="high">` by default',
    ],
)
def test_what_is_right_or_cannot_be_told_is_left_alone(text: str) -> None:
    assert findings(check_defaults, f"{text}\n") == []
