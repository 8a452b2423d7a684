from showfloor.sources.page import often_words

TEXT = """Leaves fall. A LeafVein falls, and `leaf` is a leaf; an oak, OAK and Oak fall.

:::demo file="Wind Wind Wind"

```ts
wind(wind, wind);
```

See [fall](/wind/wind/wind/).
"""


def test_words_that_a_text_has_three_times_are_what_it_is_about() -> None:
    assert often_words(TEXT) == ("fall", "leaf", "oak")


def test_short_words_of_a_name_are_none() -> None:
    assert often_words("inMyHouse myHouse HouseOf") == ("house",)


def test_code_directives_and_targets_of_links_are_no_text() -> None:
    assert often_words("wind\n\n```ts\nwind wind\n```\n\n[a](/wind/)") == ()


def test_words_of_every_script_count() -> None:
    assert often_words(
        "Größe Größe größe",
    ) == ("größe",)
