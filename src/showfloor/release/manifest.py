"""The manifest of a release: it lists its files, after a check that their paths can be written."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from showfloor.errors import ReleaseError
from showfloor.model.base_path import ROOT
from showfloor.model.encoded_address import NOT_PORTABLE
from showfloor.model.redirects import Redirect
from showfloor.model.release import (
    NO_LANGUAGES,
    SUFFIXES,
    FileEntry,
    Languages,
    Manifest,
    RetainedAsset,
)
from showfloor.model.site_file import SiteFile, content_digest
from showfloor.release.media_types import media_type
from showfloor.release.precompress import compression

PUBLIC: Final = "public"
INDEX: Final = "index.html"
NO_CHECKSUM: Final = "0" * 32


@dataclass(frozen=True, slots=True, kw_only=True)
class Retention:
    """Which files of earlier releases a release still serves."""

    now: int
    """The time of the build, in seconds since 1970."""
    seconds: int
    """How long a file is retained after the site has lost it."""
    max_bytes: int = 1024**3
    """Of all files together, compressed forms included. The last files that the site lost stay."""
    max_files: int = 20_000


@dataclass(frozen=True, slots=True, kw_only=True)
class ReleaseSettings:
    """Everything in a release besides its files."""

    redirects: Sequence[Redirect] = ()
    languages: Languages = NO_LANGUAGES
    base: str = ROOT
    """The path below which the site is on its host."""
    hosts: Sequence[str] = ()
    """Names of the hosts on which the site is published, as far as they are known."""
    headers: Mapping[str, str] = field(default_factory=dict)
    """Headers of every response."""
    beside: Mapping[str, bytes] = field(default_factory=dict)
    """Files beside the public ones that are not served, by name (`nginx.conf`)."""
    retention: Retention | None = None
    """Without it no file of earlier releases is retained."""


def checked_files(files: Iterable[SiteFile]) -> Iterator[SiteFile]:
    """Yield the files as they come; raise `ReleaseError` at one whose path cannot be published."""
    seen: dict[str, str] = {}
    for file in files:
        if not _is_site_path(file.path):
            raise ReleaseError(
                f"{file.path!r} is not the path of a file.",
                why="Files are published below the site's root, each under one plain name.",
                fix="Use a path like /folder/name.html, without '.', '..', '\\' or empty parts.",
            )
        if NOT_PORTABLE.search(file.path):
            raise ReleaseError(
                f"{file.path} cannot be written on Windows.",
                why="A release can be built and served on every system.",
                fix='Use no < > : " | ? *, no dot or space at the end, no name like CON or NUL.',
            )
        folded = file.path.casefold()
        if folded in seen:
            raise _published_twice(file.path, seen[folded])
        seen[folded] = file.path
        yield file


def _published_twice(path: str, before: str) -> ReleaseError:
    if path == before:
        return ReleaseError(
            f"{path} is published twice.",
            why="One of the two files would never be seen.",
            fix="Rename one of them, or publish only one.",
        )
    return ReleaseError(
        f"{before} and {path} differ in case only.",
        why="On file systems that ignore case, one of them would take the other's place.",
        fix="Rename one of them.",
    )


def entry_of(file: SiteFile, digest: str) -> FileEntry:
    """Return the entry of a file whose sizes are not known yet."""
    return FileEntry(
        file=PUBLIC + file.path,
        type=file.type or media_type(file.path),
        etag=digest,
        size=0,
        immutable=file.immutable,
        headers=dict(file.headers),
    )


def has_same_bytes(entry: FileEntry, other: FileEntry) -> bool:
    """Return whether two entries have the same bytes on disk, compressed forms included."""
    return (
        entry.etag == other.etag
        and entry.file == other.file
        and entry.type == other.type
        and entry.immutable == other.immutable
    )


def make_manifest(
    entries: Iterable[FileEntry],
    settings: ReleaseSettings,
    retained: Mapping[str, RetainedAsset] | None = None,
) -> Manifest:
    """Return the manifest of a release; raises `ReleaseError` when two of its files clash."""
    files = entries_by_path(entries)
    _check_compressed_names(files)
    _check_folders(files)
    manifest = Manifest(
        digest="",
        files=dict(sorted(files.items())),
        retained=dict(sorted((retained or {}).items())),
        routes=routes_of(files),
        redirects=tuple(settings.redirects),
        languages=settings.languages,
        mount=settings.base if settings.base != ROOT else msgspec.UNSET,
        hosts=tuple(settings.hosts),
        headers=dict(settings.headers),
        beside={name: content_digest(content) for name, content in settings.beside.items()},
        compression=compression(),
    )
    return msgspec.structs.replace(manifest, digest=manifest_digest(manifest))


def entries_by_path(entries: Iterable[FileEntry]) -> dict[str, FileEntry]:
    """Return the entries, each under its site path."""
    return {entry.file.removeprefix(PUBLIC): entry for entry in entries}


def routes_of(files: Iterable[str]) -> dict[str, str]:
    """Return the site paths of pages with those of their files, in order."""
    return {path.removesuffix(INDEX): path for path in sorted(files) if path.endswith(f"/{INDEX}")}


def encode_manifest(manifest: Manifest) -> bytes:
    """Return the manifest as it is written, the same bytes for the same release."""
    blank = msgspec.structs.replace(manifest, checksum=NO_CHECKSUM)
    content = msgspec.json.encode(blank, order="deterministic")
    return content.replace(_checksum_field(NO_CHECKSUM), _checksum_field(content_digest(content)))


def manifest_checksum(content: bytes, manifest: Manifest) -> str:
    """Return the checksum of a manifest without its own; `content` is its file."""
    checksum = _checksum_field(manifest.checksum)
    return content_digest(content.replace(checksum, _checksum_field(NO_CHECKSUM)))


def _checksum_field(checksum: str) -> bytes:
    return f'"checksum":"{checksum}"'.encode()


def manifest_digest(manifest: Manifest) -> str:
    """Hash all files that a reader can ask for, and the times at which the site lost retained ones.

    A build that starts from nothing retains nothing, so its digest depends on no time.
    """
    retained = manifest.retained.values()
    hashed = (
        manifest.version,
        sorted(map(_hashed, manifest.files.values())),
        manifest.redirects,
        manifest.languages,
        manifest.headers,
        manifest.beside,
        *([manifest.base] if manifest.base != ROOT else []),
        *([manifest.hosts] if manifest.hosts else []),
        *([sorted((_hashed(a.entry), a.left) for a in retained)] if retained else []),
    )
    return content_digest(msgspec.json.encode(hashed, order="deterministic"))


def _hashed(entry: FileEntry) -> tuple[str, str, str, bool, list[tuple[str, str]]]:
    headers = sorted(entry.headers.items())
    return (entry.file, entry.etag, entry.type, entry.immutable, headers)


def _check_compressed_names(files: Mapping[str, FileEntry]) -> None:
    for path, entry in files.items():
        for encoding in entry.encodings:
            if path + SUFFIXES[encoding] in files:
                raise ReleaseError(
                    f"{path}{SUFFIXES[encoding]} is in the way of the compressed {path}.",
                    why="The release keeps a file's compressed forms beside it.",
                    fix=f"Rename {path}{SUFFIXES[encoding]}; {path} is compressed by the build.",
                )


def _check_folders(files: Mapping[str, FileEntry]) -> None:
    for parent in sorted(_folders_of(files) & files.keys()):
        raise ReleaseError(
            f"{parent} is both a file and a folder.",
            why="A file system holds one thing under one name.",
            fix=f"Rename the file {parent} or the folder {parent}/.",
        )


def _folders_of(paths: Iterable[str]) -> set[str]:
    """Return all folders above some site paths, without the root."""
    folders: set[str] = set()
    for path in paths:
        folder = path.rpartition("/")[0]
        while folder and folder not in folders:
            folders.add(folder)
            folder = folder.rpartition("/")[0]
    return folders


def _is_site_path(path: str) -> bool:
    parts = path.split("/")
    return (
        len(parts) > 1
        and parts[0] == ""
        and all(part not in {"", ".", ".."} for part in parts[1:])
        and not any(mark in path for mark in "\\\0\r\n")
    )
