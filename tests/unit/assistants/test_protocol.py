"""The tools as an assistant meets them: by the protocol's own client, over each way in."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import anyio
import pytest
from mcp import Client, StdioServerParameters, stdio_client
from mcp.types import TextContent

from showfloor.assistants import PageStore
from showfloor.assistants.server import INDEX_READER, HttpEndpoint, make_server
from showfloor.errors import ReleaseError
from showfloor.model.redirects import Redirect
from showfloor.release.manifest import ReleaseSettings
from showfloor.search import INDEX
from showfloor.server.app import create_app
from support.places import PROJECT
from support.server.running_server import publish, serving
from support.site.small_release import publish_small

Way = Callable[[Path], AbstractAsyncContextManager[Client]]
TOOLS = {"search", "read_page", "read_api", "list_demos", "read_demo"}


ELSEWHERE = ", which is not a page of this site."


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    dist = tmp_path_factory.mktemp("release") / "dist"
    publish_small(dist)
    return dist


@asynccontextmanager
async def inside(dist: Path) -> AsyncIterator[Client]:
    async with Client(make_server(PageStore(dist))) as client:
        yield client


@asynccontextmanager
async def over_stdio(dist: Path) -> AsyncIterator[Client]:
    command = StdioServerParameters(
        command=sys.executable,
        args=["-m", "showfloor", "mcp", "--dist", str(dist)],
        env={**os.environ, "PYTHONPATH": str(PROJECT / "src")},
    )
    async with Client(stdio_client(command)) as client:
        yield client


@asynccontextmanager
async def over_http(dist: Path) -> AsyncIterator[Client]:
    app = partial(create_app, dist, poll_seconds=0.02, assistants=True)
    with serving(dist, app=app) as port:
        async with Client(f"http://127.0.0.1:{port}/mcp") as client:
            yield client


def told(dist: Path, tool: str, way: Way = inside, /, **arguments: Any) -> tuple[bool, str]:
    """Call a tool; return whether it refused, and its text."""

    async def call() -> tuple[bool, str]:
        async with way(dist) as client:
            result = await client.call_tool(tool, arguments)
            [content] = result.content
            assert isinstance(content, TextContent)
            return bool(result.is_error), content.text

    return anyio.run(call)


def answer(dist: Path, tool: str, /, **arguments: Any) -> str:
    refused, text = told(dist, tool, inside, **arguments)
    assert not refused, text
    return text


def refusal(dist: Path, tool: str, /, **arguments: Any) -> str:
    refused, text = told(dist, tool, inside, **arguments)
    assert refused
    return text.removeprefix(f"Error executing tool {tool}: ")


@pytest.mark.parametrize("way", [inside, over_stdio, over_http])
def test_every_way_in_has_all_tools(dist: Path, way: Way) -> None:
    async def names() -> set[str]:
        async with way(dist) as client:
            return {tool.name for tool in (await client.list_tools()).tools}

    assert anyio.run(names) == TOOLS
    page = told(dist, "read_page", way, path="/oak/leaf/")
    assert page == (False, "# Leaves\n\nAbout leaves.\n")
    assert told(dist, "read_page", way, path="/oak/leave/")[0]


def test_tools_say_what_they_do_and_that_they_only_read(dist: Path) -> None:
    async def tools() -> list[Any]:
        async with inside(dist) as client:
            return list((await client.list_tools()).tools)

    for tool in anyio.run(tools):
        assert tool.annotations.read_only_hint
        assert len(tool.description) > 40
        assert "\n  " not in tool.description
        assert all("description" in one for one in tool.input_schema["properties"].values())


def test_search_says_what_each_result_is_and_where(dist: Path) -> None:
    found = answer(dist, "search", query="leaf", product="elm")
    assert found.startswith("1. Elm > Leaf (component): /elm/api/leaf/")
    assert "Oak > Leaf (component): /oak/api/leaf/" in found
    assert "Oak > Leaves: /oak/leaf/\nAbout leaves." in found
    assert answer(dist, "search", query="zzzz") == (
        "Nothing is called 'zzzz'. Products: oak (Oak), elm (Elm)"
    )


@pytest.mark.parametrize(
    "path",
    ["/oak/leaf/", "oak/leaf", "https://oak.example/oak/leaf/?q=1", "/oak/leaf/index.md"],
)
def test_a_page_is_known_by_any_form_of_its_address(dist: Path, path: str) -> None:
    assert answer(dist, "read_page", path=path).startswith("# Leaves\n")


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/leaf", "[/leaf is now /oak/leaf/#color]\n\n# Leaves\n"),
        ("https://oak.example/leaf/?q=1", "[/leaf/ is now /oak/leaf/#color]\n\n# Leaves\n"),
        ("/plants/leaf", "[/plants/leaf is now /oak/leaf/]\n\n# Leaves\n"),
        ("plants/leaf/index.md", "[/plants/leaf/ is now /oak/leaf/]\n\n# Leaves\n"),
        ("/plants-of/elm/leaf/", "[/plants-of/elm/leaf/ is now /elm/api/leaf/]\n\n# Elm's leaf\n"),
        ("/twig/green", "[/twig/green is now /oak/leaf/]\n\n# Leaves\n"),
        ("/zh/oak/leaf/", "[/zh/oak/leaf/ is now /oak/leaf/]\n\n# Leaves\n"),
    ],
)
def test_an_old_address_leads_to_its_page_and_the_answer_says_where_that_is(
    dist: Path, path: str, expected: str
) -> None:
    assert answer(dist, "read_page", path=path).startswith(expected)
    moved, _, _ = expected.partition("\n")
    assert answer(dist, "read_page", path=path, offset=6).startswith(f"{moved}\n\n")


def test_an_old_address_leads_to_the_demos_of_its_page(dist: Path) -> None:
    listed = answer(dist, "list_demos", path="/leaf")
    assert listed.startswith("[/leaf is now /oak/leaf/#color]\n\n- Fall: A Fall ")
    code = answer(dist, "read_demo", path="/leaf", name="Fall")
    assert code.startswith("[/leaf is now /oak/leaf/#color]\n\n# A Fall\n")
    assert refusal(dist, "read_demo", path="/leaf", name="Fal") == (
        "/oak/leaf/ has no demo 'Fal'. Did you mean Fall?"
    )
    assert answer(dist, "list_demos", path="/plants-of/elm/leaf") == (
        "[/plants-of/elm/leaf is now /elm/api/leaf/]\n\nThere are no demos here."
    )


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/shop/gloves?size=9", f"/shop/gloves is now https://shop.example/gloves{ELSEWHERE}"),
        ("/kit", f"/kit is now /oak/kit.zip{ELSEWHERE}"),
        ("/lost", "There is no page at /lost/."),
        ("/elm", "There is no page at /elm/. Did you mean /elm/api/leaf/?"),
        ("/oak/leav/", "There is no page at /oak/leav/. Did you mean /oak/leaf/, /oak/api/leaf/?"),
        ("../../manifest.json", "There is no page at /../../manifest.json/."),
        ("http://[leaf", "There is no page at http://[leaf/. Did you mean /oak/leaf/?"),
        ("/\0/", "There is no page at /\0/."),
        ("a" * 400, "The path has 400 characters; 300 are enough."),
    ],
)
def test_a_wrong_path_is_explained(dist: Path, path: str, expected: str) -> None:
    assert refusal(dist, "read_page", path=path) == expected


def test_an_entry_is_read_whole_or_a_part_of_it(dist: Path) -> None:
    assert answer(dist, "read_api", name="leaf", product="oak").startswith("# Leaf API\n")
    assert answer(dist, "read_api", name="Leaf", product="oak", member="color") == (
        "- `color`: `'green' | 'brown'`\n  How it looks.\n\n  In every season."
    )
    assert answer(dist, "read_api", name="Leaf", product="oak", member="root") == (
        "- `.OakLeaf-root`\n  On the root."
    )
    alone = answer(dist, "read_api", name="Bark")  # on a page with others
    assert alone == "## Bark\n\n- `rough`: `boolean`"


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ({"name": "Leaf"}, "Several products have Leaf: say which, oak, elm."),
        ({"name": "Lef"}, "The reference has no entry 'Lef'. Did you mean Leaf?"),
        (
            {"name": "Leaf", "product": "fir"},
            "There is no product 'fir'. Products: oak (Oak), elm (Elm)",
        ),
        (
            {"name": "Leaf", "product": "oak", "member": "colour"},
            "The entry has no 'colour'. Did you mean color?",
        ),
    ],
)
def test_an_unclear_entry_is_explained(
    dist: Path, arguments: dict[str, str], expected: str
) -> None:
    assert refusal(dist, "read_api", **arguments) == expected


def test_demos_are_listed_and_read(dist: Path) -> None:
    assert answer(dist, "list_demos") == "- Fall: /oak/leaf/\n- Grow: /oak/leaf/"
    assert answer(dist, "list_demos", product="elm") == "There are no demos here."
    assert answer(dist, "list_demos", path="/oak/leaf/") == (
        "- Fall: A Fall (packages @oak/kit; styling system, css)\n"
        "- Grow: A Grow (packages @oak/kit; styling system, css)"
    )
    assert answer(dist, "read_demo", path="/oak/leaf/", name="Fall") == (
        "# A Fall\n\nPackages: @oak/kit 1.0.0\n\nOther files: Fall.css (5 characters)\n\n"
        '```tsx title="Fall.tsx"\nlet a: 1;\n```'
    )
    assert answer(dist, "read_demo", path="/oak/leaf/", name="Fall", file="Fall.css") == (
        '```css title="Fall.css"\na {}\n```'
    )
    assert refusal(dist, "read_demo", path="/oak/leaf/", name="Fall", file="fall.css") == (
        "Fall has no file 'fall.css'. Its files: Fall.tsx, Fall.css"
    )
    assert refusal(dist, "read_demo", path="/oak/leaf/", name="Fall", styling="x" * 90) == (
        f"Fall has no styling '{'x' * 50}'. It is there in system, css."
    )
    plain = answer(dist, "read_demo", path="/oak/leaf/", name="Fall", language="js")
    assert "let a;" in plain
    assert "Fall.jsx" in answer(dist, "read_demo", path="/oak/leaf/", name="Fall", styling="css")


@pytest.mark.parametrize(
    ("tool", "arguments"),
    [
        ("search", {}),
        ("search", {"query": 5}),
        ("search", {"query": "leaf", "limit": 10_000}),
        ("search", {"query": "leaf " * 200}),
        ("search", {"query": "leaf", "product": "x" * 1000}),
        ("read_page", {"path": "/", "offset": -1}),
        ("read_demo", {"path": "/oak/leaf/", "name": "Fall", "language": "py"}),
        ("forget_everything", {}),
    ],
)
def test_hostile_arguments_are_refused_in_words(
    dist: Path, tool: str, arguments: dict[str, Any]
) -> None:
    text = refusal(dist, tool, **arguments)
    assert 10 < len(text) < 600
    assert "Traceback" not in text


@pytest.mark.parametrize(
    "query", ["", " ", "\0", "'; --", "<script>", "日本語", "a" * 300, "\\" * 99]
)
def test_any_query_has_an_answer(dist: Path, query: str) -> None:
    assert len(answer(dist, "search", query=query)) < 24_100


PARTED = "## Fall\n\nRed.\n\n### Late\n\nBrown.\n\n## Grow it\n\nGreen."


def test_a_part_of_a_page_is_read_by_its_anchor(tmp_path: Path) -> None:
    publish_small(tmp_path / "dist", PARTED)
    fall = answer(tmp_path / "dist", "read_page", path="/oak/leaf/#fall")
    assert fall.strip() == "## Fall\n\nRed.\n\n### Late\n\nBrown."
    assert answer(tmp_path / "dist", "read_page", path="/leaf#grow-it").startswith("[/leaf is now ")
    unknown = answer(tmp_path / "dist", "read_page", path="/oak/leaf/#unknown")
    assert unknown.startswith("[The page has no part #unknown.]\n\n# Leaves\n")
    row = answer(tmp_path / "dist", "read_page", path="/oak/api/leaf/#leaf-prop-size")
    assert row == "- `size`: `number`"


def test_a_long_page_begins_with_the_addresses_of_its_parts(tmp_path: Path) -> None:
    publish_small(tmp_path / "dist", f"{PARTED}\n\n{'More of it. ' * 900}")
    page = answer(tmp_path / "dist", "read_page", path="/oak/leaf/")
    assert page.startswith(
        "This page is long. Its parts, each to be read by its address:\n\n"
        "- Fall: /oak/leaf/#fall (14 characters)\n"
        "  - Late: /oak/leaf/#late ("
    )
    assert "\n\nAbout leaves." in page or "Red." in page
    assert "characters more: ask again with offset=" in page


def test_a_long_page_comes_in_parts(tmp_path: Path) -> None:
    lines = "\n".join(f"Line {number} of a long page." for number in range(3000))
    publish_small(tmp_path / "dist", lines)
    whole, offset = "", 0
    while True:
        part = answer(tmp_path / "dist", "read_page", path="/oak/leaf/", offset=offset)
        assert len(part) < 8_100
        text, mark, more = part.partition("\n\n[")
        whole += text
        if not mark:
            break
        offset = int(more.rpartition("=")[2].rstrip("]"))
        whole += "\n" * (offset - len(whole))
    assert lines in whole.replace("\n\nLine", "\nLine")
    assert answer(tmp_path / "dist", "read_page", path="/oak/leaf/", offset=10**9).startswith(
        "[There is nothing more: the text has "
    )


def test_the_next_release_is_read_when_it_takes_over(tmp_path: Path) -> None:
    publish_small(tmp_path / "dist")
    store = PageStore(tmp_path / "dist")
    assert "About leaves." in store.library().text("/oak/leaf/index.md")
    publish_small(tmp_path / "dist", "Changed.")
    assert "Changed." in store.library().text("/oak/leaf/index.md")


def test_a_release_whose_redirects_cannot_be_followed_is_not_read(tmp_path: Path) -> None:
    redirect = Redirect(source="/:tree/:tree", target="/")
    release = publish(tmp_path / "dist", {}, ReleaseSettings(redirects=[redirect]))
    with pytest.raises(ReleaseError) as raised:
        PageStore(tmp_path / "dist")
    assert str(raised.value) == (
        f"The release {release.digest} cannot be used.\n"
        "  why: It is damaged or of another version of Showfloor: "
        "the redirect from /:tree/:tree has two parts of the same name.\n"
        "  fix: Build the site again: showfloor build."
    )


def test_a_server_reads_the_index_before_anybody_searches(tmp_path: Path) -> None:
    publish_small(tmp_path / "dist")
    store = PageStore(tmp_path / "dist")

    async def start() -> None:
        async with HttpEndpoint(store, lambda app: app).running():
            for thread in threading.enumerate():
                if thread.name == INDEX_READER:
                    thread.join()

    anyio.run(start)
    (tmp_path / "dist" / "current" / "public" / INDEX.lstrip("/")).unlink()
    assert store.library().full_text.find("leaf")


def test_the_index_is_read_once_for_all_who_ask_at_once(dist: Path) -> None:
    library = PageStore(dist).library()
    with ThreadPoolExecutor(4) as threads:
        found = list(threads.map(lambda _: library.full_text, range(4)))
    assert len(set(map(id, found))) == 1


def test_the_server_stops_in_good_order(dist: Path) -> None:
    serve = [sys.executable, "-m", "showfloor", "serve"]
    command = [*serve, "--dist", str(dist), "--port", "0", "--mcp"]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(PROJECT / "src")},
    ) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[2]  # of "Serving on ..."

        async def read() -> bool:
            async with Client(f"{address}/mcp") as client:
                result = await client.call_tool("read_page", {"path": "/oak/leaf/"})
                return bool(result.is_error)

        assert not anyio.run(read)
        server.terminate()
        _, said = server.communicate(timeout=30)
    assert (server.returncode in (0, -signal.SIGTERM), said) == (True, "")
