"""What the frontend's build has to know of a site."""

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

    Paths have slashes on every system, as the bundler names modules. `root` is the site's folder;
    `packages` are those that each family documents, `others` those that its demos use beside them;
    `adapters` are files in the folder of each family, by the package whose demos they surround;
    `styles` join the style sheets of the shell;
    `playgrounds` come with the folders of their pages; `specimens` are files relative to `root` by
    their keys; `settings` is what the scripts of pages know
    of the site. Families without a `Provider.tsx` cannot have demos and are left out.
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
    """Return all that the demos of a family import of packages."""
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
