"""What the specification says of the site itself and no other test holds."""

import pytest

from showfloor.workspace import Site
from support.site.work_folder import REAL_SITE

pytestmark = REAL_SITE

GROUPS = (
    "/material-ui/",
    "/material-ui/api/",
    "/joy-ui/",
    "/joy-ui/api/",
    "/system/",
    "/system/styles/",
    "/base-ui/",
    "/x/react-data-grid/",
    "/x/react-date-pickers/",
    "/x/react-charts/",
    "/x/react-tree-view/",
    "/toolpad/core/react-dashboard-layout/",
    "/experiments/docs/",
)


def test_section_1_the_site_is_in_english(site: Site) -> None:
    """Its texts are those of the engine, with no file of its own."""
    assert not (site.config.root / "translations").exists()
    assert site.config.site.language == "en"


@pytest.mark.parametrize("prefix", GROUPS)
def test_section_2_a_group_of_routes_has_pages_and_a_side_navigation(
    site: Site, prefix: str
) -> None:
    pages = [page for route, page in site.pages.items() if route.startswith(prefix)]
    trees = {tree.id: tree for tree in site.trees}
    assert pages
    assert all(trees[page.frame.tree].items for page in pages)


def test_section_2_the_styles_of_the_system_are_legacy(site: Site) -> None:
    tree = next(tree for tree in site.trees if tree.id == "system")
    pages = [page for group in tree.items for page in group.children if page.legacy]
    assert [page.pathname for page in pages] == [
        "/system/styles/basics/",
        "/system/styles/advanced/",
        "/system/styles/api/",
    ]


def test_section_2_about_150_components_have_a_page_in_the_reference(site: Site) -> None:
    pages = [route for route in site.pages if route.startswith("/material-ui/api/")]
    assert 135 <= len(pages) <= 165


def test_section_2_the_default_navigation_leads_to_versions_the_store_and_the_blog(
    site: Site,
) -> None:
    tree = next(tree for tree in site.trees if tree.id == site.config.default_tree)
    assert {node.pathname for node in tree.items} >= {
        "/versions/",
        "https://mui.com/store/",
        "/blog/",
    }


def test_section_2_the_main_library_leads_to_the_templates_store(site: Site) -> None:
    trees = {tree.id: tree for tree in site.trees}
    stores = [
        node
        for name in (site.config.default_tree, "material-ui")
        for node in trees[name].items
        if node.pathname == "https://mui.com/store/"
    ]
    assert [(store.title, store.link_props) for store in stores] == [
        ("Templates store", {"rel": "external"})
    ] * 2


def test_section_3_the_pages_of_toolpad_are_new(site: Site) -> None:
    tree = next(tree for tree in site.trees if tree.id == "toolpad-core")
    pages = [page for group in tree.items for page in group.children]
    assert [(page.pathname, page.new_feature) for page in pages] == [
        ("/toolpad/core/react-dashboard-layout/", True),
        ("/toolpad/core/react-sign-in-page/", True),
    ]


def test_section_3_the_main_library_leads_to_the_dashboard_layout(site: Site) -> None:
    tree = next(tree for tree in site.trees if tree.id == "material-ui")
    components = next(item for item in tree.items if item.title == "Components")
    found = [item for item in components.children if "dashboard-layout" in item.pathname]
    assert [(item.subheader, item.new_feature, item.link_props) for item in found] == [
        ("Toolpad Core", True, {"rel": "external"})
    ]


def test_a_page_that_another_tree_leads_to_keeps_its_own(site: Site) -> None:
    frame = site.pages["/toolpad/core/react-dashboard-layout/"].frame
    assert frame.tree == "toolpad-core"
    assert frame.place.previous is None
    neighbors = [
        link.href
        for page in site.pages.values()
        if page.frame.tree != "toolpad-core"
        for link in (page.frame.place.previous, page.frame.place.next)
        if link is not None
    ]
    assert frame.route not in neighbors


def test_section_1_pages_of_the_reference_are_found_on_the_sites_of_older_versions(
    site: Site,
) -> None:
    api = "/material-ui/api/"
    older = {
        route: page.frame.other_versions
        for route, page in site.pages.items()
        if route.startswith(api)
    }
    assert older[f"{api}button/"] == {
        "v6": "https://v6.mui.com/material-ui/api/button/",
        "v5": "https://v5.mui.com/material-ui/api/button/",
        "v4": "https://v4.mui.com/api/button/",
    }
    unknown = {route.removeprefix(api) for route, known in older.items() if not known}
    assert unknown <= {"pigment-container/", "pigment-grid/", "pigment-stack/"}


def test_section_3_a_product_has_a_name_a_logo_and_at_most_one_current_version(
    site: Site,
) -> None:
    for card in site.shell.families:
        assert card.name
        assert card.logo.startswith("<svg")
        assert sum(version.current for version in card.versions) == bool(card.versions)


def test_section_9_current_versions_are_the_installed_packages(site: Site) -> None:
    installed = {
        pin.name: pin.version for family in site.config.families.values() for pin in family.pins
    }
    assert installed["@mui/material"] == "7.0.1"
    assert installed["@mui/base"] == "7.0.0-beta.4"
    assert installed["@mui/joy"] == "5.0.0-beta.49"
