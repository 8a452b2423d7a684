import re
from datetime import datetime
from email.utils import parsedate_to_datetime
from xml.etree import ElementTree

import pytest

from showfloor.model import PageLink, Post, PostEntry
from showfloor.outputs import Feed, atom_feed, rss_feed

ATOM = "{http://www.w3.org/2005/Atom}"
ANA = PageLink(title="Ana & Bo", href="/blog/authors/ana/")
ROOTS = PageLink(title="Roots <deep>", href="/blog/tags/roots/")


def post(date: str, title: str) -> PostEntry:
    slug = title.lower().replace(" ", "-")
    return PostEntry(
        title=title,
        href=f"/blog/{slug}/",
        description=f"On {title}.",
        post=Post(date=date, minutes=3, authors=(ANA,), tags=(ROOTS,)),
    )


def feed(host: str | None = "https://acorn.example") -> Feed:
    entries = [post("2026-11-20", "Late & new"), post("2026-01-02", "Early")]
    return Feed("Acorn blog", "On <trees>.", host, "/blog/", "en", entries)


def text(element: ElementTree.Element, path: str) -> str:
    found = element.find(path)
    assert found is not None, path
    return found.text or ""


def test_an_atom_feed_has_all_that_rfc_4287_asks_for() -> None:
    root = ElementTree.fromstring(atom_feed(feed(), "/blog/atom.xml"))
    assert root.tag == f"{ATOM}feed"
    for part in (root, *root.findall(f"{ATOM}entry")):
        assert re.fullmatch(r"urn:uuid:[0-9a-f-]{36}", text(part, f"{ATOM}id"))
        assert text(part, f"{ATOM}title")
        assert datetime.fromisoformat(text(part, f"{ATOM}updated")).tzinfo is not None
    links = {link.get("rel"): link.get("href") for link in root.findall(f"{ATOM}link")}
    assert links["self"] == "https://acorn.example/blog/atom.xml"
    assert links["alternate"] == "https://acorn.example/blog/"


def test_an_atom_entry_says_who_wrote_it_and_on_what() -> None:
    root = ElementTree.fromstring(atom_feed(feed(), "/blog/atom.xml"))
    first = root.findall(f"{ATOM}entry")[0]
    assert text(first, f"{ATOM}title") == "Late & new"
    assert text(first, f"{ATOM}author/{ATOM}name") == "Ana & Bo"
    category = first.find(f"{ATOM}category")
    assert category is not None
    assert category.get("term") == "Roots <deep>"
    assert text(root, f"{ATOM}updated") == "2026-11-20T00:00:00+00:00"


def test_an_rss_feed_has_all_that_rss_2_asks_for() -> None:
    root = ElementTree.fromstring(rss_feed(feed(), "/blog/rss.xml"))
    assert (root.tag, root.get("version")) == ("rss", "2.0")
    channel = root.find("channel")
    assert channel is not None
    assert text(channel, "link") == "https://acorn.example/blog/"
    assert text(channel, "description") == "On <trees>."
    items = channel.findall("item")
    assert [text(item, "link") for item in items] == [
        "https://acorn.example/blog/late-%26-new/".replace("%26", "&"),
        "https://acorn.example/blog/early/",
    ]
    dates = [parsedate_to_datetime(text(item, "pubDate")) for item in items]
    assert dates == sorted(dates, reverse=True)
    assert all(date.tzinfo is not None for date in dates)


def test_ids_stay_when_a_site_moves() -> None:
    here = ElementTree.fromstring(atom_feed(feed(), "/blog/atom.xml"))
    there = ElementTree.fromstring(atom_feed(feed("https://oak.example"), "/blog/atom.xml"))
    ids = [[found.text for found in root.iter(f"{ATOM}id")] for root in (here, there)]
    assert ids[0] == ids[1]
    assert len(set(ids[0])) == 3


@pytest.mark.parametrize("make", [atom_feed, rss_feed])
def test_without_a_host_links_are_paths(make: object) -> None:
    assert callable(make)
    assert "acorn.example" not in make(feed(None), "/blog/feed.xml").decode()
    assert "/blog/early/" in make(feed(None), "/blog/feed.xml").decode()


@pytest.mark.parametrize("make", [atom_feed, rss_feed])
def test_a_blog_without_posts_has_a_feed_all_the_same(make: object) -> None:
    assert callable(make)
    ElementTree.fromstring(make(feed()._replace(entries=()), "/blog/feed.xml"))
