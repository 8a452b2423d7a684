"""A site that is being written, over the tiny site and with the real program."""

import re
import shutil
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any
from urllib.parse import quote, urlsplit
from urllib.request import urlopen

import msgspec
import pytest

from showfloor.dev.live_site import LiveSite
from showfloor.frontend import dev_frontend
from showfloor.frontend.dev_frontend import DevFrontend
from showfloor.node import RunningProgram
from support.server.nginx import get
from support.server.running_server import closed_after, reply_of
from support.site.live_site import follow, open_live_site
from support.site.tiny_site import copy_tiny

pytestmark = pytest.mark.xdist_group("dev-frontend")

SEED = "/acorn-kit/part-seed/"
TEXT = "pages/acorn-kit/components/seed/index.md"
COUNTER = "pages/acorn-kit/components/seed/DayCounter.tsx"
LEAF_STYLE = "pages/acorn-kit/components/seed/LeafBadge/css/styles.css"
MISTAKE = f"""
{COUNTER}:5: the demo DayCounter cannot be rendered: worm
  why: {TEXT} shows it, and readers would see nothing in its place
  fix: correct the demo, or write "client" after its name in "::demo" if it needs a browser
"""

REFUSED = (
    b"This port answers only the pages that `showfloor dev` shows. Open the address that it says.\n"
)
UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
    "Sec-WebSocket-Protocol: {protocol}\r\n\r\n"
)

Save = Callable[[str, str, str], bool]


@pytest.fixture
def save(live: LiveSite) -> Iterator[Save]:
    """Replace text in a file of the site, as somebody who saves it; all is as before at the end."""
    before: dict[Path, str] = {}

    def replace(path: str, old: str, new: str) -> bool:
        file = live.paths.site / path
        before.setdefault(file, file.read_text())
        file.write_text(file.read_text().replace(old, new))
        return live.take_modules([file])

    yield replace
    for file, text in before.items():
        file.write_text(text)
    live.take_modules(before)
    follow(live, *before)


def html(live: LiveSite) -> str:
    page = live.page(SEED)
    assert page is not None
    return page


def test_a_page_is_rendered_with_its_demos(live: LiveSite) -> None:
    assert live.problem is None
    assert "Days: <!-- -->0</button>" in html(live)
    assert f'src="{live.address}/src/page/dev.client.ts"' in html(live)


def test_nobody_reads_maps_of_packages_in_the_renderer(live: LiveSite) -> None:
    bundled = {file.suffix for file in (live.paths.work / "vite" / "deps_ssr").iterdir()}
    assert ".js" in bundled
    assert ".map" not in bundled


def test_a_demo_is_rendered_again_before_the_site_is_compiled(live: LiveSite, save: Save) -> None:
    html(live)
    assert save(COUNTER, "Days:", "Mornings:")
    assert "Mornings: <!-- -->0</button>" in html(live)


def test_a_demo_has_a_document_of_its_own(live: LiveSite, save: Save) -> None:
    html(live)
    alone = f"{SEED}demos/DayCounter/"
    assert "Days: <!-- -->0</button>" in str(live.page(alone))
    save(COUNTER, "Days:", "Mornings:")
    html(live)
    assert "Mornings: <!-- -->0</button>" in str(live.page(alone))


def test_text_is_no_module(live: LiveSite, save: Save) -> None:
    html(live)
    assert not save(TEXT, "A seed", "The seed")


def test_saved_text_is_shown_and_its_files_follow(live: LiveSite, save: Save) -> None:
    markdown = f"{SEED}index.md"
    assert "A seed waits" in str(live.file(markdown))
    save(TEXT, "A seed waits", "One seed waits")
    follow(live, live.paths.site / TEXT)
    assert "One seed waits" in html(live)
    assert "One seed waits" in str(live.file(markdown))
    assert live.problem is None


