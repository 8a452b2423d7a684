import os
from pathlib import Path

import pytest

from showfloor.model.current_release import current_target, point_to

TARGETS = ("releases/ash", "releases/elm")


@pytest.mark.parametrize("links", [True, False])
def test_the_pointer_says_which_release_is_served(tmp_path: Path, links: bool) -> None:
    for target in TARGETS:
        point_to(tmp_path, target, links=links)
        assert current_target(tmp_path) == target
        assert [path.name for path in tmp_path.iterdir()] == ["current"]


def test_the_pointer_is_a_link_where_there_are_links(tmp_path: Path) -> None:
    point_to(tmp_path, "releases/ash", links=True)
    assert os.readlink(tmp_path / "current") == "releases/ash"


def test_the_pointer_is_a_file_where_there_are_none(tmp_path: Path) -> None:
    point_to(tmp_path, "releases/ash", links=False)
    assert (tmp_path / "current").read_bytes() == b"releases/ash\n"


def test_a_link_takes_the_place_of_a_file(tmp_path: Path) -> None:
    point_to(tmp_path, "releases/ash", links=False)
    point_to(tmp_path, "releases/elm", links=True)
    assert os.readlink(tmp_path / "current") == "releases/elm"


def test_without_a_pointer_nothing_is_served(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        current_target(tmp_path)
