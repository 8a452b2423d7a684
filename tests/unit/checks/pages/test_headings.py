from showfloor.checks.pages.text_findings import check_headings
from support.site.small_page import findings


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
