import json
import subprocess
import sys
from pathlib import Path

import pytest

from showfloor.build.pagefind import BEST_ALONE, WORKER, pagefind_version, run_pagefind
from showfloor.errors import ToolError
from showfloor.node import find_node

REFUSAL = '{"message_id":1,"payload":{"type":"Error","message":"no room"}}'
PAGES = [
    ("/oak/leaf/", "<html><body><h1>Leaf</h1><p>Green in summer.</p></body></html>"),
    ("/oak/", "<html><body><h1>Oak</h1><p>Tall.</p></body></html>"),
]


def test_documents_become_the_files_that_a_search_loads() -> None:
    files = run_pagefind(PAGES, "en", beside=0)
    entry = json.loads(files["pagefind-entry.json"])
    assert entry["version"] == pagefind_version()
    assert entry["languages"]["en"]["page_count"] == 2
    assert {WORKER, "wasm.en.pagefind"} <= set(files)
    assert files[WORKER].startswith(BEST_ALONE)
    assert sum(name.startswith("fragment/") for name in files) == 2
    assert not any("ui" in name for name in files)


def test_the_same_documents_give_the_same_files_on_any_number_of_cores() -> None:
    assert run_pagefind(PAGES, "en", beside=0) == run_pagefind(reversed(PAGES), "en", beside=100)


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
    done = subprocess.run([find_node(), "-e", program], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == [3, [*range(30)], ["releaseData 30", "releaseData 31"]]


@pytest.mark.parametrize(
    "script",
    [
        "echo 'no room' >&2; exit 1",
        f"""printf '{REFUSAL}' | base64 | tr -d '\\n'; printf ,""",
    ],
    ids=["it ends", "it answers so"],
)
def test_a_program_that_fails_is_quoted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str
) -> None:
    program = tmp_path / "pagefind"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    monkeypatch.setenv("PAGEFIND_BINARY_PATH", str(program))
    with pytest.raises(ToolError) as failure:
        run_pagefind(PAGES, "en", beside=0)
    assert str(failure.value) == (
        "The text of pages cannot be indexed:\n"
        "no room\n"
        "  why: Without the index the text of pages could not be searched.\n"
        "  fix: See to free memory, then build again."
    )


def test_indexing_imports_nothing_that_runs_event_loops() -> None:
    program = (
        "import sys, showfloor.build.pagefind as p; p._program(); print('asyncio' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "False"


def test_the_code_of_an_edit_imports_nothing_that_runs_event_loops() -> None:
    program = "import sys, showfloor.build.edited; print('asyncio' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "False"
