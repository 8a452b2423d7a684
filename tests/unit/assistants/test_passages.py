from showfloor.assistants.passages import last_sentence, part_of, passages_of

PAGE = """\
# Leaf

> About leaves.

Page: /leaf/

A leaf is [green](/green/). It falls in autumn.

## Fall

`falls` lets it go. Wind helps: `wind` says how much.

**Demo: Leaf fall** ([alone](/leaf/demos/LeafFall/))

```tsx title="LeafFall.tsx"
## no heading
<Leaf
  falls
  wind={3}
/>
```

### Late

It may take weeks.

## Grow

| prop | effect |
| --- | --- |
| `sun` | more |
"""


def test_a_page_is_split_at_its_headings_and_code_is_apart() -> None:
    beginning, fall, late, grow = passages_of(PAGE)
    assert beginning.prose == ("A leaf is green.", "It falls in autumn.")
    assert (fall.level, fall.heading) == (2, "Fall")
    assert fall.prose == ("`falls` lets it go.", "Wind helps: `wind` says how much.")
    assert fall.code == ("## no heading", "<Leaf", "  falls", "  wind={3}", "/>")
    assert (late.level, late.prose) == (3, ("It may take weeks.",))
    assert grow.prose[-1] == "| `sun` | more |"


def test_no_character_of_a_page_is_lost() -> None:
    assert "\n".join(one.text for one in passages_of(PAGE)) == PAGE


def test_a_part_has_what_is_below_its_deeper_headings() -> None:
    fall = part_of(passages_of(PAGE), 1)
    assert fall.startswith("## Fall\n")
    assert "### Late" in fall
    assert "## Grow" not in fall


def test_lines_with_the_words_asked_for_are_quoted_with_the_code_that_they_name() -> None:
    fall = passages_of(PAGE)[1]
    assert fall.quoted(["wind"], 60) == "Wind helps: `wind` says how much.\n```\n  wind={3}\n```"
    assert fall.quoted(["wind"], 40) == "Wind helps: `wind` says how much."


def test_a_passage_is_scored_by_its_words_and_those_of_its_heading_count_twice() -> None:
    _, fall, late, _ = passages_of(PAGE)
    assert fall.score(["fall", "winds"]) == 2
    assert fall.score(["wind", "falls"]) == 2
    assert late.score(["late"]) == 1
    assert late.score(["week"]) == 1


def test_the_sentence_before_a_place_is_the_first_of_the_last_paragraph() -> None:
    assert last_sentence("One. Two.\n\nThree is `x`. Four.") == "Three is `x`."
    assert last_sentence("## Head") == ""
