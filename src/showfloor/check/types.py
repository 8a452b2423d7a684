"""Finds type errors in the code of a site: demos, providers, components and their imports.

The TypeScript compiler reads `tsconfig.json` of the site, and each `tsconfig.<name>.json` beside
it, for code that cannot be compiled together with the rest. A site without one is compiled with the
options of the projects that readers download. The mistakes are cached by the digests of the
sources, and the compiler keeps a record of unchanged files, so only edited code is checked again.
"""

import re
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from showfloor.build_paths import BuildPaths
from showfloor.decoding import decode_json
from showfloor.errors import SourceError, ToolError
from showfloor.fingerprint import engine_code, installed_node_packages, key_of
from showfloor.frontend.declarations import declarations, write_declarations
from showfloor.model.cache import Cache, recalled
from showfloor.node import find_node, node_version

COMPILER: Final = Path("@typescript", "native", "bin", "tsc")
OPTIONS: Final = Path("src", "demo", "tools", "compilerOptions.json")
"""File of the frontend: the compiler options of projects that readers download."""
RECORDS: Final = "types"
"""Folder in the work folder for the compiler's records of unchanged files."""
CODE: Final = (".ts", ".tsx", ".json", ".css")
"""Files that the compiler reads, or that are imported by those."""
ERROR: Final = re.compile(
    r"(?P<path>.+?)\((?P<line>\d+),\d+\): error (?P<code>TS\d+): (?P<text>.*)"
)
FAULT: Final = re.compile(r"error (?P<code>TS\d+): (?P<text>.*)")
"""An error that concerns no file, such as an option that does not exist."""
MISSING_MODULE: Final = "TS2307"
SHOWN_LINES: Final = 4
"""Lines that are shown of one error; further lines only explain types of types."""


class _Mistake(msgspec.Struct, frozen=True):
    path: str
    line: int
    code: str
    text: str


def type_mistakes(
    paths: BuildPaths, stamps: Mapping[str, str], cache: Cache
) -> Sequence[SourceError]:
    """Return a mistake for each type error of a site whose files have these digests.

    Raises `ToolError` where the compiler cannot work.
    """
    packages = [
        installed_node_packages(folder) for folder in (paths.node_modules, paths.engine_modules)
    ]
    code = sorted((path, stamp) for path, stamp in stamps.items() if path.endswith(CODE))
    key = key_of(engine_code(), packages, node_version(), str(paths.site.resolve()), code)
    found = recalled(cache, key, tuple[_Mistake, ...])
    if found is None:
        found = tuple(dict.fromkeys(_compiled(paths)))
        cache.put(key, msgspec.msgpack.encode(found))
    return [_error(mistake) for mistake in found]


def _compiled(paths: BuildPaths) -> Iterator[_Mistake]:
    records = paths.work.resolve() / RECORDS
    records.mkdir(parents=True, exist_ok=True)
    write_declarations(paths.work)
    projects = sorted(paths.site.resolve().glob("tsconfig*.json"))
    for project in projects or [_default_project(paths, records)]:
        record = records / f"{project.stem}.tsbuildinfo"
        yield from _mistakes_in(paths, project, record)


def _default_project(paths: BuildPaths, folder: Path) -> Path:
    """Write a configuration for a site that has none."""
    site, engine = paths.site.resolve(), paths.engine_modules.resolve()
    options = decode_json((paths.web / OPTIONS).read_bytes(), dict[str, Any])
    types = options.pop("types")
    declared = declarations(paths.work.resolve()).as_posix()
    named = {"showfloor": [f"{declared}/index.d.ts"], "showfloor/*": [f"{declared}/*.d.ts"]}
    config = {
        "compilerOptions": {**options, "types": [], "paths": named},
        "files": [
            *(f"{engine.as_posix()}/{name}.d.ts" for name in types),
            f"{declared}/env.d.ts",
        ],
        "include": [f"{site.as_posix()}/**/*.ts", f"{site.as_posix()}/**/*.tsx"],
        "exclude": [f"{site.as_posix()}/**/projects"],
    }
    file = folder / "tsconfig.json"
    file.write_bytes(msgspec.json.encode(config))
    return file


def _mistakes_in(paths: BuildPaths, project: Path, record: Path) -> Iterator[_Mistake]:
    compiler = paths.engine_modules.resolve() / COMPILER
    command = [find_node(), str(compiler), "--project", str(project)]
    # One checker: each of several would work out the types of the packages for itself.
    options = ["--noEmit", "--pretty", "false", "--checkers", "1"]
    done = subprocess.run(
        [*command, *options, "--incremental", "--tsBuildInfoFile", str(record)],
        cwd=paths.site.resolve(),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    found = list(_mistakes_of(done.stdout))
    if done.returncode != 0 and not found:
        raise _failed(project, f"{done.stdout}{done.stderr}", done.returncode)
    # The sources of a linked library are compiled with options of their own.
    yield from (mistake for mistake in found if not mistake.path.startswith("../"))


def _mistakes_of(output: str) -> Iterator[_Mistake]:
    """Yield the errors that the compiler printed: each a line, and more on indented lines below."""
    lines = output.splitlines()
    for number, line in enumerate(lines):
        if match := ERROR.fullmatch(line):
            more = []
            for following in lines[number + 1 : number + SHOWN_LINES]:
                if not following.startswith("  "):
                    break
                more.append(following.strip())
            yield _Mistake(
                path=Path(match["path"]).as_posix(),
                line=int(match["line"]),
                code=match["code"],
                text=" ".join([match["text"], *more]),
            )
        elif match := FAULT.fullmatch(line):
            raise _failed(None, f"{match['text']} ({match['code']})", 1)


def _failed(project: Path | None, printed: str, status: int) -> ToolError:
    about = f" with {project.name}" if project else ""
    reason = printed.strip() or f"it ended with status {status}"
    return ToolError(
        f"Types cannot be checked{about}: {reason}",
        why="The TypeScript compiler reads the code of demos as a reader's project would.",
        fix="Correct the configuration that the message names, or install the packages again.",
    )


def _error(mistake: _Mistake) -> SourceError:
    fix = (
        "correct its name, or run `npm install` for its package and list it in family.toml"
        if mistake.code == MISSING_MODULE
        else "correct the code so that it compiles"
    )
    return SourceError(
        f"{mistake.text} ({mistake.code})",
        path=mistake.path,
        line=mistake.line,
        why="readers copy this code into projects that are compiled",
        fix=fix,
    )
