"""A page as an author wrote it: front matter, text, its address, and the files beside it."""

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Final

import msgspec

from showfloor.config import BlogSettings, SiteConfig
from showfloor.config.blog import FILE
from showfloor.config.text_file import decode_text, read_bytes
from showfloor.errors import SourceError, raise_all
from showfloor.sources.front_matter import FrontMatter, split_front_matter
from showfloor.sources.routes import place_in_site

PAGE = "index.md"
MAX_PAGE = 200_000
"""Characters of a page: ten times a long article."""


class RawPage(msgspec.Struct, frozen=True, kw_only=True):
    """A page's source, split but not parsed."""

    path: str
    """The Markdown file, relative to the site's folder."""
    folder: str
    """Folder of the page and its demos, relative to `pages/`."""
    family: str | None
    route: str
    front_matter: FrontMatter
    text: str
    """The whole file."""
    body: str
    body_line: int
    """Line of the file (from 1) on which the body starts."""
    digest: str
    """Digest of the whole file."""
    beside: tuple[str, ...] = ()
    """The other files of the folder, relative to it, without those of pages below it."""


def read_page(
    config: SiteConfig, path: str, *, digest: str, beside: tuple[str, ...] = ()
) -> RawPage:
    """Read one page; raises `SourceError` or `SourcesError`."""
    content = read_bytes(config.root / path, config.root)
    _check_length(content, path)
    text = decode_text(content, path)
    front_matter, body, body_line = split_front_matter(text, path)
    folder = path.removeprefix("pages/").removesuffix(f"/{PAGE}")
    family, route = place_in_site(config, folder)
    raise_all(post_problems(config.blog, folder, front_matter, text, path))
    return RawPage(
        path=path,
        folder=folder,
        family=family,
        route=front_matter.route or route,
        front_matter=front_matter,
        text=text,
        body=body,
        body_line=body_line,
        digest=digest,
        beside=beside,
    )


def _check_length(content: bytes, path: str) -> None:
    """Raise `SourceError` for a page that is too large."""
    if len(content) <= MAX_PAGE:  # no text has more characters than bytes
        return
    length = len(content.decode("utf-8", "replace"))
    if length > MAX_PAGE:
        raise SourceError(
            f"the page has {length:,} characters",
            path=path,
            why=f"readers load a page as a whole; beyond {MAX_PAGE:,} it is slow to build and to"
            " open",
            fix="split it into several pages, or move data to public/",
        )


def pages_in(paths: Iterable[str]) -> tuple[dict[str, tuple[str, ...]], list[SourceError]]:
    """Return the pages among the site's files, each with the files beside it, and errors.

    There is an error for each file in `pages/` that belongs to no page, or one for a whole folder
    of such files.
    """
    files = [path for path in paths if path.startswith("pages/")]
    beside: dict[str, list[str]] = {
        path.removesuffix(f"/{PAGE}"): [] for path in files if path.endswith(f"/{PAGE}")
    }
    unused: list[str] = []
    for path in files:
        folder = _page_folder(path, beside)
        if folder is None:
            unused.append(path)
        elif path != f"{folder}/{PAGE}":
            beside[folder].append(path.removeprefix(f"{folder}/"))
    found = {f"{folder}/{PAGE}": tuple(names) for folder, names in beside.items()}
    return found, _unused(unused, beside)


def _page_folder(path: str, folders: Mapping[str, object]) -> str | None:
    """Return the nearest folder above `path` that holds a page."""
    while path:
        path = path.rpartition("/")[0]
        if path in folders:
            return path
    return None


def _unused(files: Iterable[str], pages: Iterable[str]) -> list[SourceError]:
    """Return an error for the outermost folder without a page of each file."""
    with_pages = {parent for page in pages for parent in _parents(page)}
    places = (
        next((parent for parent in _parents(path) if parent not in with_pages), path)
        for path in files
    )
    return [_belongs_to_none(place) for place in dict.fromkeys(places)]


def _parents(path: str) -> list[str]:
    """Return the folders above a path, outermost first."""
    return [path[:end] for end, letter in enumerate(path) if letter == "/"]


def _belongs_to_none(path: str) -> SourceError:
    kind = (
        "a file that belongs" if "." in path.rpartition("/")[2] else "a folder of files that belong"
    )
    return SourceError(
        f"{kind} to no page",
        path=path,
        why=f"a page is a folder with {PAGE} in it; nothing else here would ever be read",
        fix=f"add {PAGE}, or move the files beside the page that uses them",
    )


PROJECTS: Final = "projects"
"""The folder of a page in which each folder is a project."""


def projects_in(beside: Iterable[str]) -> dict[str, list[str]]:
    """Return the files of each project beside a page, relative to its own folder, by name."""
    found: dict[str, list[str]] = {}
    for path in beside:
        folder, _, rest = path.partition("/")
        name, _, file = rest.partition("/")
        if folder == PROJECTS and file:
            found.setdefault(name, []).append(file)
    return found


def archive_path(route: str, name: str) -> str:
    """Return the site path of a project of a page, as one file."""
    return f"{route}{name}.zip"


def post_problems(
    blog: BlogSettings | None, folder: str, matter: FrontMatter, text: str, path: str
) -> Iterator[SourceError]:
    """Yield the mistakes in the fields of a post, or in such fields on another page."""
    place = _Place(text, path)
    if blog is None or not blog.holds(folder):
        yield from _of_no_post(matter, place)
        return
    if matter.date is None:
        yield place.error(
            "the post has no date",
            None,
            why="posts are in the order of their dates, and feeds have them",
            fix="add the day on which it is published, such as date: 2026-11-20",
        )
    if not matter.authors:
        yield place.error(
            "the post has no author",
            None,
            why="readers want to know who is speaking",
            fix=f"add authors: [...] with one or more of: {', '.join(blog.authors)}",
        )
    yield from _unknown("author", matter.authors, blog.authors, place)
    yield from _unknown("tag", matter.tags, blog.tags, place)


class _Place:
    """The text of a page, which has the lines of fields."""

    def __init__(self, text: str, path: str) -> None:
        self._text = text
        self._path = path

    def error(self, what: str, field: str | None, *, why: str, fix: str) -> SourceError:
        found = field and re.search(rf"^{field}[ \t]*:", self._text, re.MULTILINE)
        line = self._text.count("\n", 0, found.start()) + 1 if found else 1
        return SourceError(what, path=self._path, line=line, why=why, fix=fix)


def _of_no_post(matter: FrontMatter, place: _Place) -> Iterator[SourceError]:
    post_fields = {"date": matter.date, "authors": matter.authors, "tags": matter.tags}
    for field in (name for name, value in post_fields.items() if value):
        yield place.error(
            f'"{field}" is a field of posts, and this page is none',
            field,
            why="nothing would show it",
            fix=f"remove it, or move the page into the folder that {FILE} names",
        )


def _unknown(
    kind: str, names: Iterable[str], known: Iterable[str], place: _Place
) -> Iterator[SourceError]:
    for name in names:
        if name not in known:
            near = get_close_matches(name, list(known), n=1)
            yield place.error(
                f'there is no {kind} "{name}"',
                f"{kind}s",
                why=f"each {kind} has a list of posts, with what {FILE} says above it",
                fix=f'write "{near[0]}"' if near else f"add [{kind}s.{name}] to {FILE}",
            )
