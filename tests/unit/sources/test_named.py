import pytest

from showfloor.sources.named import augmented_types, code_names, messages_in

CODE = """
import type { LeafShape, Vein } from '@acme/leaf';
import type { TwigShape } from './twig';
import type { ReactNode } from 'react';

declare module '@acme/leaf' {
  interface LeafShapeOverrides {
    oval: true;
  }
  interface Palette {
    moss: string;
  }
}

interface OwnThing {
  oval: true;
}
"""


@pytest.mark.parametrize(
    ("body", "messages"),
    [
        ('- **"ACME: The `leaf` has no \\`stalk\\`."** Add one.', ["ACME: The leaf has no stalk."]),
        ('| "Cannot read the rings of a &lt;Tree />" | Cut it |', None),
        ('"The bough is too short." in the console', ["The bough is too short."]),
        ('should be of type "oval"', []),
        ('- **"No leaf".** Too short to be one.', []),
        ('They say "the leaf has no stalk" often.', []),
        ("```text\nError: no leaf\n  is on the bough\n```", ["Error: no leaf is on the bough"]),
        ("```text\na leaf ├ on the └ whole bough\n```", []),
        ('```text title="a.conf"\nthe leaf has no stalk\n```', []),
        ('```ts\n"the leaf has no stalk"\n```', []),
        ('::component Leaf caption="the leaf has no stalk"', []),
    ],
)
def test_messages_are_quoted_at_the_beginning_or_shown_as_text(
    body: str, messages: list[str] | None
) -> None:
    expected = ["Cannot read the rings of a <Tree />"] if messages is None else messages
    assert messages_in(body) == tuple(expected)


def test_a_message_is_told_once_and_not_without_an_end() -> None:
    long = "no leaf " * 100
    (message,) = messages_in(f'- **"{long}"**\n- **"{long}"**\n')
    assert message == " ".join(["no leaf"] * 15)


def test_names_of_several_words_in_code_are_found() -> None:
    body = "Of `LeafShape<Oval>`, `<LeafVein />`, `Leaf`, `leafShape` and LeafBlade.\n"
    assert code_names(body) == ("LeafShape", "LeafVein")


def test_types_that_code_imports_from_packages_or_adds_to_are_found() -> None:
    assert code_names("", CODE) == ("LeafShape", "LeafShapeOverrides")
    assert augmented_types(CODE) == ("LeafShapeOverrides",)
    assert augmented_types("interface LeafShapeOverrides {\n}\n") == ()
