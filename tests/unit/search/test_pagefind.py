import json
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from showfloor.errors import ToolError
from showfloor.node import find_node
from showfloor.search.pagefind import (
    BEST_ALONE,
    START_TOGETHER,
    WORKER,
    pagefind_version,
    run_pagefind,
)

REFUSAL = '{"message_id":1,"payload":{"type":"Error","message":"no room"}}'
REFUSE = f"""printf '{REFUSAL}' | base64 | tr -d '\\n'; printf ,"""
PAGES = {
    "/oak/leaf/": "<html><body><h1>Leaf</h1><p>Green in summer.</p></body></html>",
    "/oak/": "<html><body><h1>Oak</h1><p>Tall.</p></body></html>",
}


def index(routes: Iterable[str] = PAGES, *, beside: int = 0) -> dict[str, bytes]:
    return run_pagefind(routes, PAGES.__getitem__, "en", beside=beside)


def test_documents_become_the_files_that_a_search_loads() -> None:
    files = index()
    entry = json.loads(files["pagefind-entry.json"])
    assert entry["version"] == pagefind_version()
    assert entry["languages"]["en"]["page_count"] == 2
    assert {WORKER, "wasm.en.pagefind"} <= set(files)
    assert files[WORKER].startswith(BEST_ALONE + START_TOGETHER)
    assert sum(name.startswith("fragment/") for name in files) == 2
    assert not any("ui" in name for name in files)


@pytest.mark.parametrize(
    ("language", "code"), [("de", "de"), ("de-AT", "de-AT"), ("ar", "ar"), ("ja", "unknown")]
)
def test_a_search_loads_the_code_of_the_language(language: str, code: str) -> None:
    files = run_pagefind(PAGES, PAGES.__getitem__, language, beside=0)
    assert [name for name in files if name.startswith("wasm")] == [f"wasm.{code}.pagefind"]


def test_the_same_documents_give_the_same_files_on_any_number_of_cores() -> None:
    assert index() == index(reversed(PAGES), beside=100)


def test_a_document_is_made_while_another_is_indexed() -> None:
    """What cannot be made ends the work: nothing of it is used."""
    made: list[str] = []

    def text_of(route: str) -> str:
        made.append(route)
        return PAGES[route]

    with pytest.raises(KeyError, match="/oak/root/"):
        run_pagefind([*PAGES, "/oak/root/"], text_of, "en", beside=0)
    assert made == ["/oak/", "/oak/leaf/", "/oak/root/"]


def test_the_worker_sends_the_best_results_and_forgets_the_others() -> None:
    program = f"""
const sent = [], forgotten = [];
globalThis.self = new EventTarget();
self.postMessage = (reply) => sent.push(reply);
self.addEventListener("message", ({{ data: {{ method, args }} }}) => {{
  forgotten.push(method + " " + args[0]);
  self.postMessage({{ result: true }});
}});
{BEST_ALONE.decode()}
self.postMessage({{ id: "1", result: true }});
self.postMessage({{ id: "2", error: "no" }});
const results = Array.from({{ length: 32 }}, (_, at) => ({{ data: String(at) }}));
self.postMessage({{ id: "3", result: {{ results }} }});
const found = sent.at(-1).result.results.map(({{ data }}) => Number(data));
console.log(JSON.stringify([sent.length, found, forgotten]));
"""
    assert run_node(program) == [3, [*range(30)], ["releaseData 30", "releaseData 31"]]


def run_node(script: str) -> object:
    """Return what a script writes as JSON."""
    command = [find_node(), "--input-type=module", "-e", script]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found: object = json.loads(done.stdout)
    return found


def ask_worker(program: str) -> object:
    """Return what is asked of the server and what comes of it; `fails` is a path not to be had."""
    script = f"""
const text = (bytes) => new TextDecoder().decode(bytes);
const asked = [], found = [];
const starts = '{{"1/pagefind-entry.json":[3,4]}}\\nabcDEFG';
let fails;
globalThis.self = {{
  async fetch(path) {{
    asked.push(path);
    if (path === fails) throw new TypeError("no network");
    if (path === "/text/oak-kit.starts") return new Response(starts);
    if (path.endsWith(".starts")) return new Response("", {{ status: 404 }});
    return new Response("itself");
  }},
}};
{START_TOGETHER.decode()}
const find = async (path) => found.push(text(await (await self.fetch(path)).arrayBuffer()));
{program}
console.log(JSON.stringify([asked, found]));
"""
    return run_node(script)


def test_the_worker_asks_once_for_what_all_parts_begin_with() -> None:
    assert ask_worker("""
await find("/text/oak-kit-1/pagefind-entry.json?ts=7");
await find("/text/oak-kit-1/pagefind-entry.json?ts=8");
await find("/text/oak-kit-1/index/en_1.pf_index");
""") == [
        ["/text/oak-kit.starts", "/text/oak-kit-1/index/en_1.pf_index"],
        ["DEFG", "DEFG", "itself"],
    ]


def test_what_another_release_began_with_is_asked_for_itself() -> None:
    assert ask_worker("""
await find("/text/oak-kit-2/pagefind-entry.json");
await find("/text/elm-0/pagefind-entry.json");
""") == [
        [
            "/text/oak-kit.starts",
            "/text/oak-kit-2/pagefind-entry.json",
            "/text/elm.starts",
            "/text/elm-0/pagefind-entry.json",
        ],
        ["itself", "itself"],
    ]


def test_what_could_not_be_had_is_asked_for_again() -> None:
    assert ask_worker("""
fails = "/text/oak-kit.starts";
await find("/text/oak-kit-1/pagefind-entry.json").catch(({ message }) => found.push(message));
fails = undefined;
await find("/text/oak-kit-1/pagefind-entry.json");
""") == [["/text/oak-kit.starts", "/text/oak-kit.starts"], ["no network", "DEFG"]]


@pytest.fixture
def stand_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Have the lines of a shell stand in for Pagefind."""

    def write(script: str) -> None:
        program = tmp_path / "pagefind"
        program.write_text(f"#!/bin/sh\n{script}\n")
        program.chmod(0o755)
        monkeypatch.setenv("PAGEFIND_BINARY_PATH", str(program))

    return write


@pytest.mark.parametrize(
    "script", ["echo 'no room' >&2; exit 1", REFUSE], ids=["it ends", "it answers so"]
)
def test_a_program_that_fails_is_quoted(stand_in: Callable[[str], None], script: str) -> None:
    stand_in(script)
    with pytest.raises(ToolError) as failure:
        index()
    assert str(failure.value) == (
        "The text of pages cannot be indexed:\n"
        "no room\n"
        "  why: Without the index the text of pages could not be searched.\n"
        "  fix: See to free memory, then build again."
    )


def test_nothing_more_is_sent_after_a_failure(stand_in: Callable[[str], None]) -> None:
    """What reads no more would be waited for without end, once its pipe is full."""
    stand_in(f"{REFUSE}; exec tail -f /dev/null")
    with pytest.raises(ToolError, match="no room"):
        run_pagefind(["/oak/"], lambda _: "leaf " * 100_000, "en", beside=0)


@pytest.mark.parametrize(
    "used",
    ["showfloor.search.pagefind as p; p._program()", "showfloor.build.pipeline"],
    ids=["indexing", "a build"],
)
def test_nothing_is_imported_that_runs_event_loops(used: str) -> None:
    program = f"import sys, {used}; print('asyncio' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "False"
