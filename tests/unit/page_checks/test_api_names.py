import pytest

from showfloor.page_checks.api_names import check_names
from support.site.small_page import findings

PLACE = "pages/oak/leaf/index.md"


def test_a_value_that_the_type_does_not_allow_is_named() -> None:
    assert findings(check_names, 'Set\n`dryness="hihg"`.\n') == [
        f"{PLACE}:6: `dryness` cannot be 'hihg'\n"
        "  why: the type of `dryness` of `Leaf` allows 'low', 'high'\n"
        "  fix: did you mean 'high'?"
    ]


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ('`<Leaf dryness="dead" />` near a `Tree`', "`dryness` cannot be 'dead'"),
        ('`wet="yes"`', "`wet` cannot be 'yes'"),
        ("`wet={1}`", "`wet` cannot be 1"),
        ('`veins="many"`', "`veins` cannot be 'many'"),
        ("`size={true}`", "`size` cannot be true"),
        ("Set `dryness` to `medium`.", "`dryness` cannot be 'medium'"),
        ("Set `dryness` to `low` (the default), `high` or `dry`.", "`dryness` cannot be 'dry'"),
        ("While `wet` is `2`", "`wet` cannot be 2"),
        ("Call the hook with `fall` set to `quick`.", "`fall` cannot be 'quick'"),
        ('A `Tree` with `age="old"`', "`age` cannot be 'old'"),
    ],
)
def test_a_wrong_value_is_found_in_every_form(text: str, what: str) -> None:
    (found,) = findings(check_names, f"{text}\n")
    assert found.startswith(f"{PLACE}:5: {what}\n")


@pytest.mark.parametrize(
    "text",
    [
        '`dryness="low"`, `dryness={null}`, `dryness={level}`, `wet={false}`, `veins={-1.5}`',
        "`size={3}` and `size='small'`",
        '`shape="square"`, whose type is open',
        '`role="img"` and `aria-label="Oak"` are attributes',
        'A `Tree` with `dryness="dead"`, or `<Tree age={3}>`',
        '`dryness="dead"` with `TreeProps`',
        '`<Other dryness="none" />`',
        "Set `dryness` to your own value, then `medium`.",
        "`dryness` and `medium` differ; `other` is `none`.",
        '`dryness="crisp"` is declared:\n\n```tsx\ninterface Overrides { crisp: true }\n```',
    ],
)
def test_what_is_right_or_cannot_be_told_is_left_alone(text: str) -> None:
    assert findings(check_names, f"{text}\n") == []


@pytest.mark.parametrize(
    ("text", "what", "fix"),
    [
        ("`slots.stalks`", "`stalks` is no slot", "did you mean stalk?"),
        ("`slotProps.vain.className`", "`vain` is no slot", "did you mean vein?"),
        ("`slotProps={{ tip: { id: 1 }, top: {} }}`", "`top` is no slot", "did you mean tip?"),
        ("the `stalks` slot", "`stalks` is no slot", "did you mean stalk?"),
        ("`classes.tip`", "`tip` is no class key", "write one of: root, wet"),
        ("`treeClasses.rot`", "`rot` is no class key", "did you mean root?"),
        ("`.OakLeaf-rot`", "`OakLeaf-rot` is no class", "did you mean OakLeaf-root?"),
        ("`&.Oak-wett`", "`Oak-wett` is no class", "did you mean Oak-wet?"),
        ("`--Leaf-gab`", "`--Leaf-gab` is no CSS variable", "did you mean --Leaf-gap?"),
        ("`OakLeav`", "`OakLeav` is no key of the theme", "did you mean OakLeaf?"),
        (
            "`OakTree.styleOverrides.rot`",
            "`rot` is no key of `styleOverrides`",
            "did you mean root?",
        ),
    ],
)
def test_a_name_that_does_not_exist_is_found(text: str, what: str, fix: str) -> None:
    (found,) = findings(check_names, f"{text}\n")
    assert found.startswith(f"{PLACE}:5: {what}\n  why: ")
    assert found.endswith(f"\n  fix: {fix}")


@pytest.mark.parametrize(
    "text",
    [
        "`slots.stalk`, `slots.Vein`, `slotProps.vein`, `slotProps.tip`, the `stalk` slot",
        "`classes.root`, `leafClasses.wet`, `otherClasses.any`",
        "`.OakLeaf-root`, `OakLeaf-*`, `OakLeaf-`, `Oak-wet`, `other-class`, `@oak/leaf-root`",
        "`--Leaf-gap`, `--Leaf-*`, `--Branch-gap`, `--leaf-gap`",
        "`OakLeaf`, `OakTree.styleOverrides.root`, `OakBranches`, `Leaf`",
        "“OakLeav” in prose, and `stem` in code",
    ],
)
def test_names_that_exist_or_belong_to_others_are_left_alone(text: str) -> None:
    assert findings(check_names, f"{text}\n") == []


def test_the_whole_text_says_what_why_and_how_to_fix_it() -> None:
    assert findings(check_names, "\n`slots.stalks`\n") == [
        f"{PLACE}:6: `stalks` is no slot\n"
        "  why: `Leaf` has none of this name\n"
        "  fix: did you mean stalk?"
    ]
