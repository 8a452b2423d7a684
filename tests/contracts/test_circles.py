"""No modules import each other in a circle, not even for their types."""

from graphlib import CycleError, TopologicalSorter

import grimp
import pytest


def circle(imports: dict[str, set[str]]) -> list[str]:
    """Return the modules of the first circle, whose last one is the first again."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_modules_of_the_engine_import_each_other_in_a_circle() -> None:
    graph = grimp.build_graph("showfloor", cache_dir=None)
    imports = {name: graph.find_modules_directly_imported_by(name) for name in graph.modules}
    assert circle(imports) == []


@pytest.mark.parametrize(
    ("imports", "found"),
    [
        ({"leaf": {"stem"}, "stem": {"root"}}, []),
        ({"leaf": {"stem"}, "stem": {"leaf"}}, ["leaf", "stem", "leaf"]),
    ],
)
def test_a_circle_is_told_by_its_modules(imports: dict[str, set[str]], found: list[str]) -> None:
    assert circle(imports) == found
