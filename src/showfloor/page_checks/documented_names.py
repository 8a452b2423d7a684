"""Names in the front matter of pages: components and hooks that a package must export.

A name is known if the reference has an entry for it, if a package of the page has a module of that
name, or if the declarations of a package export it.
"""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Final

from showfloor.config import read_text
from showfloor.errors import SourceError
from showfloor.workspace import ApiPages, Site, SitePage

STAR: Final = re.compile(r"^export \* from ['\"](\.[^'\"]*)['\"]", re.MULTILINE)
LIST: Final = re.compile(r"^export (?:type )?\{([^}]*)\}", re.MULTILINE)
DECLARED: Final = re.compile(
    r"^export (?:default |declare |abstract )*(?:const|let|function|class|interface|type|enum|"
    r"namespace|\* as) (\w+)",
    re.MULTILINE,
)
WORD: Final = re.compile(r"\w+")
DECLARATIONS: Final = ("{}.d.ts", "{}.d.mts", "{}/index.d.ts", "{}/index.d.mts")
ENTRIES: Final = ("index", "build/index", "dist/index", "esm/index")


def documented_mistakes(site: Site) -> Iterator[SourceError]:
    """Yield a mistake for each name that no package of its page exports.

    A page that documents something must also list `terms`, which make it strict, if another page of
    its family does. Only pages of families with a reference are checked.
    """
    strict = {page.facts.family for page in site.pages.values() if page.facts.front_matter.terms}
    listed: dict[str, set[str]] = {}
    for place in site.made_by(ApiPages).reference.places:
        listed.setdefault(place.family, set()).add(place.name)
    for page in site.pages.values():
        family = page.facts.family
        if page.facts.generated or family not in listed or not page.facts.documented:
            continue
        if family in strict and not page.facts.front_matter.terms:
            yield SourceError(
                "the page documents components or hooks and lists no terms",
                path=page.facts.path,
                line=1,
                why="other pages of the product do: terms say what searches must find a page, and"
                " hold it to all checks of pages",
                fix='add "terms" to the front matter: four to twelve searches of readers',
            )
        yield from _unknown_names(site, page, listed[family])


def _unknown_names(site: Site, page: SitePage, listed: set[str]) -> Iterator[SourceError]:
    packages = [site.inputs.node_modules / name for name in page.facts.front_matter.packages]
    folders = [folder for folder in packages if folder.is_dir()]
    for name in page.facts.documented:
        if name in listed or any((folder / name).is_dir() for folder in folders):
            continue
        exported = set().union(*(exports_of(folder) for folder in folders))
        if name not in exported:
            yield _unknown(site, page, name, listed | exported)


def _unknown(site: Site, page: SitePage, name: str, known: set[str]) -> SourceError:
    packages = page.facts.front_matter.packages
    near = get_close_matches(name, sorted(known), n=1, cutoff=0.6)
    text = read_text(site.config.root / page.facts.path, site.config.root)
    lines = (at for at, line in enumerate(text.split("\n"), 1) if name in WORD.findall(line))
    return SourceError(
        f"no package of the page exports {name}",
        path=page.facts.path,
        line=next(lines, 1),
        why=f"it lists {', '.join(packages)}" if packages else "it lists no packages",
        fix=f"did you mean {near[0]}?" if near else "correct the name, or list its package",
    )


@cache
def exports_of(package: Path) -> frozenset[str]:
    """Return the names that the declarations of an installed package export."""
    entries = (_declarations(package / entry) for entry in ENTRIES)
    entry = next((file for file in entries if file is not None), None)
    return frozenset(_exports(entry, set())) if entry else frozenset()


def _exports(file: Path, seen: set[Path]) -> Iterator[str]:
    if file in seen:
        return
    seen.add(file)
    text = file.read_text(encoding="utf-8", errors="replace")
    yield from DECLARED.findall(text)
    for names in LIST.findall(text):
        yield from (words[-1] for one in names.split(",") if (words := WORD.findall(one)))
    for target in STAR.findall(text):
        further = _declarations(file.parent / target)
        if further is not None:
            yield from _exports(further, seen)


def _declarations(module: Path) -> Path | None:
    base = str(module).removesuffix(".js").removesuffix(".mjs")
    files = (Path(pattern.format(base)) for pattern in DECLARATIONS)
    return next((file for file in files if file.is_file()), None)
