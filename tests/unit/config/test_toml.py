import msgspec
import pytest

from showfloor.config.toml import TomlFile, line_of
from showfloor.errors import SourceError


class Leaf(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class Tree(msgspec.Struct, forbid_unknown_fields=True):
    leaves: tuple[Leaf, ...] = ()


def message(text: str) -> str:
    with pytest.raises(SourceError) as caught:
        TomlFile(text, "tree.toml").read_as(Tree)
    return str(caught.value)


def test_a_file_is_read_as_its_schema() -> None:
    assert TomlFile('[[leaves]]\nname = "a"\n', "tree.toml").read_as(Tree) == Tree((Leaf("a"),))


def test_a_mistake_in_the_syntax_has_its_line() -> None:
    assert message('[[leaves]]\nname = a"\n').startswith("tree.toml:2: not valid TOML: invalid")


def test_a_field_that_does_not_fit_has_its_line() -> None:
    assert message('[[leaves]]\nname = "a"\n\n[[leaves]]\nname = 3\n') == (
        'tree.toml:5: "name" is a whole number\n'
        "  why: a text in quotes is expected\n"
        "  fix: write a text in quotes"
    )


@pytest.mark.parametrize(
    ("text", "beginning"),
    [
        ("leaves = [\n", "tree.toml:2: not valid TOML: "),
        ('[[leaves]]\nname = "a"\n\n[[leaves]]\n', "tree.toml:4: "),
    ],
    ids=["at the end of the file", "at the table that lacks a field"],
)
def test_a_mistake_without_a_line_of_its_own_is_placed(text: str, beginning: str) -> None:
    assert message(text).startswith(beginning)


def test_endless_nesting_is_a_mistake_and_no_crash() -> None:
    assert "nested too deeply" in message("leaves = " + "[" * 100_000)


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
        (("versions", 1, "current"), 5),  # absent: the line of its table
        (("accent",), None),
    ],
)
def test_a_value_is_found_at_its_line(keys: tuple[str | int, ...], line: int | None) -> None:
    assert line_of(TEXT, keys) == line