def test_files_beside_a_page_that_are_as_before_are_not_sent_again(
    live: LiveSite, save: Save, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = f"{SEED}demos/DayCounter/"
    before = live.page(alone)
    sent: list[bytes] = []
    ask = RunningProgram.ask

    def overheard(program: RunningProgram, question: object) -> bytes:
        sent.append(ask(program, question))
        return sent[-1]

    monkeypatch.setattr(RunningProgram, "ask", overheard)
    save(TEXT, "A seed waits", "One seed waits")
    follow(live, live.paths.site / TEXT)
    assert live.page(alone) == before is not None
    answer = msgspec.json.decode(sent[-1])
    assert f"{alone}index.html" in answer["known"]
    assert f"{alone}index.html" not in answer["page"]["files"]


def test_a_project_beside_a_page_is_given_packed(live: LiveSite) -> None:
    file = live.paths.site / TEXT.replace("index.md", "projects/oak/main.ts")
    assert live.file(f"{SEED}oak.zip") is None
    file.parent.mkdir(parents=True)
    file.write_text("grow();\n")
    follow(live, file)
    packed = live.file(f"{SEED}oak.zip")
    assert isinstance(packed, bytes)
    assert packed.startswith(b"PK")
    shutil.rmtree(file.parents[1])
    follow(live, file)


def test_a_mistake_in_text_is_told_and_goes(live: LiveSite, save: Save) -> None:
    file = live.paths.site / TEXT
    text = file.read_text()
    save(TEXT, "A seed waits", "::unknown\n\nA seed waits")
    follow(live, file)
    assert TEXT in str(live.problem)
    assert "A seed waits" in html(live)
    file.write_text(text)
    follow(live, file)
    assert live.problem is None


def test_text_is_shown_before_its_mistakes_are_looked_for(live: LiveSite, save: Save) -> None:
    save(TEXT, "A seed waits", "A seed [waits](/acorn-kit/nowhere/)")
    updated = live.update([live.paths.site / TEXT])
    live.show(updated)
    assert 'A seed <a href="/acorn-kit/nowhere/">waits</a>' in html(live)
    assert live.problem is None
    live.check(updated)
    assert f"{TEXT}:" in str(live.problem)
    assert "/acorn-kit/nowhere/" in str(live.problem)


def test_a_link_that_leaves_the_site_is_told_and_goes(live: LiveSite, tmp_path: Path) -> None:
    link = live.paths.site / "pages/about/leaf.txt"
    (tmp_path / "leaf.txt").touch()
    link.symlink_to(tmp_path / "leaf.txt")
    try:
        follow(live, link)
        assert "a link that leaves the site" in str(live.problem)
    finally:
        link.unlink()
    follow(live, link)
    assert live.problem is None


def test_a_demo_that_throws_leaves_the_rest_of_its_page(
    live: LiveSite, save: Save, printed: list[str]
) -> None:
    html(live)
    save(COUNTER, "return (", "throw new Error('worm');(")
    assert f'data-fault-place="">{COUNTER}:5</p>' in html(live)
    assert "Oak leaf" in html(live)
    assert printed[-1] == MISTAKE


MISSING = f"""\
{COUNTER}:1: imports "./nowhere", which does not exist
  why: the demo could not run
  fix: create nowhere.tsx or nowhere.ts beside it"""
UNLISTED = f"""\
{COUNTER}:1: imports the package "oak-kit", which its family does not list
  why: readers can copy a demo only when it needs nothing but React and what is listed there: \
no package at all
  fix: do without it, or list it under "demo-packages" in families/acorn-kit/family.toml"""
UNREADABLE = f"""\
{COUNTER}:4: cannot be read: ')' expected
  why: a demo that is not valid TypeScript can neither run nor be shown
  fix: correct the syntax"""


@pytest.mark.parametrize(
    ("old", "new", "mistake"),
    [
        ("import", "import './nowhere';import", MISSING),
        ("import", "import 'oak-kit';import", UNLISTED),
        ("(0);", "(0;", UNREADABLE),
    ],
)
def test_a_demo_with_a_mistake_in_its_code_shows_it_and_stops_nothing(
    live: LiveSite, save: Save, printed: list[str], old: str, new: str, mistake: str
) -> None:
    file = live.paths.site / COUNTER
    added = live.paths.site / "pages/added/index.md"
    added.parent.mkdir()
    added.write_text("---\ntitle: New\ndescription: A page.\nnavigation: false\n---\n\nText.\n")
    save(COUNTER, old, new)
    try:
        follow(live, file, added)
        assert live.problem is None
        assert printed[-1] == f"\n{mistake}\n"
        assert live.page("/added/") is not None
        shown = unescape(html(live))
        place, _, text = mistake.partition(": ")
        assert f'data-fault-place="">{place}</p>' in shown
        assert all(line.strip() in shown for line in text.splitlines())
        assert "Oak leaf" in shown
        assert live.state is not None
        assert live.type_problem(live.state.site) is None
    finally:
        shutil.rmtree(added.parent)
        live.take_modules([added])
        follow(live, added)


def ask_for_module(
    live: LiveSite, path: str, secret: str = "", **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """Ask the development server of the frontend for a path, below the secret one or not."""
    port = urlsplit(live.address).port
    assert port is not None
    return get(port, secret + path, **headers)


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/index.html",
        "/@vite/client",
        "/src/page/dev.client.ts",
        "/@fs{site}/site.toml",
        "/@fs{site}/site.toml?raw",
        "/__open-in-editor?file={site}/site.toml",
        "/worm/src/page/dev.client.ts",
    ],
)
def test_what_has_not_the_secret_path_of_the_pages_is_refused(live: LiveSite, path: str) -> None:
    place = path.format(site=live.paths.site.resolve())
    for sent in ({}, {"Origin": "http://localhost:8000"}, {"Accept": "text/html"}):
        status, headers, body = ask_for_module(live, place, **sent)
        assert (status, body) == (403, REFUSED)
        assert "access-control-allow-origin" not in headers


