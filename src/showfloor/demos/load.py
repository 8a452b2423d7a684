"""Demos as readers see them: in every styling and language, highlighted, with their packages."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from msgspec.structs import replace
from tree_sitter import Node

from showfloor.demos.imports import ALWAYS_ALLOWED
from showfloor.demos.javascript import JsDeriver
from showfloor.demos.objects import declared_objects
from showfloor.demos.preview import About, preview_lines
from showfloor.demos.source import DemoSource, SourceFile, VariantSource
from showfloor.demos.syntax import parse_tsx
from showfloor.errors import SITE_PACKAGES, SourceError, ToolError, raise_all
from showfloor.fingerprint import package_version
from showfloor.highlight import highlight, wrap_lines
from showfloor.model.demo import CodeFile, Demo, DemoVariant
from showfloor.model.product import PackagePin

Pins = Mapping[str, str]
"""Installed packages and their versions."""

Forms = Mapping[str, str]
"""JavaScript form of each script, by its path."""


def load_demos(sources: Sequence[DemoSource], *, pins: Pins, derive: JsDeriver) -> list[Demo]:
    """Prepare demos, their JavaScript in one batch.

    Raises `SourcesError` with every file that has none.
    """
    scripts = {
        file.path: file
        for source in sources
        for variant in source.variants
        for file in variant.files
        if file.is_script
    }
    derived = dict(zip(scripts, derive.derive(list(scripts.values())), strict=True))
    raise_all(result for result in derived.values() if isinstance(result, SourceError))
    forms = {path: code for path, code in derived.items() if isinstance(code, str)}
    return [_demo(source, pins, forms) for source in sources]


def _demo(source: DemoSource, pins: Pins, forms: Forms) -> Demo:
    packages = sorted({name for variant in source.variants for name in variant.packages})
    about = About(source.subjects, frozenset(source.named))
    return Demo(
        id=source.id,
        name=source.name,
        title=in_words(source.name),
        family=source.family,
        path=source.path,
        variants=tuple(_variant(variant, forms, about) for variant in source.variants),
        dependencies=tuple(_imported_pin(name, pins) for name in packages),
    )


def _imported_pin(name: str, pins: Pins) -> PackagePin:
    if name not in pins:
        raise ToolError(
            f"The package {name} is not installed, and a demo imports it.",
            why="Readers are told the exact versions that a demo was built with.",
            fix=f"Run `npm ci` in {SITE_PACKAGES}, or add the package there.",
        )
    return PackagePin(name=name, version=pins[name])


def in_words(name: str) -> str:
    """Return `Basic buttons` for `BasicButtons`; capitals in a row stay together."""
    words = re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+", name)
    rest = (word if word.isupper() and len(word) > 1 else word.lower() for word in words[1:])
    return " ".join([*words[:1], *rest])


def _variant(source: VariantSource, forms: Forms, about: About) -> DemoVariant:
    about = about._replace(variables=_variables(source, about.subjects))
    ts = [_file(file, about) for file in source.files]
    js = [
        _file(replace(file, name=_js_name(file.name), text=forms.get(file.path, file.text)), about)
        for file in source.files
    ]
    return DemoVariant(styling=source.styling, module=source.module, ts=tuple(ts), js=tuple(js))


def _variables(source: VariantSource, subjects: frozenset[str]) -> frozenset[str]:
    """Return the names of variables of a subject's type: JavaScript has the names alone."""
    trees = (_tree(file.text) for file in source.files if file.is_script)
    declared = (one for tree in trees for one in declared_objects(tree))
    return frozenset(one.variable for one in declared if one.variable and one.type in subjects)


def _file(file: SourceFile, about: About) -> CodeFile:
    language = file.name.rpartition(".")[2]
    preview = preview_lines(_tree(file.text), about) if language in {"tsx", "jsx"} else None
    marks = dict.fromkeys(range(preview[0], preview[1] + 1), "data-preview") if preview else {}
    return CodeFile(
        name=file.name,
        language=language,
        source=file.text,
        html=wrap_lines(_highlighted(file.text, language), marks),
        preview=preview,
        shared=file.is_shared,
    )


# The variables of a demo are looked for in the files that its excerpts are then made of.
@lru_cache(maxsize=32)
def _tree(text: str) -> Node:
    return parse_tsx(text)


# Demos share what they import, and style sheets have one form for both languages: more than half of
# all code is met again, mostly soon.
@lru_cache(maxsize=256)
def _highlighted(text: str, language: str) -> tuple[str, ...]:
    return tuple(highlight(text, language))


def _js_name(name: str) -> str:
    stem, _, extension = name.rpartition(".")
    return f"{stem}.{ {'tsx': 'jsx', 'ts': 'js'}.get(extension, extension) }"


TOOLS: Final = (
    "@types/react",
    "@types/react-dom",
    "@vitejs/plugin-react",
    "typescript",
    "vite",
)
TAILWIND_TOOLS: Final = ("@tailwindcss/vite", "tailwindcss")


class Project(NamedTuple):
    """The packages that a copy of a demo installs, at exact versions, sorted by name."""

    dependencies: tuple[PackagePin, ...]
    tools: tuple[PackagePin, ...]
    """For its development alone."""


def installed_versions(folders: Sequence[Path], packages: Iterable[str]) -> dict[str, str]:
    """Return the version of each package that is installed; the others are left out.

    `folders` are folders of packages; the first that has a package counts.
    """
    found = {
        name: [version for folder in folders if (version := package_version(folder, name))]
        for name in sorted(set(packages))
    }
    return {name: versions[0] for name, versions in found.items() if versions}


def project_packages(companions: Iterable[str]) -> set[str]:
    """Return the packages that projects may need besides what their demos import."""
    return {*ALWAYS_ALLOWED, *TOOLS, *TAILWIND_TOOLS, *companions}


def project_of(
    demo: Demo,
    companions: Iterable[str],
    installed: Mapping[str, str],
    *,
    uses_tailwind: bool = False,
) -> Project:
    """Return the packages of a demo's project.

    `companions` are what its family needs in addition to what code imports; `installed` are
    versions by name. `uses_tailwind` adds the tools of Tailwind. Raises `ToolError` for a package
    that is not installed.
    """
    imported = {pin.name: pin.version for pin in demo.dependencies}
    names = {*imported, *ALWAYS_ALLOWED, *companions}
    tools = (*TOOLS, *(TAILWIND_TOOLS if uses_tailwind else ()))
    versions = {**installed, **imported}
    return Project(_pins(names, versions), _pins(tools, versions))


def _pins(names: Iterable[str], versions: Mapping[str, str]) -> tuple[PackagePin, ...]:
    return tuple(_pin(name, versions) for name in sorted(names))


def _pin(name: str, versions: Mapping[str, str]) -> PackagePin:
    if name not in versions:
        raise ToolError(
            f"The package {name} is not installed, and copies of demos need it.",
            why="Readers are given the exact versions that a demo was built with.",
            fix=f"Run `npm ci` in {SITE_PACKAGES}, or add the package there.",
        )
    return PackagePin(name=name, version=versions[name])
