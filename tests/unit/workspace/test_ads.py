"""Pages with house ads (specification, sections 7 and 9: a display ratio of 0.1)."""

from showfloor.model.page import HouseAd
from showfloor.workspace.join import DISPLAY_RATIO, ad_of

ROUTES = [f"/oak/part-{number}/" for number in range(5000)]


def ad(name: str, href: str = "/") -> HouseAd:
    return HouseAd(name=name, title=name.title(), text="", href=href)


def test_one_page_in_ten_has_an_ad() -> None:
    assert DISPLAY_RATIO == 0.1
    shown = [route for route in ROUTES if ad_of(route, [ad("a")])]
    assert 0.09 < len(shown) / len(ROUTES) < 0.11


def test_ads_take_turns() -> None:
    ads = [ad("a"), ad("b"), ad("c")]
    shown = [found.name for route in ROUTES if (found := ad_of(route, ads))]
    assert all(shown.count(one.name) > len(shown) / 4 for one in ads)


def test_a_page_has_the_same_ad_in_each_build() -> None:
    ads = [ad("a"), ad("b")]
    assert [r for r in ROUTES[:30] if ad_of(r, ads)] == ["/oak/part-6/"]


def test_no_ad_leads_to_where_the_reader_is() -> None:
    with_ads = [route for route in ROUTES if ad_of(route, [ad("a")])]
    assert all(ad_of(route, [ad("a", f"{route}#there")]) is None for route in with_ads)


def test_a_site_without_ads_shows_none() -> None:
    assert not any(ad_of(route, []) for route in ROUTES)
