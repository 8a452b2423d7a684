import pytest

from showfloor.markdown import Given, component_named, given_values, named_props


@pytest.mark.parametrize("code", ["Leaf", "<Leaf>", "<Leaf />", "</Leaf>", '<Leaf dry="yes" />'])
def test_a_component_is_named_alone_or_as_an_element(code: str) -> None:
    assert component_named(code) == "Leaf"


@pytest.mark.parametrize("code", ["leaf", "Leaf.tsx", "OakLeaf-root", "new Leaf()", "<leaf>"])
def test_other_code_names_no_component(code: str) -> None:
    assert component_named(code) is None


@pytest.mark.parametrize(
    ("code", "values"),
    [
        ('dry="yes"', [Given("", "dry", "'yes'")]),
        ("dry='yes'", [Given("", "dry", "'yes'")]),
        ("dry={true} veins={-1.5}", [Given("", "dry", "true"), Given("", "veins", "-1.5")]),
        ("dry={'yes'}", [Given("", "dry", "'yes'")]),
        ("dry={level}", [Given("", "dry", "")]),
        ('<Leaf dry="no" wet>a</Leaf>', [Given("Leaf", "dry", "'no'")]),
        ("dry", []),
        ("if (dry='yes')", []),
    ],
)
def test_values_are_read_as_typescript_writes_them(code: str, values: list[Given]) -> None:
    assert list(given_values(code)) == values


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("dry", ("dry",)),
        ('dry="yes"', ("dry",)),
        ("slotProps.stalk", ("slotProps",)),
        ("<Leaf dry={true} wet />", ("dry", "wet")),
        ("dry()", ()),
        ("Leaf", ()),
        ("dry-leaf", ()),
        ("let dry = 1", ()),
    ],
)
def test_names_that_may_be_props_are_read(code: str, names: tuple[str, ...]) -> None:
    assert named_props(code) == names
