"""A registry of npm packages for one test."""

import io
import json
import tarfile
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final
from urllib.parse import unquote

Files = Mapping[str, bytes]
"""The files of a version of a package, by path; `package.json` is one of them."""

HOST: Final = "127.0.0.1"


def files_of(folder: Path) -> Files:
    """Return the files of an installed package."""
    files = (file for file in folder.rglob("*") if file.is_file())
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}


@contextmanager
def npm_registry(*published: Files) -> Iterator[str]:
    """Serve packages as npm asks for them, and yield the address of the registry."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body = answers.get(unquote(self.path))
            self.send_response(200 if body else 404)
            self.end_headers()
            self.wfile.write(body or b"{}")

        def log_message(self, format: str, *args: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer((HOST, 0), Handler)
    address = f"http://{HOST}:{server.server_port}"
    answers = _answers(published, address)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield address
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def _answers(published: tuple[Files, ...], address: str) -> dict[str, bytes]:
    """Return what is answered for each path."""
    archives: dict[str, bytes] = {}
    versions: dict[str, dict[str, object]] = {}
    for files in published:
        manifest = json.loads(files["package.json"])
        name, version = manifest["name"], manifest["version"]
        archive = f"/archives/{name}-{version}.tgz"
        archives[archive] = _archive(files)
        of_version = {**manifest, "dist": {"tarball": address + archive}}
        versions.setdefault(name, {})[version] = of_version
    packages = {
        f"/{name}": json.dumps(
            {"name": name, "dist-tags": {"latest": list(known)[-1]}, "versions": known}
        ).encode()
        for name, known in versions.items()
    }
    return {**packages, **archives}


def _archive(files: Files) -> bytes:
    content = io.BytesIO()
    with tarfile.open(fileobj=content, mode="w:gz") as archive:
        for path, data in files.items():
            entry = tarfile.TarInfo(f"package/{path}")
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))
    return content.getvalue()
