from pathlib import Path

import pytest

from showfloor.config.announcements import load_ads, load_news
from showfloor.errors import SourcesError
from showfloor.model.page import HouseAd
from showfloor.model.page_facts import LinkFact
from support.site.tiny_site import TINY

ROOT = Path(__file__).parents[3]
NEWS = '[[announcements]]\nid = "{}"\nday = "{}"\ntitle = "Oak"\ntext = "It lasts."\nhref = "{}"\n'


def test_a_site_may_announce_nothing(tmp_path: Path) -> None:
    assert load_news(tmp_path) == ((), None)


def test_announcements_keep_their_order() -> None:
    assert [one.id for one in load_news(TINY).announcements] == ["leaves", "seeds"]


def test_mistakes_are_named(tmp_path: Path) -> None:
    (tmp_path / "announcements.toml").write_text(
        NEWS.format("oak", "2026-01-01", "oak") + NEWS.format("oak", "2026-02-30", "/oak/")
    )
    with pytest.raises(SourcesError) as caught:
        load_news(tmp_path)
    assert [str(error) for error in caught.value.errors] == [
        'announcements.toml:6: the announcement "oak" leads to "oak", which is no address\n'
        "  why: pages all over the site link to it\n"
        "  fix: write a site path or a whole https:// address",
        'announcements.toml:8: a second announcement has the id "oak"\n'
        "  why: what a reader has read is kept by it\n"
        "  fix: give each announcement an id of its own",
        'announcements.toml:9: the announcement "oak" is newer than the one above it\n'
        "  why: those above the one that was read last are the new ones\n"
        "  fix: put the newest first",
        'announcements.toml:9: the announcement "oak" is of "2026-02-30", which is no day\n'
        "  why: readers are shown when something was announced\n"
        '  fix: write it as "2026-11-20"',
    ]


def test_the_site_announces_pages_that_it_has() -> None:
    """An announcement leads to a page of the site, or to another site."""
    pages = {
        "/versions/": "versions",
        "/material-ui/react-button/": "material-ui/components/button",
    }
    for one in load_news(ROOT / "site").announcements:
        assert (
            one.href.startswith("https://")
            or (ROOT / "site" / "pages" / pages[one.href] / "index.md").is_file()
        )


AD = '[[ads]]\nname = "{}"\ntitle = "Oak"\ntext = "It lasts."\nhref = "{}"\n'


def test_a_site_may_have_no_ads(tmp_path: Path) -> None:
    assert load_ads(tmp_path).ads == ()


def test_ads_keep_their_order_and_the_lines_of_their_links(tmp_path: Path) -> None:
    (tmp_path / "ads.toml").write_text(AD.format("oak", "/oak/") + AD.format("elm", "/elm/"))
    found = load_ads(tmp_path)
    assert found.ads[1] == HouseAd(name="elm", title="Oak", text="It lasts.", href="/elm/")
    assert found.links == (LinkFact(href="/oak/", line=5), LinkFact(href="/elm/", line=10))


def test_an_ad_leads_somewhere_and_has_its_own_name(tmp_path: Path) -> None:
    (tmp_path / "ads.toml").write_text(AD.format("oak", "oak") + AD.format("oak", "/oak/"))
    with pytest.raises(SourcesError) as caught:
        load_ads(tmp_path)
    assert [str(error) for error in caught.value.errors] == [
        'ads.toml:5: the ad "oak" leads to "oak", which is no address\n'
        "  why: pages all over the site link to it\n"
        "  fix: write a site path or a whole https:// address",
        'ads.toml:7: a second ad has the name "oak"\n'
        "  why: nobody could tell which of the two was followed\n"
        "  fix: give each ad a name of its own",
    ]
