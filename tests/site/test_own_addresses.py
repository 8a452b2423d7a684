"""Comments of packages link to the documentation that this site replaces: readers stay here."""

import re

from showfloor.model.own_addresses import OwnAddresses
from showfloor.model.redirects import RedirectTable
from showfloor.workspace import ApiPages, Site
from support.site.work_folder import REAL_SITE

pytestmark = REAL_SITE

ADDRESS = re.compile(r'href="(https://[^"]+)"')


def test_no_page_of_the_reference_leaves_the_site_for_a_page_that_it_has(site: Site) -> None:
    redirects = RedirectTable(site.config.redirects)
    own = OwnAddresses(site.config.own_addresses, redirects, site.pages)
    producer = site.made_by(ApiPages)
    links = {
        (route, href)
        for route, page in site.pages.items()
        if producer.makes(page.facts)
        for href in ADDRESS.findall(repr(site.page(route).blocks))
    }
    assert len(links) > 300  # source code, MDN
    assert {(route, href) for route, href in links if own.page_of(href)} == set()
