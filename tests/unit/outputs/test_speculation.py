import json

from showfloor.outputs.speculation import RULES, speculation_rules


def test_pages_are_drawn_beforehand_where_the_pointer_rests_on_a_link() -> None:
    (rule,) = json.loads(speculation_rules())["prerender"]
    assert rule["eagerness"] == "moderate"
    assert rule["where"]["and"][0] == {"href_matches": ["/", "/*/"]}


def test_what_chooses_something_or_is_no_page_is_left_alone() -> None:
    (rule,) = json.loads(speculation_rules())["prerender"]
    assert {"not": {"href_matches": "/*\\?(.+)"}} in rule["where"]["and"]
    assert {"not": {"selector_matches": "[download], [target]"}} in rule["where"]["and"]


def test_the_file_is_named_by_its_content_so_that_it_is_fetched_once() -> None:
    assert RULES.startswith("/_assets/speculation-")
