from pathlib import Path

import pytest

from showfloor.errors import SourceError
from showfloor.markdown import RULES, CheckedCode, Document, parse
from showfloor.model.blocks import Callout, Prose

PAGE = Path("pages/acorn/components/leaf/index.md")


def read(body: str, first_line: int = 1) -> Document:
    return parse(body, path=PAGE, first_line=first_line, plans=("pro", "premium"))


def test_adjacent_texts_are_one_block() -> None:
    document = read("One.\n\n- two\n\n> three\n\n## Four\n\nFive.\n")
    assert [type(block).__name__ for block in document.blocks] == ["Prose", "Heading", "Prose"]


def test_empty_body_has_no_blocks() -> None:
    assert read("") == Document(blocks=())
    assert read("\n\n<!-- nothing -->\n").blocks == ()


def test_lines_are_those_of_the_file() -> None:
    body = "::::info\n\n:::warning\nA\n[link](/a/)\n\n```ts check\nlet a = 1;\n```\n:::\n\n::::\n"
    document = read(body, first_line=7)
    assert [link.line for link in document.links] == [11]
    assert document.checked == (CheckedCode(language="ts", source="let a = 1;", line=14),)


def test_mistakes_in_containers_have_the_line_of_the_file() -> None:
    with pytest.raises(SourceError) as caught:
        read("::::info\n\n:::warning\n::demo leaf\n:::\n\n::::\n", first_line=7)
    assert caught.value.place == "pages/acorn/components/leaf/index.md:10"


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_line_ends_of_every_system_are_the_same(end: str) -> None:
    body = ":::info\nText\n```ts\nlet a\n```\n:::\n"
    assert read(body.replace("\n", end)) == read(body)


def test_last_line_needs_no_end() -> None:
    assert read(":::info\nText\n:::") == read(":::info\nText\n:::\n")


def test_null_characters_are_replaced() -> None:
    assert read("a\0b").blocks == (Prose(html="<p>a\N{REPLACEMENT CHARACTER}b</p>"),)


def test_text_of_a_paragraph_does_not_leave_its_container() -> None:
    callout, after = read(":::info\n> lazy\n:::\nafter\n").blocks
    assert callout == Callout(
        kind="info",
        title=None,
        blocks=(Prose(html="<blockquote>\n<p>lazy</p>\n</blockquote>"),),
    )
    assert after == Prose(html="<p>after</p>")


def test_demo_of_a_page_outside_the_pages_folder_keeps_its_folder() -> None:
    document = parse("::demo Leaf\n", path=Path("drafts/leaf/index.md"), first_line=1)
    assert document.demos[0].id == "drafts/leaf/Leaf"


def test_a_demo_knows_the_names_in_the_code_of_its_section() -> None:
    body = '`wet`\n\n## Dry `leaves`\n\n::demo DryLeaf\n\n`size="small"` and `Leaf`\n\n## `low`\n'
    (demo,) = read(body).demos
    assert demo.named == ("leaves", "size")


def test_every_rule_has_its_own_name_and_says_its_syntax() -> None:
    names = [name for name, _ in RULES]
    assert len(set(names)) == len(names)
    assert all(rule.__doc__ for _, rule in RULES)


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (
            "One.\n\n" + "[" * 201,
            'index.md:9: a text has more than 200 opening brackets "["\n'
            "  why: each may begin a link, and trying all of them takes very long\n"
            "  fix: write it as several paragraphs, or as code",
        ),
        (
            "```tsx\n" + "(\n" * 10_001 + "```\n",
            "index.md:7: a code block has more than 20,000 characters\n"
            "  why: nobody would read it on a page, and highlighting it takes very long\n"
            "  fix: show the lines that matter, and link to the whole file",
        ),
    ],
    ids=["brackets", "code"],
)
def test_what_takes_long_to_take_apart_is_explained(body: str, told: str) -> None:
    with pytest.raises(SourceError) as caught:
        read(body, first_line=7)
    assert str(caught.value) == f"pages/acorn/components/leaf/{told}"


def test_only_what_is_outside_of_comments_is_raw_html() -> None:
    assert read("<!-- one --><!-- two -->\n").blocks == ()
    for html in ("<!-- one --> two <!-- three -->", "<!-- one --><!-- two"):
        with pytest.raises(SourceError):
            read(html)


def test_equal_headings_are_numbered_around_an_id_given_by_hand() -> None:
    document = read("## One\n\n## One {#one-1}\n\n## One\n\n## One\n")
    assert [heading.id for heading in document.headings] == ["one", "one-1", "one-2", "one-3"]


def test_a_heading_may_say_the_plan_that_its_subject_needs() -> None:
    document = read(
        "## One {#first plan=pro}\n\n## Two {#second plan=premium}\n\n## Three {#third}\n"
    )
    assert [(heading.text, heading.id, heading.plan) for heading in document.headings] == [
        ("One", "first", "pro"),
        ("Two", "second", "premium"),
        ("Three", "third", None),
    ]


@pytest.mark.parametrize(
    ("body", "sign"),
    [
        ("## Files gpj.&#x202e;exe", "U+202E"),
        (":::features\n- **Small&#x200b;** It is.\n:::", "U+200B"),
    ],
)
def test_a_title_holds_nothing_that_cannot_be_seen(body: str, sign: str) -> None:
    with pytest.raises(SourceError) as caught:
        read(body)
    line = 2 if body.startswith(":::") else 1
    assert str(caught.value) == (
        f"{PAGE.as_posix()}:{line}: a title holds the character {sign}\n"
        "  why: it cannot be seen: what looks the same would differ, or look like another text\n"
        "  fix: remove it"
    )
