from pathlib import Path

import pytest

from showfloor.checks import run_checks
from showfloor.model.page import Page
from showfloor.model.post import PostListBlock
from showfloor.outputs.feeds import feed_contents
from showfloor.workspace import Site, Workspace
from support.site.tiny_site import copy_tiny
from support.site.workplace import compile_at, inputs_at

BLOG = """
title = "Rings"
description = "What grows."
per-page = 2

[authors.ana]
name = "Ana"
about = "Counts rings."

[authors.bo]
name = "Bo"
about = "Has not written yet."

[tags.oak]
title = "Oaks"
about = "On oaks."
"""
POST = """---
title: {title}
description: On {title}.
date: {date}
authors: [ana]
tags: [{tags}]
---

{text}
"""


def write(root: Path, slug: str, date: str, tags: str = "oak", words: int = 10) -> None:
    folder = root / "pages/blog" / slug
    folder.mkdir(parents=True)
    text = POST.format(title=slug.title(), date=date, tags=tags, text="word " * words)
    (folder / "index.md").write_text(text)


def blog(root: Path) -> Path:
    site = copy_tiny(root)
    (site / "blog.toml").write_text(BLOG)
    with (site / "navigation/default.toml").open("a") as tree:
        tree.write('\n[[items]]\npathname = "/blog/"\n')
    write(site, "first", "2026-01-02", words=900)
    write(site, "second", "2026-02-03")
    write(site, "third", "2026-03-04", tags="")
    return site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    return compile_at(blog(tmp_path_factory.mktemp("blog") / "site"))


def listed(page: Page) -> PostListBlock:
    (block,) = (one for one in page.blocks if isinstance(one, PostListBlock))
    return block


def titles(site: Site, route: str) -> list[str]:
    return [entry.title for entry in listed(site.page(route)).entries]


def test_a_site_without_the_file_has_no_blog(tmp_path: Path) -> None:
    site = compile_at(copy_tiny(tmp_path / "site"))
    assert not [route for route in site.pages if "blog" in route]
    assert feed_contents(site) == {}


def test_posts_are_below_the_blog_the_newest_first(site: Site) -> None:
    assert titles(site, "/blog/") == ["Third", "Second"]
    assert titles(site, "/blog/page/2/") == ["First"]
    assert run_checks(site.facts) == []


def test_pages_of_a_list_lead_to_each_other(site: Site) -> None:
    first, second = (listed(site.page(route)) for route in ("/blog/", "/blog/page/2/"))
    assert (first.newer, first.older) == (None, "/blog/page/2/")
    assert (second.newer, second.older, second.page, second.pages) == ("/blog/", None, 2, 2)


def test_tags_and_authors_have_lists_once_there_is_a_post(site: Site) -> None:
    assert titles(site, "/blog/tags/oak/") == ["Second", "First"]
    assert titles(site, "/blog/authors/ana/") == ["Third", "Second"]
    assert "/blog/authors/bo/" not in site.pages


def test_a_post_says_when_by_whom_and_how_long_it_is(site: Site) -> None:
    post = site.page("/blog/first/").post
    assert post is not None
    assert (post.date, post.minutes) == ("2026-01-02", 4)
    assert [author.href for author in post.authors] == ["/blog/authors/ana/"]
    assert [tag.title for tag in post.tags] == ["Oaks"]


def test_a_post_has_older_and_newer_neighbors_and_a_way_up(site: Site) -> None:
    place = site.page("/blog/second/").place
    assert place.previous is not None
    assert place.next is not None
    assert (place.previous.title, place.next.title) == ("First", "Third")
    assert [crumb.title for crumb in place.breadcrumbs] == ["Rings", "Second"]


def test_posts_and_lists_lead_to_the_feeds(site: Site) -> None:
    assert list(feed_contents(site)) == ["/blog/atom.xml", "/blog/rss.xml"]
    for route in ("/blog/", "/blog/first/", "/blog/tags/oak/"):
        assert [feed.href for feed in site.page(route).feeds] == list(feed_contents(site))
    assert site.page("/about/").feeds == ()


def test_a_new_name_of_an_author_reaches_all_their_posts(tmp_path: Path) -> None:
    root = blog(tmp_path / "site")
    workspace = Workspace(inputs_at(root))
    workspace.update()
    file = root / "blog.toml"
    file.write_text(file.read_text().replace('name = "Ana"', 'name = "Anna"'))
    post = workspace.update().page("/blog/first/").post
    assert post is not None
    assert post.authors[0].title == "Anna"
