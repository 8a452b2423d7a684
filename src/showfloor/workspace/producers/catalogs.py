"""The catalogs of families, read from `catalog.toml`, on the pages that show them."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Self

import msgspec

from showfloor.config.catalog import (
    CATALOG,
    SPECIMENS,
    CatalogEntry,
    CatalogFile,
    CatalogPart,
    load_catalog,
)
from showfloor.errors import SourceError, collect_errors, raise_all
from showfloor.fingerprint import key_of
from showfloor.markdown.arguments import suggestion
from showfloor.model.blocks import Block
from showfloor.model.catalog import CatalogBlock, CatalogCard, CatalogFilterBlock, CatalogGroup
from showfloor.model.demo import demo_route
from showfloor.model.page_facts import LinkFact
from showfloor.workspace.page_record import Fill, PageFacts, PageLines
from showfloor.workspace.producers.api_reference import ApiPages
from showfloor.workspace.producers.producer import Producer, Sources
from showfloor.workspace.reference.reference_map import ApiPlace, ReferenceMap

FOLDER: Final = "families/{family}/"


class CatalogFill(Fill, frozen=True, kw_only=True):
    """The cards of a family in the catalogs of a page."""

    family: str
    groups: tuple[CatalogGroup, ...]
    code: str
    """Key of the code that renders the cards."""

    def apply(self, blocks: tuple[Block, ...]) -> tuple[Block, ...]:
        """Return the blocks with the cards added."""
        filled = tuple(self._filled(block) for block in blocks)
        groups = [group for one in filled if isinstance(one, CatalogBlock) for group in one.groups]
        return tuple(_counted(block, groups) for block in filled)

    def _filled(self, block: Block) -> Block:
        if not isinstance(block, CatalogBlock):
            return block
        groups = tuple(one for one in self.groups if block.group in ("", one.name))
        return msgspec.structs.replace(block, family=self.family, groups=groups)


@dataclass(frozen=True, eq=False)
class Catalogs(Producer):
    """Reads the catalogs that pages show, and adds their cards to these pages."""

    groups: Mapping[str, tuple[CatalogGroup, ...]]
    """By family."""
    links: Mapping[str, tuple[LinkFact, ...]]
    """Links of their cards, by catalog file."""
    specimens: Mapping[str, str]
    """File of each specimen by its key, relative to the site's folder."""
    code: Mapping[str, str]
    """Key of the code that renders the cards, by family."""

    @classmethod
    def produce(cls, sources: Sources) -> Self:
        """Read the catalogs; raises `SourcesError` with their mistakes and those of pages."""
        pages = [page for page in sources.pages if page.catalogs]
        specimens = _specimens(sources.files)
        if not pages:
            return cls({}, {}, {}, {})
        files = _files(sources, pages)
        reference = sources.earlier.of(ApiPages).reference
        _check_names(files, reference)
        return cls(
            {name: _groups(file, reference, specimens) for name, file in files.items()},
            {
                file.file.path: tuple(
                    LinkFact(href=entry.page, line=file.line_of(entry.page))
                    for part in file.groups
                    for entry in part.entries
                )
                for file in files.values()
            },
            {key: path for key, path in specimens.items() if key.partition("/")[0] in files},
            {name: _code_of_family(sources.files, name) for name in files},
        )

    def fill(self, page: PageFacts) -> CatalogFill | None:
        """Return the cards of a page that shows a catalog."""
        family = page.family or ""
        if not page.catalogs:
            return None
        return CatalogFill(family=family, groups=self.groups[family], code=self.code[family])


def _code_of_family(files: Mapping[str, str], family: str) -> str:
    folder = FOLDER.format(family=family)
    return key_of({path: digest for path, digest in files.items() if path.startswith(folder)})


def _counted(block: Block, groups: list[CatalogGroup]) -> Block:
    if not isinstance(block, CatalogFilterBlock):
        return block
    return msgspec.structs.replace(
        block,
        groups=tuple(group.name for group in groups),
        count=sum(len(group.cards) for group in groups),
    )


def _specimens(files: Iterable[str]) -> dict[str, str]:
    """Return the file of each specimen of all families, by its key."""
    found: dict[str, str] = {}
    for path in files:
        match path.split("/"):
            case ["families", family, folder, file] if folder == SPECIMENS:
                if file.endswith(".tsx"):
                    found[f"{family}/{file.removesuffix('.tsx')}"] = path
    return found


def _files(sources: Sources, pages: list[PageFacts]) -> dict[str, CatalogFile]:
    """Return the catalog of each family that pages show; raises `SourcesError`."""
    root = sources.config.root
    found: dict[str, CatalogFile] = {}
    errors: list[SourceError] = []
    specimens = _specimens(sources.files)
    for family in sorted({page.family or "" for page in pages}):
        if FOLDER.format(family=family) + CATALOG not in sources.files:
            continue
        with collect_errors(errors):
            found[family] = load_catalog(root / "families" / family, root)
            errors += _mistakes(found[family], specimens)
            errors += _bad_screens(found[family], sources.pages)
    if not errors:
        errors += [
            error for page in pages for error in _misplaced(page, sources.lines_of(page), found)
        ]
    raise_all(errors)
    return found


