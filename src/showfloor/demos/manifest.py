"""Writes `demos.json`: the modules of a site that the frontend's build reads."""

from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from showfloor.demos.read import PROVIDER
from showfloor.demos.source import DemoSource, VariantSource
from showfloor.model import PlaygroundBlock

__all__ = ["demo_manifest"]


def demo_manifest(
    root: Path,
    sources: Iterable[DemoSource],
    *,
    packages: Mapping[str, Iterable[str]],
    others: Mapping[str, Iterable[str]] | None = None,
    adapters: Mapping[str, Mapping[str, str]] | None = None,
    styles: Iterable[Path] = (),
    playgrounds: Iterable[tuple[PlaygroundBlock, str]] = (),
    specimens: Mapping[str, str] | None = None,
    settings: Mapping[str, object] | None = None,
) -> bytes:
    """Return `demos.json`: every module to build, in an order that does not change.

    - `root`: the site's folder
    - `packages`: by family, those that it documents
    - `others`: by family, those that its demos use besides
    - `adapters`: by family, files in its folder by the package whose demos they surround
    - `styles`: added to the style sheets of the shell
    - `playgrounds`: with the folders of their pages
    - `specimens`: files relative to `root` by their keys
    - `settings`: given to the scripts of pages

    Paths have slashes on every system, as the bundler names modules. Families without a
    `Provider.tsx` cannot have demos and are left out.
    """
    demos = list(sources)
    modules = {
        variant.module: _module(
            root, source.family, variant, (adapters or {}).get(source.family, {})
        )
        for source in demos
        for variant in source.variants
    }
    shown = {block.key: _playground(block, folder) for block, folder in playgrounds}
    manifest = {
        "root": root.as_posix(),
        "styles": [path.as_posix() for path in styles],
        "families": {
            path.parent.name: {
                "provider": path.as_posix(),
                "packages": sorted(packages.get(path.parent.name, ())),
                "others": sorted((others or {}).get(path.parent.name, ())),
                "imports": _imports(demos, path.parent.name),
            }
            for path in sorted((root / "families").glob(f"*/{PROVIDER}"))
        },
        "modules": dict(sorted(modules.items())),
        "components": {
            path.stem: path.as_posix() for path in sorted((root / "components").glob("*.tsx"))
        },
        "playgrounds": dict(sorted(shown.items())),
        "specimens": {
            key: (root / path).as_posix() for key, path in sorted((specimens or {}).items())
        },
        "fonts": {path.stem: path.as_posix() for path in sorted((root / "fonts").glob("*.css"))},
        "settings": dict(settings or {}),
    }
    return msgspec.json.format(msgspec.json.encode(manifest), indent=1)


def _module(
    root: Path, family: str, variant: VariantSource, adapters: Mapping[str, str]
) -> dict[str, object]:
    folder = root / "families" / family
    own = [(folder / adapters[name]).as_posix() for name in variant.packages if name in adapters]
    module = {"path": (root / variant.files[0].path).as_posix(), "family": family}
    return {**module, "adapters": own} if own else {**module}


def _imports(sources: Iterable[DemoSource], family: str) -> list[str]:
    """Return the modules of packages that the demos of a family import."""
    variants = (
        variant for source in sources if source.family == family for variant in source.variants
    )
    return sorted({name for variant in variants for name in variant.imports})


def _playground(block: PlaygroundBlock, folder: str) -> dict[str, object]:
    return {
        "family": block.family,
        "page": folder,
        "imports": block.imports,
    }
