"""Runs Pagefind over some documents."""

import base64
import os
import subprocess
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

import msgspec

from showfloor.decoding import decode_json
from showfloor.errors import ToolError
from showfloor.fingerprint import python_package_version
from showfloor.work_counts import count

WORKER: Final = "pagefind-worker.js"
PROGRAM: Final = "PAGEFIND_BINARY_PATH"
"""The variable with which Pagefind lets another program be named."""

NEEDED: Final = ("pagefind-entry.json", "*.pf_meta", "wasm.*.pagefind", "index/*", "fragment/*")
"""What a search loads; the rest is an interface that we do not use."""

ANY_LANGUAGE: Final = "wasm.unknown.pagefind"
"""The code for a language of whose words Pagefind knows no stems."""

END: Final = b","
"""What ends each request and each answer; both are JSON in base64."""

ERROR: Final = "Error"
LAST: Final = ("GetFiles", ERROR)
"""Answers after which none is waited for."""

READ_BYTES: Final = 1 << 16

BEST_ALONE: Final = b"""\
{
  const most = 30;
  const post = self.postMessage.bind(self);
  const forget = (id) => {
    const data = { method: "releaseData", args: [id] };
    self.dispatchEvent(new MessageEvent("message", { data }));
  };
  self.postMessage = (reply) => {
    if (reply.id === undefined) return;
    const rest = reply.result?.results?.splice(most) ?? [];
    post(reply);
    for (const { data } of rest) forget(data);
  };
}
"""
"""What the worker begins with. By itself it sends all pages that have a word, each with the places
where they have it: of ten thousand pages this keeps the reader's page busy for longer than a key
may take, and the worker holds all of them. So it sends the best alone, and forgets the others."""

START_TOGETHER: Final = b"""\
{
  const load = self.fetch.bind(self);
  const products = new Map();
  const startsOf = async (product) => {
    const answer = await load(`${product}.starts`);
    if (!answer.ok) return {};
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const line = bytes.indexOf(10);
    const places = JSON.parse(new TextDecoder().decode(bytes.subarray(0, line)));
    const contentOf = ([at, size]) => bytes.slice(line + 1 + at, line + 1 + at + size);
    return { places, contentOf };
  };
  const known = (product) => {
    if (!products.has(product)) {
      const starts = startsOf(product);
      starts.catch(() => products.delete(product));
      products.set(product, starts);
    }
    return products.get(product);
  };
  self.fetch = async (input, ...rest) => {
    const [, product, name] = /^(.*)-(\\d+\\/pagefind[^/?]*)/.exec(input) ?? [];
    const { places, contentOf } = name === undefined ? {} : await known(product);
    const place = places?.[name];
    return place === undefined ? load(input, ...rest) : new Response(contentOf(place));
  };
}
"""
"""After that, the first requests for each part of a product are answered from one file
(`outputs/search_full_text.py`). A page that is open since an earlier release may name a part
that the file does not have: that part is requested by itself."""

Request = Mapping[str, object]


class IndexFile(msgspec.Struct, frozen=True):
    """A file of an index."""

    path: str
    content: bytes
    """In base64 on the way."""


class Payload(msgspec.Struct, frozen=True):
    """What is read of an answer."""

    type: str
    """The name of the request that was done, or that something went wrong."""
    message: str = ""
    """What went wrong."""
    files: list[IndexFile] = []


class Answer(msgspec.Struct, frozen=True):
    """What comes back for each request."""

    payload: Payload


def pagefind_version() -> str:
    """Return the version of the program that is installed; its format goes with it."""
    return python_package_version("pagefind_bin")


