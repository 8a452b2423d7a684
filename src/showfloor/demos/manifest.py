"""The modules of a site that the frontend's build reads."""

from collections.abc import Container, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from showfloor.demos.source import DemoSource, VariantSource
from showfloor.model.playground import PlaygroundBlock


class BundledFamily(NamedTuple):
    """The code that the demos of a family share."""

    provider: Path
    """The component around them."""
    documented: Iterable[str] = ()
    others: Iterable[str] = ()
    adapters: Mapping[str, str] = {}
    """Files in the family's folder, by the package whose demos they surround."""


def demo_manifest(
    root: Path,
    sources: Iterable[DemoSource],
    families: Mapping[str, BundledFamily],
    *,
    playgrounds: Iterable[tuple[PlaygroundBlock, str]] = (),
    specimens: Mapping[str, str] | None = None,
    tailwind: Container[str] = (),
) -> dict[str, object]:
    """Return every module of a site to build, in an order that does not change.

    - `root`: the site's folder
    - `families`: by their ids
    - `playgrounds`: with the folders of their pages
    - `specimens`: files relative to `root` by their keys
    - `tailwind`: stylings whose code has classes of Tailwind

    Paths have slashes on every system, as the bundler names modules.
    """
    demos = list(sources)
    modules = {
        variant.module: _module(root, variant, source.family, families[source.family])
        | ({"tailwind": True} if variant.styling in tailwind else {})
        for source in demos
        for variant in source.variants
    }
    shown = {
        block.key: {"family": block.family, "page": folder, "imports": block.imports}
        for block, folder in playgrounds
    }
    return {
        "root": root.as_posix(),
        "families": {id: _family(id, family, demos) for id, family in sorted(families.items())},
        "modules": dict(sorted(modules.items())),
        "components": {
            **_components(root, "components"),
            **_components(root, "directives"),
            **_components(root, "slots"),
        },
        "playgrounds": dict(sorted(shown.items())),
        "specimens": {
            key: (root / path).as_posix() for key, path in sorted((specimens or {}).items())
        },
        "fonts": {path.stem: path.as_posix() for path in sorted((root / "fonts").glob("*.css"))},
    }


def _components(root: Path, folder: str) -> dict[str, str]:
    """Return the components of a folder; only those of `components/` are named without it."""
    prefix = "" if folder == "components" else f"{folder}/"
    return {
        f"{prefix}{path.stem}": path.as_posix() for path in sorted((root / folder).glob("*.tsx"))
    }


def _family(id: str, family: BundledFamily, sources: Iterable[DemoSource]) -> dict[str, object]:
    variants = [one for source in sources if source.family == id for one in source.variants]
    return {
        "provider": family.provider.as_posix(),
        "packages": sorted(family.documented),
        "others": sorted(family.others),
        "imports": sorted({name for one in variants for name in one.imports}),
    }


def _module(
    root: Path, variant: VariantSource, id: str, family: BundledFamily
) -> dict[str, object]:
    folder = root / "families" / id
    own = [
        (folder / family.adapters[name]).as_posix()
        for name in variant.packages
        if name in family.adapters
    ]
    entry = variant.files[0]
    module = {"path": (root / entry.path).as_posix(), "family": id}
    story = {"code": entry.text, "stories": (root / entry.stories).as_posix()}
    return {
        **module,
        **(story if entry.stories else {}),
        **({"adapters": own} if own else {}),
    }
