from pathlib import Path

import pytest

from showfloor.config.ads import load_ads
from showfloor.errors import SourcesError
from showfloor.model import HouseAd, LinkFact

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
