import json

import pytest

from showfloor.outputs.speculation_rules import rules_path, speculation_rules


def rule(eagerness: str) -> list[object]:
    """Return the conditions of the rule of an eagerness."""
    rules = json.loads(speculation_rules())["prerender"]
    (found,) = [one for one in rules if one["eagerness"] == eagerness]
    conditions: list[object] = found["where"]["and"]
    return conditions


def test_pages_are_drawn_beforehand_where_the_pointer_rests_on_a_link() -> None:
    assert {"href_matches": ["/", "/*/"]} in rule("moderate")


def test_for_a_mouse_they_are_drawn_sooner_and_for_no_finger() -> None:
    assert {"selector_matches": "[data-mouse]"} in rule("eager")
    assert {"selector_matches": "[data-mouse]"} not in rule("moderate")


@pytest.mark.parametrize("eagerness", ["eager", "moderate"])
def test_what_chooses_something_or_is_no_page_is_left_alone(eagerness: str) -> None:
    assert {"not": {"href_matches": "/*\\?(.+)"}} in rule(eagerness)
    assert {"not": {"selector_matches": "[download], [target]"}} in rule(eagerness)


def test_below_a_path_nothing_outside_of_it_is_drawn_beforehand() -> None:
    (where, _, _) = json.loads(speculation_rules("/docs/"))["prerender"][1]["where"]["and"]
    assert where == {"href_matches": ["/docs/", "/docs/*/"]}
    assert rules_path("/docs/") != rules_path()  # named by its content
    assert rules_path().startswith("/_assets/speculation-")
