"""The history of a package, recorded by the command with the real npm from a registry."""

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

import pytest
from click.testing import CliRunner

from showfloor.cli.history import history
from support.places import TOOLS
from support.site.tiny_site import copy_tiny

FAMILY = """\
history = ["1", "2"]

[packages]
"{package}" = "2.0.0"

[paths]
"""

LAB = """\
import { Tone } from "@acorn/base";
export declare function Bulb(props: { tone?: Tone }): null;
"""

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


def package(
    name: str,
    version: str,
    declarations: str,
    dependencies: dict[str, str] | None = None,
    peers: dict[str, str] | None = None,
) -> Files:
    manifest = {
        "name": name,
        "version": version,
        "types": "./index.d.ts",
        "dependencies": dependencies or {},
        "peerDependencies": {"react": "^18.0.0 || ^19.0.0", **(peers or {})},
    }
    return {
        "package.json": json.dumps(manifest).encode(),
        "index.d.ts": declarations.encode(),
        "index.js": b"",
    }


def kit(version: str, props: str, base: str) -> Files:
    declared = (
        'import { Tone } from "@acorn/base";\n'
        f"export declare function Lamp(props: {{ {props} }}): null;\n"
    )
    return package("@acorn/kit", version, declared, {"@acorn/base": base})


def base(version: str, tones: str) -> Files:
    return package("@acorn/base", version, f"export type Tone = {tones};")


def declarations_of_react() -> Iterator[Files]:
    """Yield the installed declarations of React, as if they needed nothing else."""
    files = files_of(TOOLS / "@types/react")
    manifest = json.loads(files["package.json"])
    del manifest["dependencies"]
    yield {**files, "package.json": json.dumps(manifest).encode()}


@pytest.fixture
def registry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    with npm_registry(
        kit("1.0.0", "size?: number", "^1.0.0"),
        kit("1.0.1", "size?: number; tone?: Tone", "^1.0.0"),
        kit("1.1.0", "size: number; tone?: Tone", "^1.0.0"),
        kit("2.0.0", "tone?: Tone", "^1.2.0"),
        base("1.0.0", "'warm' | 'cold'"),
        base("1.2.0", "'warm' | 'cold' | 'hot'"),
        base("1.9.0", "'none of them'"),
        package("@acorn/lab", "2.0.0", LAB, peers={"@acorn/base": "^1.1.0"}),
        package("react", "19.0.0", ""),
        package("react-dom", "19.0.0", ""),
        *declarations_of_react(),
    ) as address:
        monkeypatch.setenv("npm_config_registry", address)
        monkeypatch.setenv("npm_config_cache", str(tmp_path / "npm"))
        yield address


def site_of(package: str, folder: Path) -> Path:
    """Return a site whose family documents a package."""
    site = copy_tiny(folder / "site")
    file = site / "families" / "acorn-kit" / "family.toml"
    settings = file.read_text(encoding="utf-8")
    file.write_text(settings.replace("[paths]\n", FAMILY.format(package=package)), encoding="utf-8")
    return site


def test_versions_are_compared_as_they_were_published(registry: str, tmp_path: Path) -> None:
    site, work = site_of("@acorn/kit", tmp_path), tmp_path / "work"
    done = CliRunner().invoke(history, [str(site), "--work", str(work)])
    assert (done.exit_code, done.output) == (
        0,
        "@acorn/kit 1.0.1: 4 changes\n@acorn/kit 1.1.0: 1 change\n@acorn/kit 2.0.0: 2 changes\n",
    )
    assert (site / "history/@acorn/kit.csv").read_text(encoding="utf-8") == (
        "version,change,entry,kind,name,before,after\n"
        "1.0,release,,,1.0.1,,\n"
        "1.0,added,,export,Lamp,,\n"
        "1.0,added,Lamp,component,Lamp,,\n"
        "1.0,added,Lamp,prop,size tone,,\n"
        "1.1,release,,,1.1.0,,\n"
        "1.1,required,Lamp,prop,size,,\n"
        "2.0,release,,,2.0.0,,\n"
        "2.0,removed,Lamp,prop,size,,\n"
        "2.0,type,Lamp,prop,tone,'warm' | 'cold','warm' | 'cold' | 'hot'\n"
    )
    assert not (work / "history").exists()
    again = CliRunner().invoke(history, [str(site), "--work", str(work)])
    assert (again.exit_code, again.output) == (0, "")


def test_a_peer_is_newer_if_the_package_needs_more_than_it_asks_for(
    registry: str, tmp_path: Path
) -> None:
    site = site_of("@acorn/lab", tmp_path)
    done = CliRunner().invoke(history, [str(site), "--work", str(tmp_path / "work")])
    assert (done.exit_code, done.output) == (0, "@acorn/lab 2.0.0: 3 changes\n")


def test_a_package_that_nobody_published_stops_the_command(registry: str, tmp_path: Path) -> None:
    site = site_of("@acorn/unknown", tmp_path)
    done = CliRunner().invoke(history, [str(site), "--work", str(tmp_path / "work")])
    assert done.exit_code == 1
    assert "`npm view @acorn/unknown` failed (exit code 1):" in done.output
    assert "fix: Look whether npm reaches its registry: `npm view @acorn/unknown version`." in (
        done.output
    )
