from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from showfloor.model.navigation import Crumb, NavNode, NavPlace, NavTree, PageLink
from showfloor.navigation import places_of_tree

PRODUCT = PageLink(title="Acorn Kit", href="/acorn-kit/")


def page(name: str) -> NavNode:
    return NavNode(pathname=f"/{name}/", title=name.upper())


def group(name: str, *children: NavNode) -> NavNode:
    return NavNode(pathname=name, title=name.upper(), children=children)


def tree(*items: NavNode) -> NavTree:
    return NavTree(id="acorn", items=items)


SMALL = tree(
    page("a"),
    group("g", page("b"), group("h", page("c")), NavNode(pathname="https://e.example/", title="E")),
    page("d"),
)


def test_a_page_knows_its_groups_and_neighbors() -> None:
    assert places_of_tree(SMALL, PRODUCT)["/c/"] == NavPlace(
        breadcrumbs=(
            Crumb(title="Acorn Kit", href="/acorn-kit/"),
            Crumb(title="G"),
            Crumb(title="H"),
            Crumb(title="C", href="/c/"),
        ),
        parents=("g", "h"),
        previous=PageLink(title="B", href="/b/"),
        next=PageLink(title="D", href="/d/"),
    )


def test_a_page_is_marked_as_its_entry_is() -> None:
    roses = NavNode(pathname="/roses/", title="Roses", plan="pro")
    moss = NavNode(pathname="/moss/", title="Moss", planned=True)
    places = places_of_tree(tree(roses, moss))
    assert [(place.plan, place.planned) for place in places.values()] == [
        ("pro", False),
        (None, True),
    ]


def test_the_first_and_the_last_page_have_one_neighbor() -> None:
    assert places_of_tree(SMALL)["/a/"].previous is None
    assert places_of_tree(SMALL)["/d/"].next is None


def test_groups_and_links_elsewhere_are_no_pages() -> None:
    assert list(places_of_tree(SMALL)) == ["/a/", "/b/", "/c/", "/d/"]


def test_a_page_of_another_tree_has_no_place_and_is_nobodys_neighbor() -> None:
    places = places_of_tree(SMALL, PRODUCT, elsewhere={"/c/"})
    assert list(places) == ["/a/", "/b/", "/d/"]
    assert places["/b/"].next == PageLink(title="D", href="/d/")
    assert places["/d/"].previous == PageLink(title="B", href="/b/")


shapes = st.recursive(st.just("page"), lambda inner: st.lists(inner, min_size=1, max_size=5))


def nodes(shape: object, names: Iterator[int]) -> NavNode:
    name = str(next(names))
    if not isinstance(shape, list):
        return page(name)
    return group(name, *(nodes(inner, names) for inner in shape))


@st.composite
def trees(draw: st.DrawFn) -> NavTree:
    names = iter(range(1_000_000))
    return tree(*(nodes(shape, names) for shape in draw(st.lists(shapes, max_size=6))))


def in_reading_order(items: tuple[NavNode, ...]) -> Iterator[str]:
    for item in items:
        if item.children:
            yield from in_reading_order(item.children)
        else:
            yield item.pathname


@given(trees())
def test_every_page_has_a_place_in_reading_order(drawn: NavTree) -> None:
    assert list(places_of_tree(drawn)) == list(in_reading_order(drawn.items))


@given(trees())
def test_the_next_page_has_this_one_before_it(drawn: NavTree) -> None:
    places = places_of_tree(drawn)
    for route, place in places.items():
        if place.next is not None:
            before = places[place.next.href].previous
            assert before is not None
            assert before.href == route


@given(trees())
def test_following_next_visits_all_pages_once(drawn: NavTree) -> None:
    places = places_of_tree(drawn)
    route = next(iter(places), None)
    visited = []
    while route is not None:
        visited.append(route)
        following = places[route].next
        route = following.href if following else None
    assert visited == list(places)


@given(trees())
def test_crumbs_are_the_product_the_parents_and_the_page(drawn: NavTree) -> None:
    for route, place in places_of_tree(drawn, PRODUCT).items():
        first, *groups, last = place.breadcrumbs
        assert (first.href, last.href) == (PRODUCT.href, route)
        assert [crumb.title for crumb in groups] == [name.upper() for name in place.parents]


def test_ten_thousand_pages_are_placed_in_one_pass() -> None:
    sections = (group(f"g{g}", *(page(f"g{g}-{n}") for n in range(1_000))) for g in range(10))
    large = tree(*sections)
    places = places_of_tree(large, PRODUCT)
    assert len(places) == 10_000
    assert sum(place.next is None for place in places.values()) == 1
