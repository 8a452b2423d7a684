"""Rules that the pages of this site keep: plain words, short headings, an answer to each topic."""

import csv
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from showfloor.checks import Routes
from showfloor.markdown import Place, Section, read_sections
from showfloor.sources import read_page
from showfloor.workspace import Site, SitePage
from support.places import PROJECT
from support.plain_words import avoided_in
from support.site.work_folder import REAL_SITE

pytestmark = REAL_SITE

TOPICS: Final = PROJECT / "tests" / "site" / "topics"
"""A file for each product: what readers look for on a page, and what answers it."""
MOST_WORDS: Final = 5
"""In a heading: readers look for theirs in a list, at a glance."""

LONGEST_LEAD: Final = 2
"""In sentences: above the specimen is what a component is and when to use it; the rest is below."""
COMPONENTS: Final = re.compile(r"pages/[^/]+/(components|rich-tree-view|simple-tree-view)/")
MARKUP: Final = re.compile(r"<code\b.*?</code>|<[^>]+>")
SENTENCE_END: Final = re.compile(r"(?<=[.!?])\s+")


def strict_pages(site: Site) -> Iterator[SitePage]:
    """Yield the pages that somebody wrote and whose front matter has `terms`."""
    pages = (page for page in site.pages.values() if not page.facts.generated)
    yield from (page for page in pages if page.facts.front_matter.terms)


def sections_of(site: Site, page: SitePage) -> list[Section]:
    raw = read_page(site.config, page.facts.path, digest=page.body.digest)
    return list(read_sections(raw.body, Place(Path(raw.path), raw.body_line)))


def test_titles_headings_and_prose_use_plain_words(site: Site) -> None:
    found = []
    for page in strict_pages(site):
        matter, path = page.facts.front_matter, page.facts.path
        spans = [(1, matter.title), (1, matter.description)]
        for section in sections_of(site, page):
            spans += [(s.line, s.text) for p in section.passages for s in p.spans if not s.code]
        for line, text in spans:
            for number, word, instead in avoided_in(text):
                found.append(f'{path}:{line + number - 1}: "{word}", write {instead}')
    assert not found, "\n".join(found)


def test_headings_have_at_most_five_words(site: Site) -> None:
    found = [
        f"{page.facts.path}:{section.line}: {section.heading}"
        for page in strict_pages(site)
        for section in sections_of(site, page)
        if len(section.heading.split()) > MOST_WORDS
    ]
    assert not found, "\n".join(found)


def test_component_pages_begin_with_at_most_two_sentences(site: Site) -> None:
    pages = [page.facts for page in site.pages.values() if COMPONENTS.match(page.facts.path)]
    found = [
        f"{facts.path}: {count} sentences"
        for facts in pages
        if (count := len(SENTENCE_END.split(MARKUP.sub("", facts.lead)))) > LONGEST_LEAD
    ]
    assert len(pages) > 150
    assert not found, "\n".join(found)


def test_each_topic_is_answered_by_something_that_exists(site: Site) -> None:
    routes, found, count = Routes(site.facts), [], 0
    strict = {page.route for page in strict_pages(site)}
    for file in sorted(TOPICS.glob("*.csv")):
        with file.open(encoding="utf-8", newline="") as stream:
            rows = csv.DictReader(stream)
            for row in rows:
                page, answer = row["page"], row["answer"]
                if page in strict:
                    count += 1
                    if not is_answer(answer, page, routes):
                        found.append(f"{file.name}:{rows.line_num}: {row['topic']}: {answer}")
    assert count > 1000
    assert not found, "\n".join(found)


def is_answer(answer: str, page: str, routes: Routes) -> bool:
    """Tell whether an answer leads somewhere, or gives the reason why there is none."""
    if answer.startswith("waived:"):
        return bool(answer.removeprefix("waived:").strip())
    path, _, anchor = answer.partition("#")
    if routes.is_elsewhere(answer) or (path and not anchor and routes.exists(path)):
        return True
    target = routes.pages.get(path or page)
    return target is not None and anchor in target.anchors
