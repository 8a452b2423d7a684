import re
from collections.abc import Callable
from xml.etree import ElementTree

import feedparser
import pytest

from showfloor.model.navigation import PageLink
from showfloor.model.post import Post, PostEntry
from showfloor.outputs.feeds import Feed, atom_feed, rss_feed

ATOM = "{http://www.w3.org/2005/Atom}"
ANA = PageLink(title="Ana & Bo", href="/blog/authors/ana/")
CY = PageLink(title="Cy", href="/blog/authors/cy/")
ROOTS = PageLink(title="Roots <deep>", href="/blog/tags/roots/")
BOTH = pytest.mark.parametrize("make", [atom_feed, rss_feed])
Make = Callable[[Feed, str], bytes]


def post(date: str, title: str, *authors: PageLink) -> PostEntry:
    slug = title.lower().replace(" ", "-")
    return PostEntry(
        title=title,
        href=f"/blog/{slug}/",
        description=f"On <b> & {title}.",
        post=Post(date=date, minutes=3, authors=authors, tags=(ROOTS,)),
    )


def feed(host: str | None = "https://acorn.example") -> Feed:
    entries = [post("2026-11-20", "Late & new", ANA, CY), post("2026-01-02", "Early", ANA)]
    return Feed("Acorn blog", "On <trees>.", host, "/blog/", "en", entries)


@pytest.mark.parametrize(
    ("make", "version", "subtitle"),
    [(atom_feed, "atom10", "On <trees>."), (rss_feed, "rss20", "On &lt;trees&gt;.")],
    ids=["as text", "as HTML"],
)
def test_a_reader_finds_the_blog(make: Make, version: str, subtitle: str) -> None:
    text = make(feed(), "/blog/feed.xml")
    assert b"generator" not in text, "its version would change the feed"
    read = feedparser.parse(text)
    assert (read.bozo, read.version, read.feed.title) == (False, version, "Acorn blog")
    assert read.feed.link == "https://acorn.example/blog/"
    assert (read.feed.language, read.feed.subtitle) == ("en", subtitle)
    links = {link.rel: link.href for link in read.feed.links}
    assert links["self"] == "https://acorn.example/blog/feed.xml"
    assert tuple(read.feed.updated_parsed)[:6] == (2026, 11, 20, 0, 0, 0)


@BOTH
def test_a_reader_finds_the_posts_the_newest_first(make: Make) -> None:
    entries = feedparser.parse(make(feed(), "/blog/feed.xml")).entries
    assert [(entry.title, entry.link) for entry in entries] == [
        ("Late & new", "https://acorn.example/blog/late-&-new/"),
        ("Early", "https://acorn.example/blog/early/"),
    ]
    dates = [tuple(entry.published_parsed)[:3] for entry in entries]
    assert dates == [(2026, 11, 20), (2026, 1, 2)]
    assert [tag.term for tag in entries[0].tags] == ["Roots <deep>"]
    assert entries[1].summary == "On &lt;b&gt; &amp; Early."  # as HTML


def test_every_part_of_an_atom_feed_has_what_rfc_4287_asks_for_once() -> None:
    root = ElementTree.fromstring(atom_feed(feed(), "/blog/atom.xml"))
    assert all(element.tag.startswith(ATOM) for element in root.iter())
    for part in (root, *root.findall(f"{ATOM}entry")):
        for name in ("id", "title", "updated"):
            assert len(part.findall(f"{ATOM}{name}")) == 1
        alternates = part.findall(f"{ATOM}link[@rel='alternate']")
        assert len(alternates) == 1
    authors = root.findall(f"{ATOM}entry[1]/{ATOM}author")
    assert [[part.text for part in author] for author in authors] == [
        ["Ana & Bo", "https://acorn.example/blog/authors/ana/"],
        ["Cy", "https://acorn.example/blog/authors/cy/"],
    ]


def test_every_item_of_an_rss_feed_has_one_id_that_is_no_address() -> None:
    root = ElementTree.fromstring(rss_feed(feed(), "/blog/rss.xml"))
    assert (root.tag, root.get("version"), len(root)) == ("rss", "2.0", 1)
    for item in root.findall("channel/item"):
        (guid,) = item.findall("guid")
        assert guid.get("isPermaLink") == "false"
        assert re.fullmatch(r"urn:uuid:[0-9a-f-]{36}", guid.text or "")
    creators = root.findall("channel/item[1]/{http://purl.org/dc/elements/1.1/}creator")
    assert [creator.text for creator in creators] == ["Ana & Bo", "Cy"]


@BOTH
def test_ids_stay_when_a_site_moves(make: Make) -> None:
    here, there = (
        feedparser.parse(make(feed(host), "/blog/feed.xml")).entries
        for host in ("https://acorn.example", "https://oak.example")
    )
    assert [entry.id for entry in here] == [entry.id for entry in there]
    assert len({entry.id for entry in here}) == 2


@BOTH
def test_without_a_host_links_are_paths(make: Make) -> None:
    text = make(feed(None), "/blog/feed.xml").decode()
    assert "acorn.example" not in text
    assert "/blog/early/" in text


@BOTH
def test_a_blog_without_posts_has_a_feed_that_is_never_new(make: Make) -> None:
    empty = feedparser.parse(make(feed()._replace(entries=()), "/blog/feed.xml"))
    assert not empty.bozo
    assert tuple(empty.feed.updated_parsed)[:6] == (1970, 1, 1, 0, 0, 0)
