from pathlib import Path

import pytest

from showfloor.markdown import (
    Given,
    Place,
    Section,
    Span,
    component_named,
    given_values,
    named_props,
    read_sections,
)

PAGE = """\
A `Leaf`
falls.

## With `wind`

| Gust | *Effect* |
| --- | --- |
| `weak` | [none](/a/) |

- ![a leaf](/leaf.svg "1x1") turns

:::warning A storm
Stay.
:::

::demo DryLeaf code=hidden

```tsx
<Leaf />
```

### Calm
"""


def read(text: str) -> tuple[Section, ...]:
    return read_sections(text, Place(Path("page.md"), 5))


def test_a_page_is_its_sections() -> None:
    sections = read(PAGE)
    assert [(one.heading, one.line) for one in sections] == [
        ("", 5),
        ("With wind", 8),
        ("Calm", 26),
    ]
    assert [one.demos for one in sections] == [(), ("DryLeaf",), ()]
    assert [one.fences for one in sections] == [(), ("<Leaf />\n",), ()]


def test_words_and_code_have_their_lines() -> None:
    (passage,) = read(PAGE)[0].passages
    assert passage.spans == (
        Span(text="A ", line=5),
        Span(text="Leaf", line=5, code=True),
        Span(text="falls.", line=6),
    )


def test_headings_cells_items_and_titles_are_prose() -> None:
    passages = [[span.text for span in one.spans] for one in read(PAGE)[1].passages]
    assert passages == [
        ["With ", "wind"],
        ["Gust"],
        ["Effect"],
        ["weak"],
        ["none"],
        ["a leaf turns"],
        ["A storm"],
        ["Stay."],
    ]
    assert [span.text for span in read(PAGE)[1].code] == ["wind", "weak"]


def test_an_empty_page_has_no_section() -> None:
    assert read("") == ()


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
