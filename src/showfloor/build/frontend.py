"""Builds the frontend of a site: one chunk a demo, the always-on script, the React worker.

Nothing is built again while the demos, the providers, the frontend's own code and the installed
packages are the same.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from types import NoneType
from typing import Final

from showfloor.build.accents import accent_styles
from showfloor.build.build_paths import BuildPaths
from showfloor.build.built_files import (
    FILES,
    FOLDERS,
    RECORD,
    BuiltFiles,
    begin_build,
    damaged_files,
    read_built,
    write_built,
)
from showfloor.build.bundler import FRONTEND, frontend_programs
from showfloor.build.file_system import cleared, put
from showfloor.build.light_fonts import lighten_fonts
from showfloor.build.page_settings import page_settings
from showfloor.compile import Bundled, Catalogs, Playgrounds
from showfloor.decoding import decode_json
from showfloor.demos import demo_manifest
from showfloor.fingerprint import (
    engine_code,
    folder_code,
    key_of,
    package_versions,
)
from showfloor.model.assets import Assets
from showfloor.node import NodeProgram, NodePrograms

__all__ = [
    "build_frontend",
    "build_sandbox",
    "client_files",
    "frontend_code",
    "frontend_manifest",
    "is_built",
    "read_assets",
]

DEV_SANDBOX: Final = replace(FRONTEND, name="dev", entry="sandbox.mjs")
"""Makes those libraries alone, when they are asked for while a site is written."""
SOURCE: Final = "src"
CODE: Final = (".ts", ".tsx", ".css", ".json", ".svg")
SOURCES: Final = ("pages/", "families/", "components/", "fonts/")


def frontend_code(paths: BuildPaths) -> str:
    """Return a fingerprint of all that pages are rendered with, whatever the site.

    The frontend's sources count as a whole, as the bundler decides what of them is reached.
    """
    return key_of(frontend_programs(paths).version(FRONTEND), folder_code(paths.web / SOURCE))


def build_frontend(
    paths: BuildPaths,
    site: Bundled,
    code: str,
    *,
    say: Callable[[str], None],
    programs: NodePrograms | None = None,
) -> bool:
    """Build the frontend unless it is current; return whether it was built.

    `code` is what `frontend_code` returns; `programs` run the bundler. Where what the last build
    left is damaged, all of it is built again, and `say` is told.

    Raises `ToolError` with what the bundler said when it fails.
    """
    paths.work.mkdir(parents=True, exist_ok=True)
    work = paths.work
    manifest = frontend_manifest(paths, site, say=say)
    wanted = _digest(paths, site, manifest, code)
    built = _built(work, say)
    if built is not None and built.key == wanted:
        return False
    begin_build(work, built)  # one that is killed leaves nothing that looks finished
    _put(work / "demos.json", manifest, say)
    lighten_fonts(paths)
    asked = programs or frontend_programs(paths)
    _run(paths, asked, FRONTEND, site)
    write_built(work, wanted)
    return True


def is_built(paths: BuildPaths, site: Bundled) -> bool:
    """Tell whether the frontend in the work folder was built from this site."""
    built = read_built(paths.work)
    if built is None:
        return False
    manifest = _manifest(site, _accents(paths))
    return built.key == _digest(paths, site, manifest, frontend_code(paths))


def build_sandbox(paths: BuildPaths, site: Bundled) -> None:
    """Build what edited demos run with, for a site being written; raises `ToolError`."""
    _run(paths, frontend_programs(paths), DEV_SANDBOX, site)


def frontend_manifest(paths: BuildPaths, site: Bundled, *, say: Callable[[str], None]) -> bytes:
    """Return what the frontend's programs are told of a site; its accents are written for them."""
    accents = _accents(paths)
    _put(accents, accent_styles(site.config.cards).encode(), say)
    return _manifest(site, accents)


def _accents(paths: BuildPaths) -> Path:
    return paths.work.resolve() / "accents.css"


def _built(work: Path, say: Callable[[str], None]) -> BuiltFiles | None:
    """Return what the last build left if it is whole; else it is removed."""
    built = read_built(work)
    damaged = damaged_files(work, built) if built else _damaged_record(work)
    if built is not None and not damaged:
        return built
    for name in (*FOLDERS, *FILES):
        cleared(work / name)
    if damaged:
        say(_damage_notice(damaged))
    return None


def _damaged_record(work: Path) -> list[str]:
    return [RECORD] if os.path.lexists(work / RECORD) else []  # there is none before the first


def _damage_notice(damaged: Sequence[str]) -> str:
    more = f" and {len(damaged) - 1} more" if len(damaged) > 1 else ""
    return f"The built frontend was damaged ({damaged[0]}{more}) and is built again."


def _put(file: Path, content: bytes, say: Callable[[str], None]) -> None:
    if put(file, content):
        say(f"{file} was not a file that can be written. It was made again.")


def read_assets(paths: BuildPaths) -> Assets:
    """Return what the last build of the frontend made."""
    content = (paths.work / "assets.json").read_bytes()
    return decode_json(content, Assets)


def client_files(paths: BuildPaths) -> Iterator[tuple[str, Path]]:
    """Yield the site path and the place of every file for browsers."""
    client = paths.work / "client"
    built = read_built(paths.work)
    for name in built.below("client") if built else ():
        yield f"/{name}", client / name


def _manifest(site: Bundled, accents: Path) -> bytes:
    return demo_manifest(
        site.config.root.resolve(),
        site.demos,
        packages={id: [pin.name for pin in f.pins] for id, f in site.config.families.items()},
        others={id: [pin.name for pin in f.demo_pins] for id, f in site.config.families.items()},
        adapters={id: f.adapters for id, f in site.config.families.items()},
        styles=[accents],
        playgrounds=site.made_by(Playgrounds).with_folders(),
        specimens=site.made_by(Catalogs).specimens,
        settings=page_settings(site),
    )


def _digest(paths: BuildPaths, site: Bundled, manifest: bytes, code: str) -> str:
    packages, accents = _documented(paths, site), accent_styles(site.config.cards)
    sources = _sources(site)
    return key_of(code, engine_code(), packages, manifest, sources, accents, _licence(site))


def _sources(site: Bundled) -> str:
    """Return what the site has of code, as a text."""
    return "\n".join(
        f"{path} {digest}"
        for path, digest in sorted(site.stamps.items())
        if path.startswith(SOURCES) and path.endswith(CODE)
    )


def _libraries(paths: BuildPaths, site: Bundled) -> str:
    """Return a fingerprint of what the libraries for edited demos are made of and by."""
    program = frontend_programs(paths).version(FRONTEND)
    return key_of(program, _documented(paths, site), _licence(site))


def _licence(site: Bundled) -> str:
    return site.config.site.licence_key or ""


def _documented(paths: BuildPaths, site: Bundled) -> tuple[str, ...]:
    """Return the versions of what demos may import, and of all that it needs."""
    pins = {pin.name for family in site.config.families.values() for pin in family.importable}
    return package_versions(paths.node_modules, sorted(pins))


def _run(paths: BuildPaths, programs: NodePrograms, program: NodeProgram, site: Bundled) -> None:
    question = {
        "work": str(paths.work.resolve()),
        "licenseKey": _licence(site),
        "libraries": _libraries(paths, site),
    }
    programs.ask(program, question, NoneType)
