"""Demos as readers see them: in every styling and language, highlighted, with their packages."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache

from msgspec.structs import replace
from tree_sitter import Node

from showfloor.demos.javascript import Derived, Group, JsDeriver
from showfloor.demos.objects import declared_objects
from showfloor.demos.packages import installed_package
from showfloor.demos.preview import About, preview_lines
from showfloor.demos.source import DemoSource, SourceFile, VariantSource
from showfloor.demos.syntax import parse_tsx
from showfloor.errors import SourceError, raise_all
from showfloor.highlight import highlight, wrap_lines
from showfloor.model.demo import CodeFile, Demo, DemoVariant
from showfloor.work_counts import count

Pins = Mapping[str, str]
"""Installed packages and their versions."""

Forms = Mapping[Group, Derived]
"""What is derived of each script and the files that it may be joined with."""


def load_demos(
    sources: Sequence[DemoSource], *, pins: Pins, derive: JsDeriver, lenient: bool = False
) -> list[Demo]:
    """Prepare demos, their JavaScript in one batch.

    Raises `SourcesError` with every file that has none; with `lenient` it is as written.
    """
    variants = (variant for source in sources for variant in source.variants)
    groups = list(dict.fromkeys(group for variant in variants for group in variant.scripts))
    derived = dict(zip(groups, derive.derive(groups), strict=True))
    errors = {one.path: one for one in derived.values() if isinstance(one, SourceError)}
    raise_all([] if lenient else errors.values())
    forms = {group: Derived(code=group[0].text) for group in groups}
    forms |= {group: one for group, one in derived.items() if isinstance(one, Derived)}
    return [_demo(source, pins, forms) for source in sources]


def _demo(source: DemoSource, pins: Pins, forms: Forms) -> Demo:
    count("demos prepared", source.id)
    packages = sorted({name for variant in source.variants for name in variant.packages})
    about = About(source.subjects, frozenset(source.named))
    return Demo(
        id=source.id,
        name=source.name,
        title=in_words(source.name),
        family=source.family,
        path=source.path,
        variants=tuple(_variant(variant, forms, about) for variant in source.variants),
        dependencies=tuple(installed_package(name, pins) for name in packages),
    )


def in_words(name: str) -> str:
    """Return `Basic buttons` for `BasicButtons`; capitals in a row stay together."""
    words = re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+", name)
    rest = (word if word.isupper() and len(word) > 1 else word.lower() for word in words[1:])
    return " ".join([*words[:1], *rest])


def _variant(source: VariantSource, forms: Forms, about: About) -> DemoVariant:
    about = about._replace(variables=_variables(source, about.subjects))
    ts = [_file(file, about) for file in source.files]
    codes = {group[0]: forms[group].code for group in source.scripts}
    js = [
        _file(replace(file, name=name, text=codes.get(file, file.text)), about)
        for file in source.files
        for name in [re.sub(r"\.ts(x?)$", r".js\1", file.name)]
    ]
    joined = forms[source.files].joined
    return DemoVariant(
        styling=source.styling, module=source.module, ts=tuple(ts), js=tuple(js), joined=joined
    )


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
