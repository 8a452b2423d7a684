from pathlib import Path

import pytest

from showfloor.config import Topic, load_topics
from showfloor.errors import ShowfloorError

HEAD = "page,topic,answer\n"
WHY = "\n  why: whether the page answers what readers look for could not be checked\n  fix: "


def topics(root: Path, rows: str) -> tuple[Topic, ...]:
    (root / "oak.csv").write_text(rows)
    return load_topics(root / "oak.csv", root)


def mistake(root: Path, rows: str) -> str:
    with pytest.raises(ShowfloorError) as caught:
        topics(root, rows)
    return str(caught.value)


@pytest.mark.parametrize(
    "answer", ["", "#colors", "#DryLeaf", "/oak/tree/#bark", "https://a.example/", "waived: gone"]
)
def test_an_answer_is_a_place_a_link_a_reason_or_nothing(tmp_path: Path, answer: str) -> None:
    (topic,) = topics(tmp_path, f"{HEAD}/oak/leaf/,Colors,{answer}\n")
    assert topic == Topic(page="/oak/leaf/", topic="Colors", answer=answer, path="oak.csv", line=2)
    assert topic.is_waived is answer.startswith("waived")


@pytest.mark.parametrize(
    ("row", "what", "fix"),
    [
        (
            "/oak/leaf/,Colors,colors",
            '"colors" is no answer',
            'write #section, #Demo, a path, an https:// address, "waived: " and why, or nothing',
        ),
        ("/oak/leaf/,Colors,waived: ", "the topic is waived without a reason", "write the reason"),
        ("leaf,Colors,", '"leaf" is no page', "write its path, with a slash at both ends"),
        ("/oak/leaf/, ,", "the topic is empty", "say what readers look for"),
        (
            "/oak/leaf/,Colors,waived: no, never",
            "4 values in this line",
            "write three: page,topic,answer; put an answer with a comma in quotes",
        ),
    ],
)
def test_a_row_that_is_none_is_explained(tmp_path: Path, row: str, what: str, fix: str) -> None:
    assert mistake(tmp_path, f"{HEAD}{row}\n") == f"oak.csv:2: {what}{WHY}{fix}"


def test_a_topic_of_a_page_is_listed_once(tmp_path: Path) -> None:
    rows = "/oak/leaf/,Colors,\n/oak/tree/,Colors,\n/oak/leaf/,Colors,#colors\n"
    assert mistake(tmp_path, HEAD + rows) == (
        f'oak.csv:4: "Colors" is already a topic of this page at line 2{WHY}remove one'
    )


def test_the_first_line_names_the_columns(tmp_path: Path) -> None:
    what = "oak.csv:1: the first line is not page,topic,answer"
    assert mistake(tmp_path, "/oak/leaf/,Colors,\n") == f"{what}{WHY}write it as given"
