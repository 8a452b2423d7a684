"""Sites in other languages: the shell speaks them, and is written in their direction."""

import re
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from showfloor.config.translations import PLACE, engine_messages

# One worker runs them: each would make what they share.
pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("languages")]

LEAF = "/oak/parts/leaf/"
FAMILY = """\
name = "Oak"
tagline = "{title}"
start = "/oak/parts/leaf/"
"""
DEMO = 'export default function Fall() {\n  return <button type="button">0</button>;\n}\n'
ARTICLE = """\
---
title: {title}
description: {title}.
---

{title}.

:::warning

{title}.

:::

## {title} 2

::demo Fall

```tsx
const leaf = 1;
```

| {title} | 1 |
| ------- | - |
| 2       | 3 |
"""
TITLES = {"de": "Blätter", "ar": "ورقة"}
NO_TEXT = frozenset({"class", "d", "data-icon", "href", "id", "name", "src", "type"})
"""Attributes that nobody reads."""
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


class Texts(HTMLParser):
    """Collects the texts of a page and those in its attributes."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: set[str] = set()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found |= {text.strip() for name, text in attrs if text and name not in NO_TEXT}

    def handle_data(self, data: str) -> None:
        if self.cdata_elem is None:
            self.found.add(data.strip())


@pytest.fixture(scope="module")
def published(
    publish: Callable[[Path, Path], str], tmp_path_factory: pytest.TempPathFactory
) -> Callable[[str], tuple[str, Path]]:
    known: dict[str, tuple[str, Path]] = {}

    def published(language: str) -> tuple[str, Path]:
        if language not in known:
            folder = tmp_path_factory.mktemp(language)
            url = publish(write_site(folder / "site", language), folder)
            known[language] = url, folder / "dist" / "current" / "public"
        return known[language]

    return published


def write_site(site: Path, language: str) -> Path:
    title = TITLES[language]
    article = ARTICLE.format(title=title)
    files = {
        "site.toml": f'title = "Oak"\nlanguage = "{language}"\n',
        "families/oak/family.toml": FAMILY.format(title=title),
        "pages/oak/parts/leaf/index.md": article,
        "pages/oak/parts/leaf/Fall.tsx": DEMO,
        "pages/oak/parts/tree/index.md": article.replace(title, f"{title} 5").replace(
            "::demo Fall", "5"
        ),
    }
    for path, text in files.items():
        (site / path).parent.mkdir(parents=True, exist_ok=True)
        (site / path).write_text(text, encoding="utf-8")
    return site


@pytest.fixture
def visit(
    browser: Browser, published: Callable[[str], tuple[str, Path]]
) -> Iterator[Callable[..., Page]]:
    pages: list[Page] = []

    def visit(language: str, width: int = 1280) -> Page:
        url, _ = published(language)
        pages.append(browser.new_page(base_url=url, viewport={"width": width, "height": 800}))
        return pages[-1]

    yield visit
    for page in pages:
        page.close()


@pytest.mark.parametrize("path", ["oak/parts/leaf/index.html", "search/index.html", "404.html"])
@pytest.mark.parametrize("language", TITLES)
def test_no_english_text_of_the_shell_is_left(
    published: Callable[[str], tuple[str, Path]], language: str, path: str
) -> None:
    html = (published(language)[1] / path).read_text(encoding="utf-8")
    own = engine_messages(language)
    left = {key: text for key, text in engine_messages("en").items() if text != own[key]}
    english = re.compile("|".join(map(filled, left.values())))
    found = Texts(html).found
    assert own["settings.title"] in found
    assert {text for text in found if english.fullmatch(text)} - {*own.values()} == set()


def filled(text: str) -> str:
    return ".+".join(map(re.escape, PLACE.split(text)))


@pytest.mark.parametrize("language", TITLES)
def test_the_words_of_a_language_have_space_on_a_phone(
    visit: Callable[..., Page], language: str
) -> None:
    page = visit(language, 360)
    for path in (LEAF, "/search/", "/nowhere/"):
        page.goto(path)
        assert page.evaluate(WIDER) == 0, path
    page.goto(LEAF)
    page.locator("[data-menu=settings] summary").click()
    expect(page.locator("[data-menu=settings] fieldset").first).to_be_visible()
    assert page.evaluate(WIDER) == 0


def test_an_arabic_page_is_written_from_right_to_left_until_its_reader_chooses_otherwise(
    visit: Callable[..., Page],
) -> None:
    page = visit("ar")
    page.goto(LEAF)
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    page.locator("[data-menu=settings] summary").click()
    directions = page.get_by_role("group", name="اتجاه النص").get_by_role("radio")
    expect(directions.nth(1)).to_be_checked()
    with page.expect_navigation():
        directions.first.check(force=True)
    expect(page.locator("html")).to_have_attribute("dir", "ltr")
    expect(page.locator(".article-body")).to_have_css("direction", "rtl")
    page.goto("/search/")
    expect(page.locator("html")).to_have_attribute("dir", "ltr")


@pytest.mark.parametrize(
    ("language", "query", "count"),
    [("de", "Blätter", "4 Ergebnisse"), ("ar", "ورقة", "4 نتائج"), ("ar", "ورقة 5", "نتيجتان")],
)
def test_a_search_finds_names_and_texts_and_says_its_count_in_the_language(
    visit: Callable[..., Page], language: str, query: str, count: str
) -> None:
    page = visit(language)
    page.goto(f"/search/?q={query}")
    expect(page.get_by_role("status")).to_have_text(count)
    expect(page.get_by_text(engine_messages(language)["search.kind.text"])).to_be_visible()
