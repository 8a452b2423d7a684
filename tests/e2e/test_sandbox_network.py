"""Edited code sends nothing to a host outside of the site."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from support.browser.edited_demo import Edited
from support.polling import until
from support.server.outside_host import Outside, listening

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("editor")]

SEED: Final = "/acorn-kit/part-seed/"
ATTACK: Final = (
    Path(__file__).parents[1] / "support" / "browser" / "sandbox_attacks.js"
).read_text()

WITHOUT: Final = ("own", "worker", "sandbox in a frame")
OUT_OF_REACH: Final = (
    *("empty frame", "empty frame by its number", "empty object", "opened window"),
    *("document of a frame", "frame in a frame"),
)
WITHOUT_CODE: Final = (
    *("inline script of a frame", "blob script of a frame", "data script of a frame"),
    *("address of a frame", "blob frame"),
)
RESULTS: Final = {
    **dict.fromkeys(WITHOUT, "none"),
    **dict.fromkeys(OUT_OF_REACH, "denied"),
    **dict.fromkeys(WITHOUT_CODE, "silent"),
}


@pytest.fixture
def outside() -> Iterator[Outside]:
    with listening() as host:
        yield host


@pytest.fixture
def seed(tiny_page: Page) -> Edited:
    tiny_page.goto(SEED)
    return Edited(tiny_page, tiny_page.locator("[data-demo]").first).open()


def attacked(edited: Edited, call: str) -> list[Any]:
    code = f"Promise.resolve({call}).then((done) => {{ said = JSON.stringify(done); }});"
    edited.write(
        f"{ATTACK}\nlet said = '';\n{code}\n"
        "export default () => <p ref={(p) => setInterval(() => { p.title = said; })}>Here</p>;"
    )
    shown = edited.result.get_by_text("Here")
    expect(shown).to_have_attribute("title", re.compile(".+"))
    result: list[Any] = json.loads(shown.get_attribute("title") or "")
    return result


def test_no_realm_that_edited_code_can_make_has_webrtc(seed: Edited, outside: Outside) -> None:
    results = attacked(seed, f"connectEverywhere({outside.port})")
    assert dict(results) == RESULTS
    # A page may connect: its packet comes after all packets of the demo, if there are any.
    with listening() as later:
        seed.page.evaluate(f"() => {{ {ATTACK}; connect(() => window, {later.port}); }}")
        until(seed.page, lambda: later.packets)
    assert outside.packets == []


def test_no_request_of_edited_code_leaves_the_site(seed: Edited, outside: Outside) -> None:
    ways = attacked(seed, f"requestAll('{outside.url}/demo')")
    bare = seed.page.context.new_page()
    bare.goto(f"{outside.url}/bare")
    assert bare.evaluate(f"() => {{ {ATTACK}; return requestAll('{outside.url}/bare'); }}") == ways
    until(bare, lambda: {f"/bare/{way}" for way in ways} <= {*outside.paths})
    assert [path for path in outside.paths if path.startswith("/demo/")] == []
