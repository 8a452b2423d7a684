"""Lists the third-party works of a release, and checks their licenses.

The bundler lists the works that it bundles (`web/programs/build/notices.ts`). This module adds the
works in the full-text search, a Python package. Before there is a bundle, `showfloor check` asks
about the packages that demos import.
"""

import re
import tomllib
from collections.abc import Container, Iterable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from showfloor.build_paths import BuildPaths
from showfloor.config.license_rules import NoticesFile, TextSource
from showfloor.decoding import convert, decode_json
from showfloor.errors import SourceError, ToolError, raise_all
from showfloor.model.work import Work
from showfloor.search.pagefind import pagefind_version

SEARCH_WORKS: Final = Path(__file__).with_name("search-works") / "works.toml"
"""The works in Pagefind of one version: no installed file lists those compiled into it."""
SEARCH: Final = ("search",)
"""The bundle of these works."""
BUNDLED_WORKS: Final = "works.json"
"""In the work folder: the works that were bundled."""
UNQUOTED_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
"""A key that TOML takes without quotes."""
OF_OWNERS: Final = (None, "UNLICENSED")
"""What a package declares that its owner does not publish under a license."""
COMPOUND: Final = re.compile(r"\b(?:AND|OR|WITH)\b|[()]")


class ListedWork(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A work in the full-text search."""

    name: str
    version: str
    license: str
    texts: tuple[str, ...]
    """The names of license files beside the list."""
    accepted: str = ""
    """Why it may be sent though its license asks for more than its text to go along."""


class SearchWorks(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The list of works in the full-text search."""

    pagefind: str
    """The version that contains these works."""
    works: tuple[ListedWork, ...]


def search_works(installed: str) -> list[Work]:
    """Return the works in the version `installed` of Pagefind.

    Raises `ToolError` if the list is one of another version.
    """
    listed = _search_list()
    if listed.pagefind != installed:
        raise ToolError(
            f"The works inside Pagefind {installed} are not listed:"
            f" {SEARCH_WORKS.parent.name}/{SEARCH_WORKS.name} is the list of {listed.pagefind}.",
            why="Readers get them with the search, and their licenses ask to be named.",
            fix=f"Renew the list, as its first lines say, or install Pagefind {listed.pagefind}.",
        )
    return [_work(one) for one in listed.works]


@cache
def _search_list() -> SearchWorks:
    return convert(tomllib.loads(SEARCH_WORKS.read_text(encoding="utf-8")), SearchWorks)


def _work(listed: ListedWork) -> Work:
    files = [SEARCH_WORKS.with_name(name) for name in listed.texts]
    return Work(
        name=listed.name,
        version=listed.version,
        license=listed.license,
        texts=tuple(file.read_text(encoding="utf-8").strip("\n") for file in files),
        bundles=SEARCH,
    )


def third_party_works(
    paths: BuildPaths, notices: NoticesFile, documented: Container[str]
) -> tuple[Work, ...]:
    """Return the works of the last bundle and of the full-text search.

    Raises `SourcesError` like `check_works`, and `ToolError` like `search_works`.
    """
    content = (paths.work / BUNDLED_WORKS).read_bytes()
    works = [*decode_json(content, list[Work]), *search_works(pagefind_version())]
    return check_works(works, notices, documented)


def check_works(
    works: Iterable[Work], notices: NoticesFile, documented: Container[str] = ()
) -> tuple[Work, ...]:
    """Return the works by name, each with the text of its license where there is one.

    `documented` are the packages that the site is about: those of its owner need no license.
    Raises `SourcesError` for licenses that are not allowed or have changed since they were
    accepted, and for unused settings.
    """
    found = sorted(works, key=lambda work: (work.name.lower(), work.version))
    whole = [_with_text(work, found, notices) for work in found]
    changed = (mistake for work in whole for mistake in _changed_text(work, notices))
    raise_all([*refusals(whole, notices, documented), *changed, *_unused(found, notices)])
    return tuple(whole)


def imported_works(node_modules: Path, packages: Iterable[str]) -> list[Work]:
    """Return the packages that demos import as their manifests declare them, without texts."""
    return [
        Work(
            name=name,
            version=manifest.version,
            license=manifest.license_id,
            texts=(),
            bundles=("demos",),
        )
        for name in sorted(set(packages))
        if (manifest := _manifest(node_modules / name / "package.json")) is not None
    ]


class _Manifest(msgspec.Struct, frozen=True):
    """What a `package.json` declares."""

    version: str = ""
    license: object = None

    @property
    def license_id(self) -> str | None:
        """Its license; old packages have it in an object."""
        kind = self.license.get("type") if isinstance(self.license, dict) else self.license
        return kind.strip() if isinstance(kind, str) else None


def _manifest(file: Path) -> _Manifest | None:
    """Return the manifest of a package; nothing of one that is not installed or damaged."""
    try:
        return decode_json(file.read_bytes(), _Manifest)
    except (OSError, msgspec.DecodeError):
        return None


def _with_text(work: Work, works: Iterable[Work], notices: NoticesFile) -> Work:
    if work.texts:
        return work
    source = notices.settings.texts.get(work.name, TextSource())
    if text := notices.texts.get(work.name):
        return msgspec.structs.replace(work, texts=(text,), standard=source.holder is not None)
    texts = (w.texts for w in works if w.name == source.of and w.license == work.license)
    return msgspec.structs.replace(work, texts=next(texts, ()))


def refusals(
    works: Iterable[Work], notices: NoticesFile, documented: Container[str]
) -> Iterator[SourceError]:
    """Yield a mistake for each work whose license does not allow to send it to readers."""
    for work in works:
        is_of_owner = work.license in OF_OWNERS and work.name in documented
        if not is_of_owner and not _may_be_used(work, notices):
            yield _not_allowed(work, notices)


def _changed_text(work: Work, notices: NoticesFile) -> Iterator[SourceError]:
    """Yield a mistake if the text of a license is not the one that was accepted."""
    accepted = notices.settings.accepted.get(work.name)
    digest = _digest(work)
    if accepted is None or accepted.declares != work.license or digest == accepted.digest:
        return
    yield notices.file.error(
        f"the license text of {work.name} {work.version} is not the one that was accepted",
        ("accepted", work.name, "digest"),
        why=f'it was accepted for the text with the SHA-256 "{accepted.digest}", and its terms may'
        " be others now",
        fix="read the license in the package; if you agree to it, write"
        f' digest = "{digest}", or else remove the package',
    )


def _not_allowed(work: Work, notices: NoticesFile) -> SourceError:
    declared = "no license" if work.license is None else f'the license "{work.license}"'
    return notices.file.error(
        f"{work.name} {work.version} declares {declared}, which is not allowed",
        ("allowed",) if "allowed" in notices.file.text else (),
        why=f"readers get {_places(work)} with it, and nothing may be sent under terms that"
        " nobody has agreed to",
        fix="remove the package"
        if work.license is None
        else f"read its license; if you may use it, {_entry(work)}, or else remove the package",
    )


def _entry(work: Work) -> str:
    """Return the advice to accept a work, as precise as its text is known."""
    name = work.name if UNQUOTED_KEY.fullmatch(work.name) else f'"{work.name}"'
    digest = f'digest = "{_digest(work)}"' if work.texts else "the digest of its text"
    return (
        f'write [accepted.{name}] into notices.toml with declares = "{work.license}", {digest}'
        " and your reason as why"
    )


def _digest(work: Work) -> str:
    return sha256("\n\n".join(work.texts).encode()).hexdigest()


def _places(work: Work) -> str:
    return " and ".join(f"the {bundle}" for bundle in work.bundles)


def _may_be_used(work: Work, notices: NoticesFile) -> bool:
    accepted = notices.settings.accepted.get(work.name)
    if accepted is not None and accepted.declares == work.license:
        return True
    listed = _search_list().works if work.bundles == SEARCH else ()
    if any(one.accepted for one in listed if one.name == work.name):
        return True
    return work.license is not None and _is_allowed(work.license, notices.settings.allowed)


def _is_allowed(expression: str, allowed: tuple[str, ...]) -> bool:
    """Return whether the terms of an SPDX expression can be met with licenses that are allowed."""
    if all(part in allowed for part in expression.split(" AND ")):
        return True
    if not COMPOUND.search(expression):
        return False
    # The library takes long to import, and most builds find no compound license.
    from license_expression import ExpressionError, Licensing

    licensing = Licensing()
    try:
        parsed = licensing.parse(expression)
    except ExpressionError:
        return False
    met = {
        symbol: licensing.TRUE if str(symbol) in allowed else licensing.FALSE
        for symbol in parsed.symbols
    }
    return bool(parsed.subs(met, simplify=True) == licensing.TRUE)


def _unused(works: Iterable[Work], notices: NoticesFile) -> Iterator[SourceError]:
    names = {work.name for work in works}
    without_text = {work.name for work in works if not work.texts}
    settings = notices.settings
    for table, known in (("accepted", names), ("texts", without_text)):
        for name in getattr(settings, table):
            if name not in known:
                yield notices.file.error(
                    f'nothing needs "{name}" under [{table}]',
                    (table, name),
                    why="nothing sent to readers contains this work"
                    if name not in names
                    else "the work comes with the text of its license",
                    fix="remove the entry, or correct its name",
                )
