import re

import pytest

from support.site.project_scripts import load_script

patterns = load_script("patterns")


@pytest.mark.parametrize(
    ("source", "flags", "searches", "words"),
    [
        (r"(a+)+b", 0, False, "exponential time, since its parts overlap: (a+)+b"),
        (r"\s*(\d*)\s*b", 0, False, r"polynomial time, since its parts overlap: \s*(\d*)\s*b"),
        (r"[a-z]+=", 0, True, "polynomial time, since a search begins anew in it: [a-z]+="),
        (r"(?P<a> \w+ ) \w+ !", re.VERBOSE, False, "polynomial time"),
    ],
)
def test_a_slow_pattern_is_found(source: str, flags: int, searches: bool, words: str) -> None:
    found = patterns.analyzed([patterns.Pattern("here", source, flags, searches)])
    assert found["here"].startswith(words)


@pytest.mark.parametrize("source", [r"[a-z]+=", r"(?P<a>\w+) (\d+)\Z", r"(?:;[^;]*)*"])
def test_a_quick_pattern_is_left_alone(source: str) -> None:
    assert patterns.analyzed([patterns.Pattern("here", source, 0, False)]) == {}


def test_the_engine_has_no_slow_pattern(capsys: pytest.CaptureFixture[str]) -> None:
    assert (patterns.main(), capsys.readouterr().out) == (0, "")
