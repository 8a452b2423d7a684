"""Types of demos hold where readers copy them: alone, under the settings of a reader's project.

The site is compiled as one program, in which what one demo declares for a module is known to all.
So is what an adapter of a date library declares: a reader's project has only that of the demo.
"""

import re
from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest

from showfloor.build.build_paths import PROJECT
from type_errors import type_errors

PAGES = PROJECT / "site" / "pages"
OPTIONS = PROJECT / "web" / "src" / "demo" / "tools" / "compilerOptions.json"
"""Those of the projects that readers download, or open in a sandbox."""

PROJECTS = "projects"
"""Folders of what guides show and other tests build."""
DECLARATION = re.compile(r"^declare (?:module|global)\b.*?^}", re.MULTILINE | re.DOTALL)
BESIDE = re.compile(r"from '\./(\w+)'")
ADAPTER = re.compile(r"from '@mui/x-date-pickers(?:-pro)?/(Adapter\w+)'")
"""Adds its type of date to those that all pickers of a program take and give."""
USUAL = ("AdapterDayjs",)
MEMBER = re.compile(r"^ {4}(\w+)\??:", re.MULTILINE)


def declared(code: str) -> set[str]:
    """Return what code adds to the interfaces of packages, such as a color."""
    return {name for block in DECLARATION.findall(code) for name in MEMBER.findall(block)}


def mentions(code: str, name: str) -> bool:
    """Tell whether code may use an addition: as a text, a member or a key."""
    # Most demos do not have the word at all, which is told a hundred times as fast.
    return name in code and bool(re.search(rf"(['\"]){name}\1|\.{name}\b|\b{name}\??:", code))


def demos() -> dict[Path, str]:
    """Return the code of each demo, with that of the files beside it that readers get with it."""
    codes: dict[Path, str] = {}
    found = [*PAGES.rglob("*.tsx"), *PAGES.rglob("*.ts")]
    for file in sorted(file for file in found if PROJECTS not in file.parts):
        demo = file.parent if (file.parent / "index.tsx").exists() else file
        code = file.read_text(encoding="utf-8")
        beside = [file.with_name(f"{name}.tsx") for name in BESIDE.findall(code)]
        texts = (other.read_text(encoding="utf-8") for other in beside if other.exists())
        codes[demo] = "".join([codes.get(demo, ""), code, *texts])
    return codes


def leaning(codes: dict[Path, str]) -> list[str]:
    """Name the demos that may compile only with what another one declares."""
    return [
        f"{demo}: uses {name}, which only {owner.name} declares; declare it here too, or rename one"
        for owner, own in codes.items()
        for name in sorted(declared(own))
        for demo, code in codes.items()
        if mentions(code, name) and name not in declared(code)
    ]


def compiler_errors(name: str, include: Iterable[str], exclude: Iterable[str] = ()) -> list[str]:
    """Compile files of the site, where they are, as a reader's project does."""
    folder = PROJECT / ".showfloor" / "demo-types" / name
    options = msgspec.json.decode(OPTIONS.read_bytes())
    config = {"compilerOptions": options, "include": [*include], "exclude": [*exclude]}
    return type_errors(folder, config)


def test_no_demo_leans_on_what_another_declares() -> None:
    codes = demos()
    assert any(map(declared, codes.values())), "no demo declares anything, so this checks nothing"
    assert leaning(codes) == []


def test_a_demo_that_leans_on_another_is_named() -> None:
    owner = "declare module '@oak/bark' {\n  interface Colors {\n    moss: true;\n  }\n}\n"
    user = '<Leaf color="moss" />'
    codes = {Path("Forest.tsx"): owner + user, Path("Meadow.tsx"): user, Path("Sky.tsx"): "moss()"}
    assert leaning(codes) == [
        "Meadow.tsx: uses moss, which only Forest.tsx declares; declare it here too, or rename one"
    ]


def adapters(code: str) -> tuple[str, ...]:
    """Return the adapters that a demo imports, which it shares a program with."""
    return tuple(sorted({*ADAPTER.findall(code)})) or USUAL


@pytest.mark.sweep
def test_demos_compile_in_the_projects_of_readers() -> None:
    codes = demos()
    alone = [demo for demo, code in codes.items() if DECLARATION.search(code)]
    programs: dict[tuple[str, ...], list[str]] = {}
    for demo in codes.keys() - {*alone}:
        programs.setdefault(adapters(codes[demo]), []).append(demo.as_posix())
    most = programs.pop(USUAL)
    assert len(most) > len(codes) / 2
    apart = [demo.as_posix() for demo in alone] + [one for own in programs.values() for one in own]
    pages = PAGES.as_posix()
    apart_or_no_demo = [*apart, f"{pages}/**/{PROJECTS}"]
    assert compiler_errors("all", [f"{pages}/**/*.ts", f"{pages}/**/*.tsx"], apart_or_no_demo) == []
    for names, own in programs.items():
        assert compiler_errors("-".join(names), own) == [], names
    for demo in alone:
        assert compiler_errors(demo.stem, [demo.as_posix()]) == [], demo
