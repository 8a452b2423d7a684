"""Specification, sections 1 to 3: one language, and addresses that name others."""

from pathlib import Path

import pytest

from showfloor.compile.languages import language_redirects
from showfloor.config import product_identity
from showfloor.config.languages import LanguageSettings
from showfloor.config.site import load_site
from showfloor.errors import SourcesError
from showfloor.model import ProductRule
from showfloor.server.redirects import Redirects
from tiny import TINY
from workplace import compile_at

SETTINGS = LanguageSettings(prefixes=("en", "zh", "pt"), left_out=("/blog/", "/size-snapshot/"))
PATHS = ["/", "/oak/leaf/", "/oak/twig/", "/blog/", "/blog/one/", "/old/*", "/:any/x/", "/404.html"]


@pytest.mark.parametrize(
    ("path", "target"),
    [
        ("/en/oak/leaf/", "/oak/leaf/"),
        ("/zh/oak/leaf/", "/oak/leaf/"),
        ("/pt/oak/", "/oak/"),
        ("/zh/", "/"),
        ("/zh/old/page/", "/old/page/"),
    ],
)
def test_section_2_a_language_is_taken_off_an_address(path: str, target: str) -> None:
    found = Redirects(language_redirects(PATHS, SETTINGS)).find(path)
    assert found is not None
    assert (found.location, found.status) == (target, 301)


@pytest.mark.parametrize(
    "path", ["/zh/blog/one/", "/zh/size-snapshot/", "/de/oak/leaf/", "/zh/elm/", "/oak/leaf/"]
)
def test_section_2_the_blog_and_the_size_snapshot_are_left_out(path: str) -> None:
    assert Redirects(language_redirects(PATHS, SETTINGS)).find(path) is None


def test_section_2_the_identity_of_a_product_passes_over_a_language() -> None:
    rules = (
        ProductRule(segment="oak", category="core", id="oak"),
        ProductRule(segment="blog", category="docs", id="docs"),
    )
    left_out = SETTINGS.left_out
    assert product_identity("/zh/oak/leaf/", rules, left_out).product_id == "oak"
    assert product_identity("/zh/blog/one/", rules, left_out).product_id is None
    assert product_identity("/blog/one/", rules, left_out).product_id == "docs"


def test_section_3_user_language_and_translations_are_props_of_a_page() -> None:
    site, _ = compile_at(TINY)
    page = site.pages["/acorn-kit/part-seed/"].frame
    assert page.user_language == "en"
    assert site.shell.words["page.edit"] == "Edit this page"


def test_mistakes_in_the_settings_are_named(tmp_path: Path) -> None:
    (tmp_path / "site.toml").write_text(
        'title = "Oak"\n[languages]\nprefixes = ["english"]\nleft-out = ["/blog/one/"]\n'
    )
    with pytest.raises(SourcesError) as caught:
        load_site(tmp_path)
    assert [str(error) for error in caught.value.errors] == [
        'site.toml:3: "english" is no language in an address\n'
        "  why: it is taken off the front of addresses\n"
        '  fix: write two letters, or a country after them, such as "pt-BR"',
        'site.toml:4: "/blog/one/" is no path of one segment\n'
        "  why: what lies below it is left alone when it follows a language\n"
        '  fix: write a path such as "/blog/"',
    ]