def test_a_name_that_leads_to_this_machine_gets_no_modules(live: LiveSite) -> None:
    secret, place = urlsplit(live.address).path, "/src/page/dev.client.ts"
    assert ask_for_module(live, place, secret)[0] == 200
    for host in ("evil.example", "localhost"):
        assert ask_for_module(live, place, secret, Host=host)[::2] == (403, REFUSED)


def test_no_request_opens_an_editor(live: LiveSite) -> None:
    path = f"/__open-in-editor?file={live.paths.site.resolve()}/site.toml"
    assert ask_for_module(live, path, urlsplit(live.address).path)[0] == 404


def connect(live: LiveSite, path: str, protocol: str, origin: str = "http://evil.example") -> int:
    """Return the status of the answer to a page that opens a web socket."""
    address = urlsplit(live.address)
    assert address.port is not None
    key = "AAAAAAAAAAAAAAAAAAAAAA=="
    head = UPGRADE.format(path=path, host=address.netloc, origin=origin, protocol=protocol, key=key)
    return reply_of(closed_after(address.port, head.encode())).status


@pytest.mark.parametrize("protocol", ["vite-hmr", "vite-ping", "worm"])
def test_a_foreign_page_gets_no_web_socket(live: LiveSite, protocol: str) -> None:
    secret = urlsplit(live.address).path
    for path in ("/", "/?token=worm", "/@vite/client"):
        assert connect(live, path, protocol) == 403
    assert connect(live, f"{secret}/?token=worm", "vite-hmr") == 400


def test_files_of_packages_above_the_site_are_given(live: LiveSite) -> None:
    elsewhere = live.paths.node_modules.resolve() / "react" / "README.md"
    with urlopen(f"{live.address}/@fs{quote(elsewhere.as_posix())}") as answer:
        assert answer.read() == elsewhere.read_bytes()


def test_styles_that_a_demo_imports_are_linked(live: LiveSite) -> None:
    assert "/LeafBadge/css/styles.css" in html(live)


def test_a_page_is_drawn_again_for_styles_of_its_demos_alone(live: LiveSite, save: Save) -> None:
    shell = re.search(r'href="([^"]*/styles/shell[.]css)"', html(live))
    assert shell is not None
    with urlopen(shell[1]) as answer:  # as a browser does: the server knows what is in it now
        assert b"@layer s-prose" in answer.read()
    assert not live.take_modules([live.paths.web / "src" / "styles" / "prose.css"])
    assert save(LEAF_STYLE, "{", "{ letter-spacing: 3px;")


def test_pages_of_a_site_that_was_never_compiled_are_shown_one_by_one(tmp_path: Path) -> None:
    copy_tiny(tmp_path / "site")
    with open_live_site(tmp_path) as live:
        assert live.prepare(SEED)
        assert "Days: <!-- -->0</button>" in html(live)
        for later in ("index.md", "demos/DayCounter/demo.json"):
            assert not live.prepare(f"{SEED}{later}")
        live.show(live.update(()))
        assert live.prepare(f"{SEED}index.md")
        assert "A seed waits" in str(live.file(f"{SEED}index.md"))


def test_fonts_are_made_while_the_program_gets_ready(
    live: LiveSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_asked, found = Event(), list[bool]()
    frontend: Any = SimpleNamespace(serve=lambda *_: is_asked.set())
    monkeypatch.setattr(dev_frontend, "write_fonts", lambda _: found.append(is_asked.wait(10)))
    assert live.state is not None
    dev_frontend.serve_site(frontend, live.paths, live.state.site, say=print)
    assert found == [True]


def test_nothing_is_bundled_for_browsers_before_the_first_page(tmp_path: Path) -> None:
    copy_tiny(tmp_path / "site")
    with open_live_site(tmp_path) as live:
        live.get_ready()
        live.prepare(SEED)
        live.get_ready()
        live.update(())  # takes far longer than a bundler to begin
        assert [file.name for file in (live.paths.work / "vite").iterdir()] == ["deps_ssr"]
        html(live)


def test_a_page_that_is_as_before_is_not_rendered_again(
    live: LiveSite, save: Save, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = html(live)
    with monkeypatch.context() as patch:
        patch.setattr(DevFrontend, "render", None)
        assert html(live) == drawn
        save("pages/about/index.md", "It offers", "It has")
        follow(live, live.paths.site / "pages/about/index.md")
        assert html(live) == drawn


def test_the_next_server_begins_with_the_whole_site(tmp_path: Path) -> None:
    copy_tiny(tmp_path / "site")
    with open_live_site(tmp_path) as live:
        assert live.is_preview
        follow(live)
    with open_live_site(tmp_path) as live:
        assert not live.is_preview
        assert "Days: <!-- -->0</button>" in html(live)


def test_a_page_with_a_mistake_is_drawn_and_told_by_the_next_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    demo = copy_tiny(tmp_path / "site") / COUNTER
    demo.write_text(demo.read_text().replace("return (", "throw new Error('worm');("))
    for _ in range(2):
        with open_live_site(tmp_path) as live:
            follow(live)
            assert "data-fault-place" in html(live)
            assert MISTAKE in capsys.readouterr().out
