"""Bundles the frontend of a site: one chunk a demo, the always-on script, the React worker.

The bundle stays the same until demos, providers, the code of the frontend or installed packages
change.
"""

import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import NoneType
from typing import Final

from showfloor.build_paths import BuildPaths
from showfloor.decoding import decode_json
from showfloor.file_system import remove_path
from showfloor.fingerprint import (
    BUNDLER_SETTINGS,
    engine_code,
    folder_code,
    key_of,
    package_versions,
)
from showfloor.frontend.built_files import (
    FILES,
    FOLDERS,
    RECORD,
    BuiltFiles,
    begin_build,
    damaged_files,
    read_built,
    write_built,
)
from showfloor.frontend.fonts import write_fonts
from showfloor.frontend.node_programs import BUNDLER, frontend_programs
from showfloor.frontend.site_manifest import accent_styles, write_site_manifest
from showfloor.model.assets import Assets
from showfloor.node import NodeProgram, NodePrograms
from showfloor.workspace import FrontendSources

DEV_SANDBOX: Final = replace(BUNDLER, name="dev", entry="sandbox.ts")
"""Builds only the libraries of edited demos, for the development server."""
SOURCE: Final = "src"
CODE: Final = (".ts", ".tsx", ".css", ".json", ".svg")
SOURCES: Final = (
    *("pages/", "families/", "components/", "directives/", "slots/"),
    *("fonts/", "styles.css", *BUNDLER_SETTINGS),
)


def frontend_code(paths: BuildPaths) -> str:
    """Return a fingerprint of the code that renders pages, which is the same for all sites.

    It covers all sources of the frontend: only the bundler knows which of them are used.
    """
    return key_of(frontend_programs(paths).version(BUNDLER), folder_code(paths.web / SOURCE))


def build_frontend(
    paths: BuildPaths,
    site: FrontendSources,
    code: str,
    *,
    say: Callable[[str], None],
    programs: NodePrograms,
) -> bool:
    """Build the frontend unless it is up to date; return whether it was built.

    `code` is the result of `frontend_code`; `programs` run the bundler. `say` reports a damaged
    bundle, which is built again. Raises `ToolError` with the message of the bundler if it fails.
    """
    paths.work.mkdir(parents=True, exist_ok=True)
    manifest = write_site_manifest(paths, site, say=say)
    key = _key(paths, site, manifest, code)
    built = _intact_bundle(paths.work, say)
    if built is not None and built.key == key:
        return False
    begin_build(paths.work, built)  # one that is killed leaves nothing that looks finished
    write_fonts(paths)
    _run(paths, programs, BUNDLER, site)
    write_built(paths.work, key)
    return True


def build_sandbox(paths: BuildPaths, site: FrontendSources) -> None:
    """Build the libraries of edited demos for the development server; raises `ToolError`."""
    _run(paths, frontend_programs(paths), DEV_SANDBOX, site)


def _intact_bundle(work: Path, say: Callable[[str], None]) -> BuiltFiles | None:
    """Return the record of the last bundle if it is intact; remove a damaged bundle."""
    built = read_built(work)
    if built is not None:
        damaged = damaged_files(work, built)
        if not damaged:
            return built
    else:
        damaged = [RECORD] if os.path.lexists(work / RECORD) else []  # the first build finds none
    for name in (*FOLDERS, *FILES):
        remove_path(work / name)
    if damaged:
        more = f" and {len(damaged) - 1} more" if len(damaged) > 1 else ""
        say(f"The built frontend was damaged ({damaged[0]}{more}) and is built again.")
    return None


def read_assets(paths: BuildPaths) -> Assets:
    """Return the list of assets of the last bundle."""
    return decode_json((paths.work / "assets.json").read_bytes(), Assets)


def client_files(paths: BuildPaths) -> Iterator[tuple[str, Path, str]]:
    """Yield the site path, the place and the digest of every file for browsers."""
    built = read_built(paths.work)
    for path, digest in built.files.items() if built else ():
        if path.startswith("client/"):
            yield path.removeprefix("client"), paths.work / path, digest


def _key(paths: BuildPaths, site: FrontendSources, manifest: bytes, code: str) -> str:
    packages, accents = _demo_package_versions(paths, site), accent_styles(site.config.cards)
    sources = "\n".join(
        f"{path} {digest}"
        for path, digest in sorted(site.stamps.items())
        if path.startswith(SOURCES) and path.endswith(CODE)
    )
    return key_of(code, engine_code(), packages, manifest, sources, accents, _license_key(site))


def _libraries(paths: BuildPaths, site: FrontendSources) -> str:
    """Return a fingerprint of the libraries of edited demos and of the program that builds them."""
    program = frontend_programs(paths).version(BUNDLER)
    return key_of(program, _demo_package_versions(paths, site), _license_key(site))


def _license_key(site: FrontendSources) -> str:
    return site.config.site.license_key or ""


def _demo_package_versions(paths: BuildPaths, site: FrontendSources) -> tuple[str, ...]:
    """Return the versions of the packages that demos may import, and of their dependencies."""
    pins = {pin.name for family in site.config.families.values() for pin in family.importable}
    return package_versions(paths.node_modules, sorted(pins))


def _run(
    paths: BuildPaths, programs: NodePrograms, program: NodeProgram, site: FrontendSources
) -> None:
    question = {
        "work": str(paths.work.resolve()),
        "licenseKey": _license_key(site),
        "libraries": _libraries(paths, site),
    }
    programs.ask(program, question, NoneType)
