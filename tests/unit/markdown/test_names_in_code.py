from pathlib import Path

from showfloor.markdown import Place, names_in_code, parse, read_sections

PAGE = """\
The `Bud` and the `Leaf` changed, "Seed" is gone.

## Leaves

| Before | After |
| --- | --- |
| `leafClasses.dry-edge` | "OakLeaf-old" |

:::info A storm
Give `wind={false}`, not a word.
:::

### Twigs

```css
.OakTwig { gap: var(--Twig-gap); }
```

`Leaf` again.
"""


def test_names_stand_in_code_or_in_quotation_marks() -> None:
    path = Path("page.md")
    document = parse(PAGE, path=path, first_line=1)
    names = names_in_code(read_sections(PAGE, Place(path, 1)), document.headings)
    assert names == {
        "Bud": "",
        "Seed": "",
        "Leaf": "twigs",
        **dict.fromkeys(("leafClasses", "dry-edge", "dry", "edge"), "leaves"),
        **dict.fromkeys(("OakLeaf-old", "OakLeaf", "old", "wind", "false"), "leaves"),
        **dict.fromkeys(("OakTwig", "gap", "var", "--Twig-gap", "Twig"), "twigs"),
    }


def test_a_page_without_headings_has_no_anchors() -> None:
    assert names_in_code(read_sections("`Leaf`", Place(Path("page.md"), 1)), ()) == {"Leaf": ""}
