"""`notices.toml`: which licenses the works that a release holds may have."""

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from showfloor.config.schema import Settings
from showfloor.config.text_file import read_text
from showfloor.config.toml import TomlFile, read_toml
from showfloor.errors import SourceError, raise_all

FILE: Final = "notices.toml"

HOLDER: Final = "{holder}"

PERMISSIVE: Final = (
    "0BSD",
    "Apache-2.0",
    "BlueOak-1.0.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "OFL-1.1",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
)
"""What a site allows without a setting: licenses that only ask for their text to go along."""


class AcceptedLicense(Settings, frozen=True, kw_only=True):
    """A work that may be used though its license is not among those that are allowed."""

    declares: str
    """The license as the work states it; if that changes, the owner has to look again."""
    digest: str
    """SHA-256 of its text; if that changes, the owner has to read it again."""
    why: str
    """Why it may be used."""


class TextSource(Settings, frozen=True, kw_only=True):
    """Where the license text of a work is that comes without one: one of the two."""

    of: str | None = None
    """Another work in the release, with the same owner and the same license."""
    file: str | None = None
    """A file below the site's folder."""
    holder: str | None = None
    """Who owns the copyright, for `{holder}` in a file with the standard text of a license."""


class NoticeSettings(Settings, frozen=True, kw_only=True):
    """The fields of the file."""

    allowed: tuple[str, ...] = PERMISSIVE
    """SPDX ids."""
    accepted: dict[str, AcceptedLicense] = {}
    """By the name of the work."""
    texts: dict[str, TextSource] = {}
    """By the name of the work."""


@dataclass(frozen=True, slots=True)
class NoticesFile:
    """The settings, and the file to report mistakes in."""

    settings: NoticeSettings = field(default_factory=NoticeSettings)
    texts: dict[str, str] = field(default_factory=dict)
    """The texts of the files of `settings.texts`, with their holders, by the name of the work."""
    file: TomlFile = field(default_factory=lambda: TomlFile("", FILE))


def load_notices(root: Path) -> NoticesFile:
    """Read the file of the site at `root`; raises `SourceError`, `SourcesError`.

    A site without one allows what is permissive.
    """
    if not (root / FILE).is_file():
        return NoticesFile()
    file = read_toml(root / FILE, root)
    settings = file.read_as(NoticeSettings)
    raise_all(_problems(file, settings, root))
    files = {name: one.file for name, one in settings.texts.items() if one.file is not None}
    texts = {name: read_text(root / path, root).strip() for name, path in files.items()}
    raise_all(_holder_problems(file, settings, texts))
    owned = {
        name: text.replace(HOLDER, settings.texts[name].holder or "")
        for name, text in texts.items()
    }
    return NoticesFile(settings, owned, file)


def _holder_problems(
    file: TomlFile, settings: NoticeSettings, texts: dict[str, str]
) -> Iterator[SourceError]:
    for name, text in texts.items():
        source = settings.texts[name]
        if (source.holder is not None) != (HOLDER in text):
            needed = "no holder" if HOLDER not in text else "the holder of its copyright"
            yield file.error(
                f'the text of "{name}" needs {needed}',
                ("texts", name),
                why=f"the file {source.file} has {'a' if HOLDER in text else 'no'} place {HOLDER},"
                " where the owner of the work is named",
                fix=f"write the owner that the package names as holder where the file has {HOLDER}"
                " in its copyright line, and none where it has not",
            )


def _problems(file: TomlFile, settings: NoticeSettings, root: Path) -> Iterator[SourceError]:
    for name, accepted in settings.accepted.items():
        if not accepted.why.strip():
            yield file.error(
                f'"{name}" is accepted without a reason',
                ("accepted", name, "why"),
                why="a later reader has to know why it may be used",
                fix="write the reason, such as the contract under which it is used",
            )
    for name, source in settings.texts.items():
        if (source.of is None) == (source.file is None):
            yield file.error(
                f'the text of "{name}" needs one source',
                ("texts", name),
                why='it is taken from another work ("of") or from a file ("file")',
                fix="write one of the two",
            )
        if source.file is not None and not _is_below(root, source.file):
            yield file.error(
                f'there is no file "{source.file}" in the site',
                ("texts", name, "file"),
                why=f'it holds the license text of "{name}"',
                fix="write its path below the folder of the site, such as notices/name.txt",
            )


def _is_below(root: Path, path: str) -> bool:
    # A name that no file system takes, too long or with a NUL, is that of no file. A link that
    # leads to itself is none either, where `Path.resolve` fails with an error of its own.
    try:
        place = Path(os.path.realpath(root / path))
        return place.is_file() and place.is_relative_to(os.path.realpath(root))
    except (OSError, ValueError):
        return False
