"""Catalogs hold what the navigation and the reference have, so that nothing is left unfound."""

import pytest

from showfloor.workspace import ApiPages, Catalogs, Site
from support.site.work_folder import REAL_SITE

pytestmark = REAL_SITE


def test_every_component_page_of_the_main_library_is_in_its_catalog(site: Site) -> None:
    listed = {
        card.href for group in site.made_by(Catalogs).groups["material-ui"] for card in group.cards
    }
    (tree,) = (tree for tree in site.trees if tree.id == "material-ui")
    (components,) = (item for item in tree.items if item.pathname == "components")
    about = {"/material-ui/all-components/", "/material-ui/about-the-lab/"}  # of all, of many
    pages = {child.pathname for child in components.children} - about
    assert len(pages) > 60
    assert pages - listed == set()


@pytest.mark.parametrize("family", ["joy-ui", "system"])
def test_every_component_of_a_small_library_is_in_its_catalog(site: Site, family: str) -> None:
    listed = {card.name for group in site.made_by(Catalogs).groups[family] for card in group.cards}
    places = site.made_by(ApiPages).reference.of_family(family)
    names = {one.name for one in places if one.kind == "component" and not one.deprecated}
    assert names - listed == set()
