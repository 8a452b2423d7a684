import pytest

from showfloor.checks import Routes
from showfloor.checks.pages.topics import topic_findings
from showfloor.config import Topic
from support.site.small_site import SITE

PAGE = "/acorn/part-oak/"
FACTS = next(page for page in SITE.pages if page.route == PAGE)


def found(answer: str) -> list[str]:
    topic = Topic(page=PAGE, topic="Leaf color", answer=answer, path="topics/acorn.csv", line=7)
    return [str(one.error) for one in topic_findings([topic], FACTS, Routes(SITE))]


@pytest.mark.parametrize(
    "answer",
    [
        "#leaves",
        "#Grove",
        "/",
        "/leaf.svg",
        "/acorn/part-oak/#Grove",
        "https://a.example/",
        "waived: oaks have one color",
    ],
)
def test_a_topic_is_answered_by_what_exists_or_waived(answer: str) -> None:
    assert found(answer) == []


def test_an_open_topic_is_found() -> None:
    assert found("") == [
        'topics/acorn.csv:7: nothing answers the topic "Leaf color"\n'
        "  why: readers look for it on /acorn/part-oak/\n"
        '  fix: write what does: #section, #Demo, a link, or "waived: " and why nothing does'
    ]


@pytest.mark.parametrize(
    ("answer", "fix"),
    [
        ("#leafs", 'did you mean "#leaves"?'),
        ("#stem", "name a section or a demo of the page"),
        ("/acorn/part-oka/", 'did you mean "/acorn/part-oak/"?'),
        ("/elsewhere/#leaves", "correct the path"),
        ("/acorn/part-oak/#grove", 'did you mean "#Grove"?'),
    ],
)
def test_an_answer_that_is_not_there_is_found(answer: str, fix: str) -> None:
    assert found(answer) == [
        f'topics/acorn.csv:7: the answer to "Leaf color" is not there: {answer}\n'
        "  why: readers who look for it would not find it\n"
        f"  fix: {fix}"
    ]
