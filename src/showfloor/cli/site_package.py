"""What can be found out of the package that a new site documents."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from showfloor.api.exports import ExportedComponent, package_exports
from showfloor.decoding import convert, decode_json
from showfloor.engine_home import frontend_folder
from showfloor.errors import ConfigError
from showfloor.fingerprint import package_version
from showfloor.model.product import PackagePin
from showfloor.node import NodePrograms, find_node

EMOTION: Final = "@emotion/react"
STYLED_COMPONENTS: Final = "styled-components"
TAILWIND: Final = "tailwindcss"
STYLING: Final = (EMOTION, STYLED_COMPONENTS)
"""Packages that write styles in scripts, each with a `ThemeProvider`."""
LIBRARIES: Final = Path(__file__).with_name("templates") / "libraries"
SHOWS_AT_ONCE: Final = (
    *("Button", "Badge", "Chip", "Tag", "Pill", "Alert", "Callout", "Link", "Text", "Card"),
    *("Checkbox", "Switch", "ToggleButton", "Label", "Heading", "Message"),
)
"""Components that need no others to show something, in the order in which a site may begin."""
DARK_MARK: Final = re.compile(
    r"""(?P<mark>\.dark(?![\w-])|\[data-(?P<name>[\w-]+)=["']?dark["']?\])[^{}]*\{"""
)


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


class KnownLibrary(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a library needs that its types and files do not contain."""

    packages: dict[str, str] = {}
    """Packages that it needs in the same project, with their versions."""
    files: tuple[str, ...] = ()
    """Files of its family, each from a template `<name>.template` in the folder `directory`."""
    directory: str = ""
    light: str | None = None
    dark: str | None = None
    """Selectors by which its style sheets know the color schemes."""


@dataclass(frozen=True, slots=True)
class SchemeMarks:
    """Selectors by which style sheets know the color schemes, such as `.dark`."""

    light: str
    dark: str


@cache
def known_libraries() -> dict[str, KnownLibrary]:
    """Return the libraries that need more than can be found out, by their package."""
    text = (LIBRARIES / "libraries.toml").read_text(encoding="utf-8")
    return convert(tomllib.loads(text), dict[str, KnownLibrary])


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
    untyped: bool = False
    style_types: tuple[str, ...] = ()
    """Types that declare style properties by the dozen."""
    marks: SchemeMarks | None = None
    known: KnownLibrary | None = None
    aliases: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Names of modules in its sources, such as `@/*`, with paths from the project's folder."""
    companions: tuple[PackagePin, ...] = ()
    """Packages that it needs in the same project, as they are installed."""

    @property
    def provider(self) -> str | None:
        """Its component around applications, named like it: `PineProvider` of `@pine/ui`."""
        first = re.findall(r"[a-z0-9]+", self.name.lower())[0]
        named = (one for one in self.components if not one.required)
        return next((one.name for one in named if one.name.lower() == f"{first}provider"), None)

    @property
    def other_providers(self) -> list[ExportedComponent]:
        """Other components that an application may have to be in, the likeliest first."""
        named = [
            one
            for one in self.components
            if not one.required
            and one.name != self.provider
            and (one.name == "Theme" or re.fullmatch(r"\w*Provider", one.name))
            and "Context" not in one.name
        ]
        return sorted(named, key=lambda one: (one.scheme is None, one.name != "ThemeProvider"))

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

    Raises `ConfigError` if it exports no component.
    """
    folder = project / "node_modules" / name
    manifest = package_manifest(folder / "package.json")
    exports = package_exports(site_programs(), project, [name])
    if not exports.components:
        raise ConfigError(
            f"{name} {manifest.version} exports no component.",
            why="pages and the reference are made of what its types, or else its scripts, export.",
            fix="see that its package.json names them (`types`, `exports` or `main`) and that its"
            " index exports components.",
        )
    known, styles = known_libraries().get(name), tuple(_styles(folder, manifest))
    return SitePackage(
        name=name,
        version=manifest.version,
        description=first_sentence(manifest.description) or _first_of_readme(folder / "README.md"),
        styles=styles,
        components=tuple(sorted(exports.components, key=_most_telling)),
        styling=next((one for one in STYLING if one in manifest.needed), None),
        theme=next(iter(exports.themes), None),
        untyped=exports.untyped,
        style_types=exports.style_types,
        aliases=exports.aliases,
        marks=_marks_of(known) or _marks_in(folder, styles, manifest),
        known=known,
        companions=tuple(_installed(project, companions_of(manifest))),
    )


def site_programs() -> NodePrograms:
    """Return the programs that look at the packages of a new site."""
    return NodePrograms(find_node(), frontend_folder() / "programs")


def _most_telling(component: ExportedComponent) -> tuple[bool | int | str, ...]:
    """Order components: those first with which a demo shows most. Providers show nothing.

    A component that another one holds (`Tabs.List`) cannot be shown without that one.
    """
    plain, empty = component.choice is None, component.label is None
    is_provider = component.name.endswith("Provider")
    is_part = "." in component.name
    place = (*SHOWS_AT_ONCE, component.name).index(component.name)
    beside = not component.is_default
    return is_part, is_provider, component.required, beside, place, empty, plain, component.name


def companions_of(manifest: PackageManifest) -> dict[str, str]:
    """Return the packages that a package needs in the same project, with their versions.

    The classes of Tailwind are compiled with the site.
    """
    known = known_libraries().get(manifest.name)
    tailwind = {name: version for name, version in manifest.needed.items() if name == TAILWIND}
    return {**tailwind, **(known.packages if known else {})}


def _installed(project: Path, names: Iterable[str]) -> Iterator[PackagePin]:
    for name in names:
        version = package_version(project / "node_modules", name)
        if version is not None:
            yield PackagePin(name=name, version=version)


def _marks_of(known: KnownLibrary | None) -> SchemeMarks | None:
    if known is None or known.light is None or known.dark is None:
        return None
    return SchemeMarks(known.light, known.dark)


def _marks_in(
    folder: Path, styles: tuple[str, ...], manifest: PackageManifest
) -> SchemeMarks | None:
    """Return what most dark rules in the style sheets of a package begin with."""
    found = Counter[str]()
    for style in styles:
        sheet = folder / _target(manifest, style.removeprefix(f"{manifest.name}/"))
        text = sheet.read_text(encoding="utf-8", errors="replace") if sheet.is_file() else ""
        found.update(re.sub(r"[\"']", "", one["mark"]) for one in DARK_MARK.finditer(text))
    if not found:
        return None
    ((mark, _),) = found.most_common(1)
    dark = mark if mark.startswith(".") else mark.replace("=dark", '="dark"')
    return SchemeMarks(dark.replace("dark", "light"), dark)


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


def _target(manifest: PackageManifest, sheet: str) -> str:
    """Return the file of a style sheet that a package exports by another name, or the name."""
    exported = manifest.exports if isinstance(manifest.exports, dict) else {}
    target = exported.get(f"./{sheet}")
    if isinstance(target, dict):
        target = target.get("style", target.get("default"))
    return target if isinstance(target, str) else sheet


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
    without_images = re.sub(r"\[?!\[[^\]]*\]\([^()]*\)(?:\]\([^()]*\))?", " ", text)
    sentence, ended, _ = " ".join(without_images.split()).partition(". ")
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
