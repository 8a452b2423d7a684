"""`error-codes.toml`: whose errors are explained, where, and what to do about each."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from showfloor.config.schema import Settings
from showfloor.config.toml import TomlFile, read_toml
from showfloor.config.values import bad_packages, is_site_path
from showfloor.errors import SourceError, raise_all

FILE = "error-codes.toml"


class ErrorSettings(Settings, frozen=True, kw_only=True):
    """The fields of the file."""

    route: str
    """Of the page that lists them; the page of each is below it."""
    packages: tuple[str, ...]
    """Whose errors they are; the first that throws one provides its message."""
    advice: dict[str, str] = {}
    """What to do about an error, as Markdown, by its code."""
    links: dict[str, str] = {}
    """Site paths to lead to instead, by the addresses that messages link to."""


@dataclass(frozen=True, slots=True)
class ErrorsFile:
    """The settings, and the file to report mistakes in."""

    settings: ErrorSettings
    file: TomlFile


def load_error_codes(root: Path) -> ErrorsFile | None:
    """Read the file of the site at `root`, if it has one; raises `SourceError`, `SourcesError`."""
    if not (root / FILE).is_file():
        return None
    file = read_toml(root / FILE, root)
    settings = file.read_as(ErrorSettings)
    raise_all(_problems(file, settings))
    return ErrorsFile(settings, file)


def _problems(file: TomlFile, settings: ErrorSettings) -> Iterator[SourceError]:
    if not is_site_path(settings.route):
        yield file.error(
            f'"route" is not a site path: {settings.route}',
            ("route",),
            why="the addresses of all errors begin with it",
            fix='write one with a slash at both ends, such as "/production-error/"',
        )
    packages = enumerate(settings.packages)
    yield from bad_packages(file, ((name, ("packages", index)) for index, name in packages))
    for code in settings.advice:
        if not code.isdecimal():
            yield file.error(
                f'"{code}" is not the code of an error',
                ("advice", code),
                why="errors are numbers",
                fix="write the number in the address of the error",
            )
