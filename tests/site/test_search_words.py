"""What the search is led to by a page's front matter is on the page.

A phrase may have other words, if it calls the subject by another name: `other_names.txt` has
these names, each seen to be one that its page answers.
"""

import re
from pathlib import Path
from typing import Final

from showfloor.sources import read_page
from showfloor.workspace import Site, SitePage
from support.places import PROJECT
from support.site.work_folder import REAL_SITE

pytestmark = REAL_SITE

OTHER_NAMES: Final = Path(__file__).with_name("other_names.txt")
ENDINGS: Final = re.compile(r"(ations?|ings?|ied|ies|ers?|ed|es|s|able|ly|e|y)$")
CAMEL: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")
COMMON_WORDS: Final = """
mui material ui react joy base x the a an of in on to for with and or without from by how not no is
at as it its that when only each all per vs into does do use using via than i my you your be are can
one which what where after before them this these custom customize change add set make show hide
disable get js jsx tsx example component pro premium toolpad core system
"""


def stems(text: str) -> set[str]:
    words = re.findall(r"[a-z0-9]+", (CAMEL.sub(" ", text) + " " + text).lower())
    return {stem(word) for word in words} | {*words}


def stem(word: str) -> str:
    short = ENDINGS.sub("", word)
    return short if len(short) > 2 else word


COMMON_STEMS: Final = stems(COMMON_WORDS)


def missing(phrase: str, found: set[str], run_together: str) -> list[str]:
    """Return the words of a phrase that a page lacks, if these are most of it."""
    words = re.findall(r"[a-z0-9]{2,}", CAMEL.sub(" ", phrase).lower())
    words = [word for word in words if stem(word) not in COMMON_STEMS]
    lacking = [
        word
        for word in words
        if word not in found and stem(word) not in found and word not in run_together
    ]
    return lacking if 2 * len(lacking) > len(words) else []


def text_of(site: Site, page: SitePage) -> str:
    """Return the words of a page and of its demos, without the front matter."""
    body = read_page(site.config, page.facts.path, digest=page.body.digest).body
    folder = (PROJECT / "site" / page.facts.path).parent
    demos = (file.read_text(encoding="utf-8") for file in folder.rglob("*.ts*"))
    return " ".join([page.facts.front_matter.title, body, *demos])


def test_words_of_keywords_and_terms_are_on_their_page(site: Site) -> None:
    names = {stem(word) for word in OTHER_NAMES.read_text(encoding="utf-8").split()}
    wrong, used = [], set()
    for page in site.pages.values():
        matter = page.facts.front_matter
        if page.facts.generated or not matter.terms:
            continue
        text = text_of(site, page)
        found, run_together = stems(text), re.sub(r"[^a-z0-9]", "", text.lower())
        for phrase in (*matter.keywords, *matter.terms):
            lacking = {stem(word) for word in missing(phrase, found, run_together)}
            used |= lacking & names
            if lacking - names:
                wrong.append(f"{page.facts.path}: {phrase!r}")
    assert not wrong, (
        "\n".join(wrong) + "\nAnswer it on the page, or leave it out. If it is another name of "
        f"what the page is about, write it to {OTHER_NAMES.name}."
    )
    assert names == used, f"no page needs {sorted(names - used)}: remove them from the names."