def run_pagefind(
    routes: Iterable[str], text_of: Callable[[str], str], language: str, *, beside: int
) -> dict[str, bytes]:
    """Index a document for each route; return the files of the index by name.

    `text_of` returns the HTML of one, in a thread, while the program is at work on others.
    `beside` is how much other work goes on at the same time, each on a core of its own. The program
    has the other cores: with more threads than that it takes up to a fifth more processor time.
    This leaves out its Python interface, which waits a tenth of a second for each answer.
    Documents are given one by one, in the order of their routes. What it finds in a folder comes in
    the order of the file system, and so would the numbers of pages in the index.
    Raises `ToolError` with its message when it fails.
    """
    # It answers each request, and must never have to wait for somebody to read.
    with (
        _started(max(1, (os.cpu_count() or 1) - beside)) as process,
        ThreadPoolExecutor(3, thread_name_prefix="pagefind") as pool,
    ):
        try:
            sent = pool.submit(_send, process, _requests(sorted(routes), text_of, language))
            answered = pool.submit(_last_answer, process)
            errors = pool.submit(_errors, process)
            sent.result()
            answer = answered.result()
            if answer is None or answer.type == ERROR:
                reason = answer.message if answer else errors.result()
                raise ToolError(
                    f"The text of pages cannot be indexed:\n{reason.strip()}",
                    why="Without the index the text of pages could not be searched.",
                    fix="See to free memory, then build again.",
                )
            return _needed_files(answer.files)
        finally:
            process.kill()  # it would wait for more requests


def is_web_assembly(name: str) -> bool:
    """Return whether a file is Pagefind's own code, such as `wasm.en.pagefind` for English."""
    return name.startswith("wasm.")


def _started(threads: int) -> subprocess.Popen[bytes]:
    program = _program()
    if program is None:
        raise ToolError(
            "Pagefind is not installed.",
            why="The text of pages is indexed by it, so that it can be searched.",
            fix="Run make setup, which installs it with its program.",
        )
    count("processes started", "pagefind")
    return subprocess.Popen(
        [program, "--service"],
        bufsize=0,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "RAYON_NUM_THREADS": str(threads)},
    )


def _program() -> Path | None:
    named = os.environ.get(PROGRAM)
    if named is not None:
        return Path(named)
    try:
        # Asked itself: `pagefind.service` returns the same, and imports what runs event loops.
        from pagefind_bin import get_executable

        return Path(get_executable())
    except (ImportError, FileNotFoundError):
        return None


def _requests(
    routes: Iterable[str], text_of: Callable[[str], str], language: str
) -> Iterator[Request]:
    """Yield the requests; a document is made while the program works on the one before.

    The index has the number 0. Pagefind takes addresses from paths. The last request is to be given
    the index: written files may still be empty when it answers.
    """
    yield {"type": "NewIndex", "config": {"force_language": language}}
    for route in routes:
        path, text = f"{route}index.html".lstrip("/"), text_of(route)
        yield {"type": "AddFile", "file_path": path, "file_contents": text, "index_id": 0}
    yield {"type": "GetFiles", "index_id": 0}


def _send(process: subprocess.Popen[bytes], requests: Iterable[Request]) -> None:
    assert process.stdin is not None
    for request in requests:
        message = msgspec.json.encode({"message_id": 0, "payload": request})
        left = memoryview(base64.b64encode(message) + END)
        try:
            while left:
                left = left[process.stdin.write(left) :]
        except OSError:  # it has ended, and the missing answer shows it
            return


def _last_answer(process: subprocess.Popen[bytes]) -> Payload | None:
    """Return the answer to the last request, or the first that is an error.

    Returns nothing where the program ends before. After an error nobody reads what it answers: it
    would come to wait for that, and so would its caller, so it is ended.
    """
    assert process.stdout is not None
    answer = bytearray()
    while read := os.read(process.stdout.fileno(), READ_BYTES):
        *ends, rest = read.split(END)
        for end in ends:
            answer += end
            payload = decode_json(base64.b64decode(answer), Answer).payload
            answer.clear()
            if payload.type == ERROR:
                process.kill()
            if payload.type in LAST:
                return payload
        answer += rest
    return None


def _errors(process: subprocess.Popen[bytes]) -> str:
    assert process.stderr is not None
    return process.stderr.read().decode(errors="replace")


def _needed_files(found: Iterable[IndexFile]) -> dict[str, bytes]:
    files = {file.path: file.content for file in found}
    needed = {
        path: files[path]
        for path in sorted(files)
        if path == WORKER or any(fnmatchcase(path, pattern) for pattern in NEEDED)
    }
    if len([path for path in needed if is_web_assembly(path)]) > 1:
        needed.pop(ANY_LANGUAGE)
    return needed | {WORKER: BEST_ALONE + START_TOGETHER + files[WORKER]}
