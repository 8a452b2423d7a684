"""What can be found out of the package that a new site documents."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from showfloor.api.exports import ExportedComponent, package_exports
from showfloor.decoding import decode_json
from showfloor.engine_home import frontend_folder
from showfloor.errors import ConfigError
from showfloor.node import NodePrograms, find_node

EMOTION: Final = "@emotion/react"
STYLED_COMPONENTS: Final = "styled-components"
STYLING: Final = (EMOTION, STYLED_COMPONENTS)
"""Packages that write styles in scripts, each with a `ThemeProvider`."""


class PackageManifest(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a `package.json` that describes what a package is."""

    name: str = ""
    version: str = ""
    description: str = ""
    style: str = ""
    exports: object = None
    dependencies: dict[str, str] = {}
    peers: dict[str, str] = msgspec.field(name="peerDependencies", default={})

    @property
    def needed(self) -> dict[str, str]:
        """The packages that it depends on, and those that it expects to be installed too."""
        return {**self.dependencies, **self.peers}


@dataclass(frozen=True, slots=True, kw_only=True)
class SitePackage:
    """What is known of the package that a site documents."""

    name: str
    version: str
    description: str
    """One sentence."""
    styles: tuple[str, ...]
    """What imports its style sheets."""
    components: tuple[ExportedComponent, ...]
    styling: str | None = None
    """The package that writes its styles in scripts, if it has one."""
    theme: str | None = None
    """The export that is its theme."""

    @property
    def provider(self) -> str | None:
        """Its component around applications, named like it: `PineProvider` of `@pine/ui`."""
        first = re.findall(r"[a-z0-9]+", self.name.lower())[0]
        named = (one for one in self.components if not one.required)
        return next((one.name for one in named if one.name.lower() == f"{first}provider"), None)

    @property
    def theme_provider(self) -> str | None:
        """The package with the component that takes the theme: its own, or that of its styling."""
        if self.theme is None:
            return None
        own = any(one.name == "ThemeProvider" for one in self.components)
        return self.name if own else self.styling

    @property
    def title(self) -> str:
        """Its name in words: `@pine/ui` is `Pine UI`."""
        words = re.split(r"[^A-Za-z0-9]+", self.name.strip("@"))
        return " ".join(word.upper() if len(word) < 3 else word.capitalize() for word in words)

    @property
    def id(self) -> str:
        """The id of its family, which begins its addresses."""
        return re.sub(r"[^a-z0-9]+", "-", self.name.lower()).strip("-")


def read_package(project: Path, name: str) -> SitePackage:
    """Return what is known of a package that is installed for a project.

    Raises `ConfigError` if it exports no component that its types declare.
    """
    folder = project / "node_modules" / name
    manifest = package_manifest(folder / "package.json")
    programs = NodePrograms(find_node(), frontend_folder() / "programs")
    exports = package_exports(programs, project, [name])
    if not exports.components:
        raise ConfigError(
            f"{name} {manifest.version} exports no component that its types declare.",
            why="pages and the reference are made from the type declarations of the package.",
            fix="see that its package.json names them (`types`, or `types` in `exports`) and that"
            " its index exports components.",
        )
    return SitePackage(
        name=name,
        version=manifest.version,
        description=first_sentence(manifest.description) or _first_of_readme(folder / "README.md"),
        styles=tuple(_styles(folder, manifest)),
        components=tuple(sorted(exports.components, key=_most_telling)),
        styling=next((one for one in STYLING if one in manifest.needed), None),
        theme=next(iter(exports.themes), None),
    )


def _most_telling(component: ExportedComponent) -> tuple[bool, bool, bool, bool, bool, str]:
    """Order components: those first with which a demo shows most. Providers show nothing.

    A component that another one holds (`Tabs.List`) cannot be shown without that one.
    """
    plain, empty = component.choice is None, not component.children
    is_provider = component.name.endswith("Provider")
    is_part = "." in component.name
    return is_part, is_provider, component.required, plain, empty, component.name


def _styles(folder: Path, manifest: PackageManifest) -> Iterator[str]:
    """Yield what imports the style sheets of a package: all that it exports, else its main one."""
    exported = manifest.exports if isinstance(manifest.exports, dict) else {}
    sheets = [key for key in exported if isinstance(key, str) and key.endswith(".css")]
    # The same styles in a cascade layer.
    sheets = [key for key in sheets if f"{key.removesuffix('.layer.css')}.css" not in sheets]
    if sheets:
        yield from (f"{manifest.name}/{key.removeprefix('./')}" for key in sheets if "*" not in key)
    elif manifest.style and (folder / manifest.style).is_file():
        yield f"{manifest.name}/{manifest.style.removeprefix('./')}"


def _first_of_readme(readme: Path) -> str:
    """Return the first sentence of the first paragraph of a README."""
    text = readme.read_text(encoding="utf-8", errors="replace") if readme.is_file() else ""
    for block in re.split(r"\n\s*\n", text):
        paragraph = " ".join(block.split())
        if paragraph[:1].isalpha():
            plain = re.sub(r"\]\([^()]*\)", "", paragraph).replace("[", "")
            return first_sentence(plain)
    return ""


def first_sentence(text: str) -> str:
    """Return the first sentence, as it can be in quotation marks; nothing of a text with markup."""
    sentence, ended, _ = " ".join(text.split()).partition(". ")
    unsafe = any(mark in sentence for mark in "<\\")
    return "" if unsafe else f"{sentence}{ended.strip()}".replace('"', "'")


def package_manifest(file: Path) -> PackageManifest:
    """Read a `package.json`; raises `ConfigError`."""
    try:
        return decode_json(file.read_bytes(), PackageManifest)
    except (OSError, msgspec.DecodeError) as error:
        raise ConfigError(
            f"{file} cannot be read: {error}.",
            why="it says what the package is.",
            fix="correct the file, or install the package again.",
        ) from None
