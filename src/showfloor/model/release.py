"""A release: what the build leaves behind and the server reads. They meet only here."""

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from showfloor.model.base import Model
from showfloor.model.base_path import ROOT
from showfloor.model.redirects import Redirect, RedirectPattern

MANIFEST_VERSION: Final = 1
"""Raised whenever a server could no longer read what an older build wrote."""

IMMUTABLE: Final = "public, max-age=31536000, immutable"
"""`Cache-Control` of files whose name changes with their content."""

REVALIDATE: Final = "no-cache"
"""`Cache-Control` of everything else: stored by browsers, but checked again each time."""


SUFFIXES: Final = {"br": ".br", "gzip": ".gz"}
"""What a compressed file's name ends in, by encoding, the best encoding first."""

NOTICES: Final = "/third-party-notices/"
"""Route of the page that lists the works of others in a release."""

PICTURE: Final = "og.png"
"""Name of a page's picture for links on other sites, beside the page."""

ALTERNATE: Final = "index.md"
"""Name of a page's Markdown, beside the page: a reader who prefers it gets it at the page's own
address."""


MANIFEST: Final = "manifest.json"
"""Name of the file that lists a release, in its folder."""


class Languages(Model, frozen=True, kw_only=True):
    """Languages that an address may begin with, though the site has one."""

    prefixes: tuple[str, ...] = ()
    """First segments that stand for a language, such as `zh`."""
    left_out: tuple[str, ...] = ()
    """Paths of one segment that never had languages, such as `/blog/`."""

    def without(self, path: str) -> str | None:
        """Return an address without its language: `/zh/oak/` is `/oak/`.

        Nothing for one that has no language, or whose rest is left out of languages.
        """
        prefix, slash, rest = path.removeprefix("/").partition("/")
        first = rest.partition("/")[0]
        if prefix not in self.prefixes or f"/{first}/" in self.left_out or rest.startswith("/"):
            return None
        return slash + rest or "/"


NO_LANGUAGES: Final = Languages()


class FileEntry(Model, frozen=True, kw_only=True):
    """A file of a release."""

    file: str
    """Path below the release's folder."""
    type: str
    """Value of `Content-Type`."""
    etag: str
    """Hash of the content, without quotes."""
    size: int
    """In bytes, uncompressed."""
    encodings: dict[str, int] = {}
    """Compressed size by encoding (`br`, `gzip`); the file is beside it as `.br`, `.gz`."""
    immutable: bool = False
    """Whether its name changes with its content, so that readers may keep it for good."""
    headers: dict[str, str] = {}
    """Headers of this file alone."""

    @property
    def stored(self) -> list[tuple[str, int]]:
        """Its files on disk: paths below the release's folder, with sizes in bytes."""
        encoded = [(self.file + SUFFIXES[name], size) for name, size in self.encodings.items()]
        return [(self.file, self.size), *encoded]

    @property
    def cache_control(self) -> str:
        """Value of `Cache-Control`."""
        return IMMUTABLE if self.immutable else REVALIDATE


class RetainedAsset(Model, frozen=True, kw_only=True):
    """A file of an earlier release that pages which are still open may ask for."""

    entry: FileEntry
    left: int
    """When the first release without it was written, in seconds since 1970."""


class Manifest(Model, frozen=True, kw_only=True):
    """Everything that a server must know of a release."""

    version: int = MANIFEST_VERSION
    digest: str
    """Hash of all that a reader can be given; also the name of the release's folder."""
    checksum: str = ""
    """Hash of the manifest's file, with zeros here: damage may leave a file that reads well."""
    files: dict[str, FileEntry]
    """By site path, such as `/guide/index.html`."""
    routes: dict[str, str]
    """Site path of a page to the path of its file, such as `/guide/` to `/guide/index.html`."""
    redirects: tuple[Redirect, ...] = ()
    """The first that matches counts; a file of the same path comes before all of them."""
    languages: Languages = NO_LANGUAGES
    """Taken off an address that has nothing else, where there is something without them."""
    headers: dict[str, str] = {}
    """Headers of every response."""
    beside: dict[str, str] = {}
    """Digest of each file beside the public ones, by name (`nginx.conf`)."""
    mount: str | UnsetType = UNSET
    """The path below which the site is on its host, unless that is the root; see `base`."""
    hosts: tuple[str, ...] = ()
    """Names of the hosts on which the site is published, as far as they are known."""
    compression: str = ""
    """How the files were compressed: changes with levels, libraries and their versions."""
    retained: dict[str, RetainedAsset] = msgspec.field(default_factory=dict, name="former")
    """Files of earlier releases, by site path. They are served, and neither listed nor searched."""

    @property
    def base(self) -> str:
        """The path below which the site is on its host, with a slash at both ends."""
        return ROOT if self.mount is UNSET else self.mount

    @property
    def entries(self) -> Iterator[FileEntry]:
        """Every file that can be asked for, those of earlier releases included."""
        yield from self.files.values()
        yield from (asset.entry for asset in self.retained.values())


def manifest_fault(manifest: Manifest) -> str | None:
    """Return why a manifest that has the right form cannot be used, or nothing.

    A flipped bit may leave it a valid document that names files which no build has written.
    """
    for path in (*(entry.file for entry in manifest.entries), *manifest.beside):
        if "\0" in path or path.startswith("/") or "/../" in f"/{path}/":
            return f"{path!r} is not the path of a file"
    for entry in manifest.entries:
        if not entry.encodings.keys() <= SUFFIXES.keys():
            unknown = next(name for name in entry.encodings if name not in SUFFIXES)
            return f"{entry.file} has the unknown encoding {unknown!r}"
    for route, path in manifest.routes.items():
        if path not in manifest.files:
            return f"the page {route} has no file"
    for row in manifest.redirects:
        names = RedirectPattern(row.source).bound
        if len(set(names)) < len(names):
            return f"the redirect from {row.source} has two parts of the same name"
    return None
