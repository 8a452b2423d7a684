"""`blog.toml`: the folder of a site's posts, their authors and their tags."""

from collections.abc import Iterator
from pathlib import Path

from showfloor.config.schema import Settings
from showfloor.config.toml import TomlFile, read_toml
from showfloor.config.values import is_https, is_site_path
from showfloor.errors import SourceError, raise_all

FILE = "blog.toml"


class AuthorSettings(Settings, frozen=True, kw_only=True):
    """Somebody who writes posts."""

    name: str
    about: str
    """One sentence, for the list of their posts."""
    href: str | None = None
    """A page of theirs elsewhere, for structured data and feeds."""


class TagSettings(Settings, frozen=True, kw_only=True):
    """What a post can be about."""

    title: str
    about: str
    """One sentence, for the list of its posts."""


class BlogSettings(Settings, frozen=True, kw_only=True):
    """The fields of the file."""

    title: str
    description: str
    route: str = "/blog/"
    """Of the list of all posts; its only part is also their folder in `pages/`."""
    per_page: int = 10
    """Posts in one list."""
    authors: dict[str, AuthorSettings]
    tags: dict[str, TagSettings] = {}

    @property
    def folder(self) -> str:
        """Folder of the posts, below `pages/`."""
        return self.route.strip("/")

    def holds(self, folder: str) -> bool:
        """Return whether a page's folder, below `pages/`, is that of a post."""
        return folder.rpartition("/")[0] == self.folder


def load_blog(root: Path) -> BlogSettings | None:
    """Read the file of the site at `root`, if it has one; raises `SourceError`, `SourcesError`."""
    if not (root / FILE).is_file():
        return None
    file = read_toml(root / FILE, root)
    settings = file.read_as(BlogSettings)
    raise_all(_problems(file, settings))
    return settings


def _problems(file: TomlFile, settings: BlogSettings) -> Iterator[SourceError]:
    if not is_site_path(settings.route) or settings.route.count("/") != 2:
        yield file.error(
            f'"route" is not a path of one part: {settings.route}',
            ("route",),
            why="it names the folder of the posts too",
            fix='write one such as "/blog/"',
        )
    if settings.per_page < 1:
        yield file.error(
            f'"per-page" is {settings.per_page}',
            ("per-page",),
            why="a list of posts without posts leads nowhere",
            fix="write 1 or more, or leave it out for 10",
        )
    for name, author in settings.authors.items():
        if author.href is not None and not is_https(author.href):
            yield file.error(
                f'"href" is not an https address: {author.href}',
                ("authors", name, "href"),
                why="feeds and search engines follow it",
                fix='write a whole address, such as "https://people.example/ana/"',
            )
