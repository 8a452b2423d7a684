"""The page that lists the works of others; the works are invented."""

import msgspec
import pytest

from showfloor.errors import SourceError
from showfloor.model.blocks import Heading, Prose
from showfloor.model.release import NOTICES
from showfloor.model.work import Work
from showfloor.workspace import Site
from support.site.tiny_site import copy_tiny
from support.site.workplace import compile_at

OPENED = (
    '<details class="s-license"><summary data-analytics-event-category="notices" '
    'data-analytics-event-action="open">'
)
OAKS = "Copyright <Oak>\n\n  Plant & share."


def work(name: str, license: str, *texts: str, **fields: bool) -> Work:
    plain = Work(name=name, version="1.0", license=license, texts=texts, bundles=("pages",))
    return msgspec.structs.replace(plain, **fields)


WORKS = [
    work("@oak/leaf", "MIT", OAKS),
    work("@oak/root", "MIT", OAKS),
    work("ash", "MIT", "Copyright Ash"),
    work("type", "OFL-1.1", "Copyright Type", changed=True),
]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    return compile_at(copy_tiny(tmp_path_factory.mktemp("notices") / "site"))


def test_every_license_has_a_heading_the_most_used_first(site: Site) -> None:
    page = site.with_release_pages(WORKS).page(NOTICES)
    assert [b.text for b in page.blocks if isinstance(b, Heading)] == ["MIT", "OFL-1.1"]
    assert [(one.id, one.text) for one in page.contents] == [("mit", "MIT"), ("ofl-11", "OFL-1.1")]


def test_works_with_the_same_text_share_it_and_it_is_kept_word_for_word(site: Site) -> None:
    page = site.with_release_pages(WORKS).page(NOTICES)
    html = [block.html for block in page.blocks if isinstance(block, Prose)]
    assert html[1] == (
        f"{OPENED}<bdi>@oak/leaf 1.0</bdi>, <bdi>@oak/root 1.0</bdi>"
        "</summary><pre>Copyright &lt;Oak&gt;\n\n  Plant &amp; share.</pre></details>"
        f"{OPENED}<bdi>ash 1.0</bdi></summary>"
        "<pre>Copyright Ash</pre></details>"
    )
    # A changed work says so.
    assert "<p>This font was modified for this site: weights" in html[2]


def test_a_standard_text_says_that_it_is_one(site: Site) -> None:
    elm = work("elm", "MIT", "Copyright Ash", standard=True)
    page = site.with_release_pages([*WORKS, elm]).page(NOTICES)
    html = "".join(block.html for block in page.blocks if isinstance(block, Prose))
    assert (
        "<bdi>elm 1.0</bdi></summary><p>This package ships without a license file. This is the"
        " standard text of the license it declares, with the copyright holder named in its"
        " metadata.</p><pre>Copyright Ash</pre>"
    ) in html
    assert html.count("standard text") == 1


def test_a_work_without_a_text_is_linked_with_its_license(site: Site) -> None:
    works = [work("elm", "MIT"), work("fir", "(MIT OR ISC)")]
    page = site.with_release_pages([*WORKS, *works]).page(NOTICES)
    html = "".join(block.html for block in page.blocks if isinstance(block, Prose))
    ships = "This package ships without the text of its license. The license that it declares:"
    assert (
        f"<bdi>elm 1.0</bdi></summary><p>{ships}"
        ' <a href="https://spdx.org/licenses/MIT.html">MIT</a></p></details>'
    ) in html
    assert f"<p>{ships} (MIT OR ISC)</p>" in html


def test_terms_of_their_own_are_last_below_one_heading(site: Site) -> None:
    own = [work("elm", "SEE LICENSE IN LICENSE", "Own"), work("fir", "UNLICENSED", "None")]
    page = site.with_release_pages([*own, *WORKS]).page(NOTICES)
    headings = [b.text for b in page.blocks if isinstance(b, Heading)]
    assert headings == ["MIT", "OFL-1.1", "Other licenses"]


def test_the_page_may_be_found_by_search_engines(site: Site) -> None:
    frame = site.with_release_pages(WORKS).pages[NOTICES].frame
    assert (frame.robots, frame.canonical) == (None, f"https://tiny.example{NOTICES}")


def test_its_address_cannot_be_taken_by_another_page(site: Site) -> None:
    twice = site.with_release_pages(WORKS)
    with pytest.raises(SourceError) as caught:
        twice.with_release_pages(WORKS)
    assert caught.value.what == f"the address {NOTICES} is taken"