def _mistakes(file: CatalogFile, specimens: Mapping[str, str]) -> Iterator[SourceError]:
    """Yield an error for each entry without a specimen, and each specimen without an entry."""
    used = set[str]()
    for group, part in enumerate(file.groups):
        for index, entry in enumerate(part.entries):
            if entry.screen is not None:
                continue
            name = _file_of(entry)
            used.add(f"{file.family}/{name}")
            if f"{file.family}/{name}" not in specimens:
                path = f"{FOLDER.format(family=file.family)}{SPECIMENS}/{name}.tsx"
                yield file.file.error(
                    f'"{entry.name}" has no specimen',
                    ("groups", group, "entries", index),
                    why=f"its card shows the thing itself, rendered by {path}",
                    fix="write that file, or name another one: specimen = …",
                )
    if any(part.reference for part in file.groups):
        return  # entries of the reference use any specimen file of their name
    for key, path in specimens.items():
        if key.startswith(f"{file.family}/") and key not in used:
            yield SourceError(
                "no card shows this specimen",
                path=path,
                why=f"{file.file.path} has no entry of that name",
                fix="add the entry, or remove the file",
            )


def _bad_screens(file: CatalogFile, pages: Iterable[PageFacts]) -> Iterator[SourceError]:
    """Yield an error for each screen that its page does not show."""
    demos = {page.route: [demo.name for demo in page.demos] for page in pages}
    for group, part in enumerate(file.groups):
        for index, entry in enumerate(part.entries):
            place = ("groups", group, "entries", index)
            if entry.screen is None:
                continue
            if entry.specimen is not None:
                yield file.file.error(
                    f'"{entry.name}" has a specimen and a screen',
                    place,
                    why="a card shows one of the two",
                    fix="remove one",
                )
            known = demos.get(entry.page)
            if known is not None and entry.screen not in known:
                yield file.file.error(
                    f'the page of "{entry.name}" has no demo "{entry.screen}"',
                    (*place, "screen"),
                    why=f"its card shows the document of a demo of {entry.page}",
                    fix=f"{suggestion(entry.screen, known)}write the name of a demo there",
                )


def _check_names(files: Mapping[str, CatalogFile], reference: ReferenceMap) -> None:
    """Raise `SourcesError` with the names that the reference lacks."""
    errors: list[SourceError] = []
    for family, file in files.items():
        known = [place.name for place in reference.of_family(family)]
        for group, part in enumerate(file.groups):
            names = part.reference if isinstance(part.reference, tuple) else ()
            errors += [
                file.file.error(
                    f'the API reference has no "{name}"',
                    ("groups", group, "reference", index),
                    why="a card leads to what the reference says of it",
                    fix=f"{suggestion(name, known)}write a name that api.toml lists",
                )
                for index, name in enumerate(names)
                if name not in known
            ]
    raise_all(errors)


def _misplaced(
    page: PageFacts, lines: PageLines, files: Mapping[str, CatalogFile]
) -> Iterator[SourceError]:
    """Yield an error for each catalog of a page that does not exist."""
    family = page.family or ""
    file = files.get(family)
    names = [part.name for part in file.groups] if file else []
    path = FOLDER.format(family=family) + CATALOG
    for group, line in zip(page.catalogs, lines.catalogs, strict=True):
        if file is None:
            yield SourceError(
                "there is no catalog to show",
                path=page.path,
                line=line,
                why=f"there is no {path}" if family else "catalogs belong to a family",
                fix=f"write {path}, or remove the directive"
                if family
                else "show it on a family's page",
            )
        elif group and group not in names:
            yield SourceError(
                f'the catalog has no group "{group}"',
                path=page.path,
                line=line,
                why=f"the groups of {path} are {', '.join(names)}",
                fix=f"{suggestion(group, names)}write the name as it is there",
            )


def _groups(
    file: CatalogFile, reference: ReferenceMap, specimens: Mapping[str, str]
) -> tuple[CatalogGroup, ...]:
    return tuple(
        CatalogGroup(name=part.name, cards=tuple(_cards(file.family, part, reference, specimens)))
        for part in file.groups
    )


def _cards(
    family: str, part: CatalogPart, reference: ReferenceMap, specimens: Mapping[str, str]
) -> Iterator[CatalogCard]:
    for entry in part.entries:
        screen = "" if entry.screen is None else demo_route(entry.page, entry.screen)
        yield CatalogCard(
            name=entry.name,
            href=entry.page,
            line=entry.line,
            specimen="" if screen else f"{family}/{_file_of(entry)}",
            screen=screen,
        )
    for place in _places(family, part, reference):
        key = f"{family}/{place.name}"
        known = key if key in specimens else ""
        yield CatalogCard(name=place.name, href=place.href, specimen=known)


def _places(family: str, part: CatalogPart, reference: ReferenceMap) -> Iterator[ApiPlace]:
    """Yield the entries of the reference in a group: all of a kind, or names in their order."""
    known = reference.of_family(family)
    if isinstance(part.reference, str):
        yield from (one for one in known if one.kind == part.reference and not one.deprecated)
    elif part.reference is not None:
        by_name = {one.name: one for one in reversed(known)}
        yield from (by_name[name] for name in part.reference)


def _file_of(entry: CatalogEntry) -> str:
    return entry.specimen or specimen_name(entry.name)


def specimen_name(name: str) -> str:
    """Return the name of the specimen file for an entry: `TextField` for `Text Field`."""
    words = "".join(one if one.isalnum() else " " for one in name).split()
    return "".join(word[0].upper() + word[1:] for word in words)
