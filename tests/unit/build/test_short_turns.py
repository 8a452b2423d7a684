import sys

import pytest

from showfloor.build.short_turns import SECONDS, short_turns


def test_turns_are_short_inside_and_as_before_afterwards() -> None:
    before = sys.getswitchinterval()
    with short_turns():
        assert sys.getswitchinterval() == pytest.approx(SECONDS)
    assert sys.getswitchinterval() == before


def test_turns_are_as_before_after_an_error() -> None:
    before = sys.getswitchinterval()
    with pytest.raises(ValueError, match="no page"), short_turns():
        raise ValueError("no page")
    assert sys.getswitchinterval() == before
