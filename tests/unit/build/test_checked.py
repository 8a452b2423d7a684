from pathlib import Path

import pytest

from showfloor.build.checked import note_checked, read_checked


def test_what_was_noted_is_read_in_a_fixed_order(tmp_path: Path) -> None:
    for condition in ("rtl", "light", "light"):
        note_checked(tmp_path / "checked", "a1", condition)
    note_checked(tmp_path / "checked", "b2", "dark")
    assert read_checked(tmp_path / "checked") == {"a1": ("light", "rtl"), "b2": ("dark",)}


def test_nothing_was_checked_where_there_is_no_folder(tmp_path: Path) -> None:
    assert read_checked(tmp_path / "checked") == {}


def test_a_condition_that_nobody_checks_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"dusk is none of light, dark, rtl\."):
        note_checked(tmp_path, "a1", "dusk")
