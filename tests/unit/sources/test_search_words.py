import pytest

from showfloor.sources.search_words import augmented_types, code_names, frequent_words, messages_in

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


TEXT = """Leaves fall. A LeafVein falls, and `leaf` is a leaf; an oak, OAK and Oak fall.

:::demo file="Wind Wind Wind"

```ts
wind(wind, wind);
```

See [fall](/wind/wind/wind/).
"""


def test_words_that_a_text_has_three_times_are_what_it_is_about() -> None:
    assert frequent_words(TEXT) == ("fall", "leaf", "oak")


def test_short_words_of_a_name_are_none() -> None:
    assert frequent_words("inMyHouse myHouse HouseOf") == ("house",)


def test_code_directives_and_targets_of_links_are_no_text() -> None:
    assert frequent_words("wind\n\n```ts\nwind wind\n```\n\n[a](/wind/)") == ()


def test_words_of_every_script_count() -> None:
    assert frequent_words("Größe Größe größe") == ("größe",)
