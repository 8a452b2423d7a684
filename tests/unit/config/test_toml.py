import msgspec
import pytest

from showfloor.config.toml import TomlFile
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
    assert message('[[leaves]]\nname = a"\n') == (
        "tree.toml:2: not valid TOML: invalid value\n"
        "  why: the file cannot be understood from here on\n"
        "  fix: correct the syntax at this line"
    )


def test_a_mistake_at_the_end_is_placed_at_the_last_line() -> None:
    assert message("leaves = [\n").startswith("tree.toml:2: not valid TOML: ")


def test_a_field_that_does_not_fit_has_its_line() -> None:
    assert message('[[leaves]]\nname = "a"\n\n[[leaves]]\nname = 3\n') == (
        'tree.toml:5: "name" is a whole number\n'
        "  why: a text in quotes is expected\n"
        "  fix: write a text in quotes"
    )


def test_a_missing_field_has_the_line_of_its_table() -> None:
    assert message('[[leaves]]\nname = "a"\n\n[[leaves]]\n').startswith("tree.toml:4: ")


def test_endless_nesting_is_a_mistake_and_no_crash() -> None:
    assert "nested too deeply" in message("leaves = " + "[" * 100_000)
