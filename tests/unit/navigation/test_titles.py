from showfloor.model.navigation import NavNode
from showfloor.model.page_facts import NavFact
from showfloor.navigation import load_trees, resolve_titles, tree_facts
from support.site.tiny_site import TINY

TREES = load_trees(TINY, lambda _: ("grove",))
TITLES = {"/acorn-kit/": "Acorn Kit", "/acorn-kit/part-seed/": "Seed"}


def test_titles_come_from_the_tree_then_from_the_page() -> None:
    started, components = resolve_titles(TREES["acorn-kit"], TITLES).items
    assert started.children == (NavNode(pathname="/acorn-kit/", title="Overview"),)
    assert components.children[0] == NavNode(
        pathname="/acorn-kit/part-seed/", title="Seed", subheader="Small parts", new_feature=True
    )


def test_an_entry_without_a_page_shows_its_path() -> None:
    _, components = resolve_titles(TREES["acorn-kit"], {}).items
    assert components.children[1].title == "/acorn-kit/part-branch/"


def test_facts_tell_pages_groups_and_links_apart() -> None:
    facts = tree_facts(TREES["default"])
    assert facts.entries == (
        NavFact(pathname="/about/", line=2, kind="page"),
        NavFact(pathname="https://shop.example/", line=5, kind="external"),
    )
    assert tree_facts(TREES["acorn-kit"]).entries[0].kind == "group"
