from pathlib import Path

from showfloor.config.announcements import load_ads, load_news
from showfloor.model.page import HouseAd
from showfloor.model.page_facts import LinkFact
from support.site.tiny_site import TINY


def test_a_site_may_announce_nothing(tmp_path: Path) -> None:
    assert load_news(tmp_path) == ((), None)


def test_announcements_keep_their_order() -> None:
    assert [one.id for one in load_news(TINY).announcements] == ["leaves", "seeds"]


AD = '[[ads]]\nname = "{}"\ntitle = "Oak"\ntext = "It lasts."\nhref = "{}"\n'


def test_a_site_may_have_no_ads(tmp_path: Path) -> None:
    assert load_ads(tmp_path).ads == ()


def test_ads_keep_their_order_and_the_lines_of_their_links(tmp_path: Path) -> None:
    (tmp_path / "ads.toml").write_text(AD.format("oak", "/oak/") + AD.format("elm", "/elm/"))
    found = load_ads(tmp_path)
    assert found.ads[1] == HouseAd(name="elm", title="Oak", text="It lasts.", href="/elm/")
    assert found.links == (LinkFact(href="/oak/", line=5), LinkFact(href="/elm/", line=10))
