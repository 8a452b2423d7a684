"""Specification, sections 1 to 3: one language, and addresses that name others."""

from pathlib import Path

import pytest

from showfloor.config import product_identity
from showfloor.config.site import load_site
from showfloor.config.site_tables import LanguageSettings
from showfloor.errors import SourcesError
from showfloor.model.product import ProductRule
from showfloor.model.redirects import Redirect
from showfloor.model.release_redirects import ReleaseRedirects
from support.site.tiny_site import TINY
from support.site.workplace import compile_at

SETTINGS = LanguageSettings(prefixes=("en", "zh", "pt"), left_out=("/blog/", "/size-snapshot/"))
PAGES = {"/", "/oak/", "/oak/leaf/", "/blog/", "/blog/one/", "/size-snapshot/", "/leaf.svg"}
ROWS = [
    Redirect(source="/old/*", target="/oak/:splat", status=302),
    Redirect(source="/away/", target="https://elm.example/"),
    Redirect(source="/blog/first/", target="/blog/one/"),
    Redirect(source="/zh/special/", target="/oak/"),
]
TABLE = ReleaseRedirects(ROWS, SETTINGS.of_release)


@pytest.mark.parametrize(
    ("path", "answer"),
    [
        ("/en/oak/leaf/", ("/oak/leaf/", 301)),
        ("/zh/oak/leaf/", ("/oak/leaf/", 301)),
        ("/zh/oak/leaf", ("/oak/leaf/", 301)),
        ("/pt/oak/", ("/oak/", 301)),
        ("/zh/", ("/", 301)),
        ("/zh", ("/", 301)),
        ("/zh/leaf.svg", ("/leaf.svg", 301)),
        ("/zh/old/leaf/", ("/oak/leaf/", 302)),
        ("/zh/away/", ("https://elm.example/", 301)),
        ("/zh/special/", ("/oak/", 301)),
    ],
)
def test_section_2_a_language_is_taken_off_an_address(path: str, answer: tuple[str, int]) -> None:
    assert TABLE.follow(path, PAGES) == answer


@pytest.mark.parametrize(
    "path",
    ["/zh/blog/", "/zh/blog", "/zh/blog/one/", "/zh/blog/first/", "/zh/size-snapshot/"],
)
def test_section_2_the_blog_and_the_size_snapshot_are_left_out(path: str) -> None:
    assert TABLE.follow(path, PAGES) is None


@pytest.mark.parametrize(
    "path",
    ["/zh/elm/", "/zh/oak/elm/", "/zh/old/elm/", "/de/oak/leaf/", "/zh//oak/", "/zh/pt/oak/"],
)
def test_section_2_a_wrong_address_with_a_language_leads_nowhere(path: str) -> None:
    assert TABLE.follow(path, PAGES) is None


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
    site = compile_at(TINY)
    page = site.page("/acorn-kit/part-seed/")
    assert page.user_language == "en"
    assert page.translations["page.edit"] == "Edit this page"


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
