from showfloor.checks import unrecorded
from showfloor.checks.lost_addresses import check_addresses
from showfloor.model import AnchorMove, PublishedPage, RedirectRow, SiteFacts
from support.site.small_site import mistakes, page, site

OAK = "/acorn/part-oak/"
WHY = "  why: it was published: links and bookmarks lead to it\n"


def lost(facts: SiteFacts) -> list[str]:
    return mistakes(check_addresses, facts)


def test_addresses_that_are_there_are_kept() -> None:
    published = {
        OAK: PublishedPage(line=1, anchors={"leaves": 2, "Grove": 3}),
        "/leaf.svg": PublishedPage(line=4),
    }
    assert lost(site(published=published)) == []


def test_a_project_is_an_address_that_is_kept() -> None:
    with_project = site(projects=(f"{OAK}grove.zip",))
    assert unrecorded(with_project)[f"{OAK}grove.zip"] == []
    published = {f"{OAK}grove.zip": PublishedPage(line=1)}
    assert lost(site(projects=(f"{OAK}grove.zip",), published=published)) == []
    assert len(lost(site(published=published))) == 1


def test_a_page_may_go_where_a_redirect_leads_on() -> None:
    gone = {"/oak/": PublishedPage(line=1, anchors={"bark": 2})}
    assert lost(site(published=gone)) == []
    [mistake] = lost(site(published=gone, redirects=()))
    assert mistake == (
        f"addresses.lock:1: /oak/ is gone\n{WHY}"
        "  fix: bring it back, or lead on from it in redirects.csv: /oak/,/its/new/address/,301"
    )


def test_a_wildcard_does_not_stand_for_a_page_that_it_leads_to_nothing_for() -> None:
    gone = {"/old/part-oak/": PublishedPage(line=1), "/old/part-elm/": PublishedPage(line=2)}
    row = RedirectRow(source="/old/*", target="/acorn/:splat", status=301)
    [mistake] = lost(site(published=gone, redirects=(row,)))
    assert mistake.startswith("addresses.lock:2: /old/part-elm/ is gone\n")


def test_an_anchor_may_go_where_the_map_leads_on() -> None:
    published = {OAK: PublishedPage(line=1, anchors={"bark": 2})}
    moves = (AnchorMove(page=OAK, source="bark", target="leaves"),)
    assert lost(site(published=published, anchor_moves=moves)) == []
    assert lost(site(published=published)) == [
        f"addresses.lock:2: {OAK} has lost its anchor #bark\n{WHY}"
        f"  fix: give a heading of pages/acorn/part-oak/index.md this id, as in {{#bark}}, "
        f"or say in anchors.csv where to go instead: {OAK},bark,top"
    ]


def test_what_nobody_wrote_cannot_be_given_an_id() -> None:
    facts = site(
        page("/api/", path="families/acorn/api.toml", anchors=("oak-prop-b",)),
        published={"/api/": PublishedPage(line=1, anchors={"oak-prop-a": 2})},
    )
    [mistake] = lost(facts)
    assert mistake.endswith(
        "  fix: say in anchors.csv where to go instead: /api/,oak-prop-a,oak-prop-b"
    )


def test_what_is_new_is_told_apart() -> None:
    published = {OAK: PublishedPage(line=1, anchors={"leaves": 2})}
    assert unrecorded(site(published=published)) == {"/": [], OAK: ["Grove"], "/leaf.svg": []}
