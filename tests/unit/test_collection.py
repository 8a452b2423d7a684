"""What pytest would pass over in silence."""

from fnmatch import fnmatch
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]


def test_no_folder_with_tests_is_passed_over(pytestconfig: pytest.Config) -> None:
    patterns = pytestconfig.getini("norecursedirs")
    folders = {file.parent.relative_to(TESTS) for file in TESTS.rglob("test_*.py")}
    passed_over = [
        folder
        for folder in folders
        if any(fnmatch(part, pattern) for part in folder.parts for pattern in patterns)
    ]
    assert len(folders) > 20
    assert passed_over == []
