from pathlib import Path

from showfloor.markdown import Place, Section, Span, read_sections

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
