import pytest

from showfloor.config.line_of_value import line_of

TEXT = """\
title = "Acorn"
versions = [
  # the first
  { text = "v2", href = "/a/" },
  { text = "v1", href = "b" },
]

[packages]
"@acorn/kit" = "1.0.0"
a.b = 1

[[items]]
title = "One"
[[items.children]]
pathname = "/one/"
[[items.children]]
pathname = "/two/"
[items.children.link-props]
target = "_blank"

[[items]]
title = "Two"
[[items.children]]
pathname = "/three/"
"""


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        (("title",), 1),
        (("versions",), 2),
        (("versions", 0), 4),
        (("versions", 1, "href"), 5),
        (("packages", "@acorn/kit"), 9),
        (("packages", "a", "b"), 10),
        (("items", 0), 12),
        (("items", 0, "children", 1, "pathname"), 17),
        (("items", 0, "children", 1, "link-props", "target"), 19),
        (("items", 1, "title"), 22),
        (("items", 1, "children", 0, "pathname"), 24),
    ],
)
def test_a_value_is_found_at_its_line(keys: tuple[str | int, ...], line: int) -> None:
    assert line_of(TEXT, keys) == line


def test_an_absent_field_is_placed_at_its_table() -> None:
    assert line_of(TEXT, ("versions", 1, "current")) == 5


def test_an_absent_table_has_no_line() -> None:
    assert line_of(TEXT, ("accent",)) is None
