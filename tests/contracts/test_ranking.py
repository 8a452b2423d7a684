"""The rules of the search are complete, and tests of the scripts use the same."""

import os
from typing import get_args

import msgspec

from showfloor.model.symbol_index import SearchRanking, SymbolKind
from showfloor.search import RANKING
from support.places import PROJECT

GOLDEN = PROJECT / "tests" / "search" / "ranking.json"


def test_every_kind_of_symbol_has_its_worth() -> None:
    kinds = {*get_args(SymbolKind)}
    assert {*RANKING.priors} == kinds
    assert {*RANKING.hints} == kinds


def test_the_scripts_are_tested_with_the_rules_of_the_engine() -> None:
    """`UPDATE_GOLDEN=1` writes them."""
    if os.environ.get("UPDATE_GOLDEN"):
        GOLDEN.write_bytes(msgspec.json.format(msgspec.json.encode(RANKING)) + b"\n")
    assert msgspec.json.decode(GOLDEN.read_bytes(), type=SearchRanking) == RANKING
