"""Words that pages do without, and long headings."""

import pytest

from showfloor.checks.pages.wording import check_headings, check_words
from showfloor.config import AvoidedWord
from support.site.small_page import findings

WORDS = (
    AvoidedWord(word="colour*", instead=("color",), why="it is American English"),
    AvoidedWord(word="just", why="it says nothing", except_=("has just", "just as")),
    AvoidedWord(word="tell apart", instead=("distinguish", "separate"), why="it is odd"),
)


def test_a_word_of_the_list_is_found_with_its_line() -> None:
    assert findings(check_words, "A leaf\nthat just falls.\n", words=WORDS) == [
        'pages/oak/leaf/index.md:6: "just" is on the list of words\n'
        "  why: it says nothing\n"
        "  fix: leave it out"
    ]


def test_a_word_is_found_with_any_ending_and_in_any_case() -> None:
    (found,) = findings(check_words, "| A |\n| --- |\n| Colours fade |\n", words=WORDS)
    assert found == (
        'pages/oak/leaf/index.md:7: "Colours" is on the list of words\n'
        "  why: it is American English\n"
        '  fix: write "color"'
    )


def test_a_word_may_be_several_with_several_to_write_instead() -> None:
    (found,) = findings(check_words, "## Tell  apart leaves\n", words=WORDS)
    assert found.startswith('pages/oak/leaf/index.md:5: "Tell  apart" is on')
    assert found.endswith('fix: write "distinguish" or "separate"')


@pytest.mark.parametrize(
    "text",
    [
        "Set `just` or `colours`.",
        "```css\na { colour: just }\n```",
        "A leaf that has just fallen is just as good.",
        "A discoloured, unjust adjustment, just-in-time.",
    ],
)
def test_code_other_words_and_phrases_that_are_right_are_left_alone(text: str) -> None:
    assert findings(check_words, f"{text}\n", words=WORDS) == []


@pytest.mark.parametrize(
    "text",
    [":::info just now\nText.\n:::", "![A just leaf](/leaf.svg '1x1')", "> just", "- [just](/a/)"],
)
def test_prose_is_looked_at_wherever_it_is(text: str) -> None:
    assert len(findings(check_words, f"{text}\n", words=WORDS)) == 1


def test_the_title_is_looked_at_too() -> None:
    words = (AvoidedWord(word="leaf", why="it is the title"),)
    (found,) = findings(check_words, "", words=words)
    assert found.startswith('pages/oak/leaf/index.md:2: "Leaf" is on the list of words\n')


def test_five_words_are_a_heading() -> None:
    assert (
        findings(check_headings, "Text of any length.\n\n## Sort and `select` many leaves\n") == []
    )


def test_more_than_five_words_are_too_many() -> None:
    assert findings(check_headings, "\n### Let a part of it look out\n") == [
        'pages/oak/leaf/index.md:6: the heading "Let a part of it look out" has 7 words\n'
        "  why: readers look for theirs in a list, at a glance; 5 words fit in it\n"
        "  fix: name the thing as a reader would type it, and keep the id of the old heading"
    ]
