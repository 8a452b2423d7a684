"""Builds the frontend of a site: one chunk a demo, the always-on script, the React worker.

Nothing is built again while the demos, the providers, the frontend's own code and the installed
packages are the same.
"""

import os
import subprocess
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

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
from showfloor.build.file_system import cleared, put
from showfloor.build.licence import VARIABLE, licence_key
from showfloor.build.page_settings import page_settings
from showfloor.compile import Playgrounds, Site, key_of
from showfloor.config.node import find_node, node_environment
from showfloor.demos import demo_manifest
from showfloor.errors import ToolError
from showfloor.model.assets import Assets

__all__ = ["build_frontend", "client_files", "frontend_manifest", "lighten_fonts", "read_assets"]

SCRIPT: Final = "programs/build/main.mjs"
CODE: Final = (".ts", ".tsx", ".css", ".json", ".svg")
SOURCES: Final = ("pages/", "families/", "components/", "fonts/")


def build_frontend(paths: BuildPaths, site: Site, code: str, *, say: Callable[[str], None]) -> bool:
    """Build the frontend unless it is current; return whether it was built.

    `code` is the digest of the frontend's own code. Where what the last build left is damaged, all
    of it is built again, and `say` is told.

    Raises `ToolError` with what the bundler said when it fails.
    """
    paths.work.mkdir(parents=True, exist_ok=True)
    work = paths.work
    manifest = frontend_manifest(paths, site, say=say)
    wanted = _digest(site, manifest, code)
    built = _built(work, say)
    if built is not None and built.key == wanted:
        return False
    begin_build(work, built)  # one that is killed leaves nothing that looks finished
    _put(work / "demos.json", manifest, say)
    lighten_fonts(paths)
    _run(paths, SCRIPT, licence_key(site))
    write_built(work, wanted)
    return True


def frontend_manifest(paths: BuildPaths, site: Site, *, say: Callable[[str], None]) -> bytes:
    """Return what the frontend's programs are told of a site; its accents are written for them."""
    accents = paths.work.resolve() / "accents.css"
    _put(accents, accent_styles(site.shell.families).encode(), say)
    return _manifest(site, accents)


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


def lighten_fonts(paths: BuildPaths) -> None:
    """Make the shell's fonts lighter, where that was not done yet."""
    # Its library takes a third of a second to import, which a quick build never needs.
    from showfloor.build import light_fonts

    light_fonts.lighten_fonts(paths)


def read_assets(paths: BuildPaths) -> Assets:
    """Return what the last build of the frontend made."""
    content = (paths.work / "assets.json").read_bytes()
    return msgspec.json.decode(content, type=Assets)


def client_files(paths: BuildPaths) -> Iterator[tuple[str, Path]]:
    """Yield the site path and the place of every file for browsers."""
    client = paths.work / "client"
    built = read_built(paths.work)
    for name in built.below("client") if built else ():
        yield f"/{name}", client / name


def _manifest(site: Site, accents: Path) -> bytes:
    return demo_manifest(
        site.config.root.resolve(),
        site.demo_sources(),
        packages={id: [pin.name for pin in f.pins] for id, f in site.config.families.items()},
        styles=[accents],
        playgrounds=site.made_by(Playgrounds).with_folders(),
        settings=page_settings(site),
    )


def _digest(site: Site, manifest: bytes, code: str) -> str:
    sources = "\n".join(
        f"{path} {digest}"
        for path, digest in sorted(site.stamps.items())
        if path.startswith(SOURCES) and path.endswith(CODE)
    )
    return key_of(code, manifest, sources, accent_styles(site.shell.families), licence_key(site))


def _run(paths: BuildPaths, script: str, licence: str = "") -> None:
    command = [find_node(), str(paths.web / script)]
    environment = node_environment(
        SHOWFLOOR_WORK=str(paths.work.resolve()), NODE_ENV="production", **{VARIABLE: licence}
    )
    done = subprocess.run(
        command, capture_output=True, encoding="utf-8", env=environment, check=False
    )
    if done.returncode != 0:
        raise ToolError(
            f"The frontend cannot be built:\n{(done.stderr or done.stdout).strip()}",
            why="Pages need its scripts and styles, and their demos are rendered by it.",
            fix="Mend the file that the message names, then build again.",
        )
