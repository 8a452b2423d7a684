from pathlib import Path

from showfloor.markdown.arguments import Arguments, Signature, suggestion
from showfloor.markdown.place import Place

PLACE = Place(Path("index.md"), 1)


def test_words_options_and_flags_are_in_any_order() -> None:
    signature = Signature(words="Name", options={"a": (), "b": ("x", "y"), "c": ()}, flags=("on",))
    text = '  on a="two words"  Leaf b=x c={1,2} '
    assert signature.read("::leaf", text, PLACE) == Arguments(
        words=("Leaf",),
        options={"a": "two words", "b": "x", "c": "1,2"},
        flags=frozenset({"on"}),
    )


def test_braces_alone_are_an_option_without_a_name() -> None:
    signature = Signature(options={"{}": ()})
    assert signature.read("```ts", " {1,3-5}", PLACE).options == {"{}": "1,3-5"}


def test_open_signature_takes_any_key() -> None:
    signature = Signature(words="Name", open=True)
    assert signature.read("::leaf", 'Leaf any=thing empty=""', PLACE).options == {
        "any": "thing",
        "empty": "",
    }


def test_several_words_are_taken_where_they_may_be() -> None:
    assert Signature(words="package...").read("::install", "a @b/c d", PLACE).words == (
        "a",
        "@b/c",
        "d",
    )


def test_suggestion_is_the_nearest_name() -> None:
    assert suggestion("::dmeo", ["::demo", "::install"]) == 'did you mean "::demo"? '
    assert suggestion("cobol", ["tsx", "css"]) == ""
