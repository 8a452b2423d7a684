"""The pages of error codes, made from what a reader says of invented packages."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec
import pytest

from showfloor.api.shortened_errors import ErrorCode, ErrorPart, ErrorPlace
from showfloor.checks import run_checks
from showfloor.errors import SourcesError
from showfloor.model.blocks import Prose
from showfloor.model.navigation import PageLink
from showfloor.workspace import ErrorPages, Inputs, Site, Workspace
from support.site.tiny_site import copy_tiny
from support.site.workplace import MemoryCaches, inputs_at, next_process

CLICKS = (
    'data-analytics-event-category="errors" data-analytics-event-action="open" '
    'data-analytics-event-label="{href}"'
)

SETTINGS = """\
route = "/faults/"
packages = ["acorn-kit"]

[advice]
7 = "Plant `seeds`. See [the branch](/acorn-kit/part-branch/)."
"""
PLACE = ErrorPlace(package="acorn-kit", version="2.1.0", module="plant")
SEED = (
    ErrorPart(text="No <b>"),
    ErrorPart(text="seed", arg=0),
    ErrorPart(text="pot", arg=1, optional=True),
    ErrorPart(text=".\nSorry."),
)
MARKED = (
    ErrorPart(text="No `"),
    ErrorPart(text="seed", arg=0),
    ErrorPart(text="`: read the [docs](https://acorn.example/a?b&c), not [a](javascript:1)."),
)
LINKED = (ErrorPart(text="Plant it as the [docs](https://acorn.example/planting/) say."),)


@dataclass(frozen=True)
class Told:
    """A reader that knows its answer."""

    message: tuple[ErrorPart, ...] = SEED

    def read(self, packages: Sequence[str]) -> list[ErrorCode]:
        assert packages == ("acorn-kit",)
        return [
            ErrorCode(code=7, parts=self.message, places=(PLACE,)),
            ErrorCode(code=12, parts=(ErrorPart(text="Rain."),), places=(PLACE,)),
        ]


@pytest.fixture
def inputs(tmp_path: Path) -> Inputs:
    root = copy_tiny(tmp_path / "site")
    (root / "error-codes.toml").write_text(SETTINGS)
    return replace(inputs_at(root, MemoryCaches()), errors=Told())


@pytest.fixture
def site(inputs: Inputs) -> Site:
    return Workspace(inputs).update()


def text_of(site: Site, route: str) -> str:
    return "".join(block.html for block in site.page(route).blocks if isinstance(block, Prose))


def test_every_code_has_a_page_and_is_in_the_list(site: Site) -> None:
    routes = [route for route in site.pages if route.startswith("/faults/")]
    assert routes == ["/faults/", "/faults/7/", "/faults/12/"]
    assert f'<a href="/faults/7/" data-code="7" {CLICKS}>7</a>' in text_of(site, "/faults/")
    assert site.made_by(ErrorPages).links() == (
        PageLink(title="Error 7", href="/faults/7/"),
        PageLink(title="Error 12", href="/faults/12/"),
    )


def test_a_message_marks_the_places_of_its_arguments(site: Site) -> None:
    assert text_of(site, "/faults/7/").startswith(
        '<p class="error-message" data-error="7">No &lt;b&gt;<var data-arg="0">seed</var>'
        '<var data-arg="1"></var>.\nSorry.</p>'
    )
    assert site.page("/faults/7/").description == "No <b><seed>. Sorry."


def test_code_and_links_of_a_message_are_rendered(inputs: Inputs) -> None:
    site = Workspace(replace(inputs, errors=Told(MARKED))).update()
    message = (
        'No <code><var data-arg="0">seed</var></code>: read the '
        f'<a href="https://acorn.example/a?b&amp;c" rel="noopener" {CLICKS}>docs</a>'
        ", not [a](javascript:1)."
    )
    assert f'data-error="7">{message}</p>' in text_of(site, "/faults/7/")
    assert message in text_of(site, "/faults/")
    (content,) = site.made_by(ErrorPages).files().values()
    assert msgspec.json.decode(content) == {"7": message, "12": "Rain."}
    assert site.page("/faults/7/").description == "No <seed>: read the docs, not [a](javascript:1)."


OWN_LINKS = (
    SETTINGS + '[links]\n"https://acorn.example/planting/" = "/acorn-kit/part-branch/#leaves"\n'
)


def test_a_link_of_a_message_leads_to_a_page_of_the_site_where_it_is_said(inputs: Inputs) -> None:
    (inputs.root / "error-codes.toml").write_text(OWN_LINKS)
    site = Workspace(replace(inputs, errors=Told(LINKED))).update()
    link = f'<a href="/acorn-kit/part-branch/#leaves" {CLICKS}>docs</a>'
    assert link in text_of(site, "/faults/7/")
    assert link in text_of(site, "/faults/")
    (content,) = site.made_by(ErrorPages).files().values()
    assert link in msgspec.json.decode(content)["7"]


def test_where_a_link_of_a_message_leads_is_checked(inputs: Inputs) -> None:
    file = inputs.root / "error-codes.toml"
    file.write_text(OWN_LINKS.replace("/part-branch/#leaves", "/part-brunch/"))
    problems = run_checks(Workspace(replace(inputs, errors=Told(LINKED))).update().facts)
    assert [str(problem).splitlines()[0] for problem in problems] == [
        'error-codes.toml:7: dead link "/acorn-kit/part-brunch/"',
    ]


def test_a_link_that_no_message_has_is_a_mistake(inputs: Inputs) -> None:
    (inputs.root / "error-codes.toml").write_text(OWN_LINKS)
    with pytest.raises(SourcesError) as caught:
        Workspace(inputs).update()
    assert str(caught.value) == (
        'error-codes.toml:7: no error links to "https://acorn.example/planting/"\n'
        "  why: nobody would ever be led on from it\n"
        "  fix: remove it, or write the address as the message has it"
    )


def test_advice_is_markdown_whose_links_are_checked(inputs: Inputs, site: Site) -> None:
    html = 'Plant <code>seeds</code>. See <a href="/acorn-kit/part-branch/">'
    assert html in text_of(site, "/faults/7/")
    file = inputs.root / "error-codes.toml"
    file.write_text(SETTINGS.replace("part-branch", "part-brunch"))
    problems = run_checks(Workspace(inputs).update().facts)
    assert [str(problem).splitlines()[0] for problem in problems] == [
        'error-codes.toml:5: dead link "/acorn-kit/part-brunch/"'
    ]


def test_a_page_says_who_throws_the_error_and_loads_its_script(site: Site) -> None:
    page = site.page("/faults/12/")
    assert (page.title, page.description, page.script) == ("Error 12", "Rain.", "errors")
    assert "<code>plant</code>, <code>acorn-kit</code> 2.1.0" in text_of(site, "/faults/12/")


def test_blocks_that_are_lost_are_made_again(inputs: Inputs) -> None:
    caches = inputs.caches
    assert isinstance(caches, MemoryCaches)
    workspace = Workspace(inputs)
    before = workspace.update().page("/faults/7/").blocks
    caches.forget("blocks")
    for again in (workspace, next_process(workspace)):
        assert again.update().page("/faults/7/").blocks == before


def test_a_site_without_the_file_has_no_such_pages(inputs: Inputs) -> None:
    (inputs.root / "error-codes.toml").unlink()
    made = Workspace(inputs).update().made_by(ErrorPages)
    assert (made.records, made.links(), made.files()) == ({}, (), {})
