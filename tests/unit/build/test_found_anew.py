"""Shards of the search after an edit; that they are those of a whole build, `test_edited` says."""

from pathlib import Path

import pytest

from showfloor.build.edit import FoundPage
from showfloor.build.found_anew import FoundAnew, LastRelease, NotFoundError, found_anew
from showfloor.build.found_guides import FoundGuides
from showfloor.build.manifest import ReleaseSettings, make_manifest
from tiny import copy_tiny
from workplace import compile_at

ROUTE = "/about/"
GUIDES = FoundGuides(product="", around="", rows=())


def last(folder: Path) -> LastRelease:
    """Return a release without files."""
    return LastRelease(folder, make_manifest((), ReleaseSettings()))


@pytest.fixture
def page(tmp_path: Path) -> FoundPage:
    site, _ = compile_at(copy_tiny(tmp_path / "site"))
    return FoundPage(*site.pages[ROUTE])


def test_pages_that_are_found_as_before_change_nothing(tmp_path: Path) -> None:
    assert found_anew([], lambda _: None, last(tmp_path)) == FoundAnew()


@pytest.mark.parametrize("guides", [None, GUIDES])
def test_it_is_told_when_a_shard_is_not_kept_or_not_published(
    guides: FoundGuides | None, page: FoundPage, tmp_path: Path
) -> None:
    with pytest.raises(NotFoundError):
        found_anew([page], lambda _: guides, last(tmp_path))
