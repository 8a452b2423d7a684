"""What pytest would pass over in silence."""

import os
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


@pytest.mark.xdist_group("named")
def test_those_who_share_tests_out_know_their_groups(request: pytest.FixtureRequest) -> None:
    shared_out = "PYTEST_XDIST_WORKER" in os.environ
    assert request.node.nodeid.endswith("@named") is shared_out
