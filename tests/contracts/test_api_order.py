"""The API of a family is described in the same order, whatever was read with it."""

from collections.abc import Sequence

import msgspec
import pytest

from showfloor.api import NodeExtractor, read_reference
from showfloor.api.request import FamilyAnswer, FamilyRequest
from showfloor.config import load_site_config
from support.places import PROJECT
from support.site.memory_cache import MemoryCache
from support.site.work_folder import REAL_SITE
from support.site.workplace import PROGRAMS

pytestmark = REAL_SITE

SITE = PROJECT / "site"
SMALL = ("system", "x-tree-view")


class _AskedError(Exception):
    """Ends the reading of a reference once its requests are known."""


class _Listening:
    fingerprint = ""
    requests: Sequence[FamilyRequest] = ()

    def extract(self, requests: Sequence[FamilyRequest]) -> list[FamilyAnswer]:
        self.requests = requests
        raise _AskedError


def requests_of_site() -> dict[str, FamilyRequest]:
    listening = _Listening()
    with pytest.raises(_AskedError):
        read_reference(load_site_config(SITE), SITE, listening)
    return {request.id: request for request in listening.requests}


def described(requests: Sequence[FamilyRequest]) -> dict[str, bytes]:
    """Ask one program; return what it answers for each family."""
    answers = NodeExtractor(PROGRAMS, SITE, MemoryCache()).extract(requests)
    without_time = (msgspec.structs.replace(answer, milliseconds=0) for answer in answers)
    return {answer.id: msgspec.json.encode(answer) for answer in without_time}


@pytest.mark.parametrize("families", [SMALL, pytest.param((), marks=pytest.mark.sweep, id="all")])
def test_families_are_described_alone_as_together(families: Sequence[str]) -> None:
    requests = requests_of_site()
    asked = [requests[family] for family in families or requests]
    together = described(asked[::-1])
    alone = [described([request]) for request in asked]
    assert [id for one in alone for id, answer in one.items() if answer != together[id]] == []
