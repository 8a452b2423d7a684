"""What the frontend's build has to know of a site."""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from showfloor.demos.read import PROVIDER
from showfloor.demos.source import DemoSource

__all__ = ["demo_manifest"]


def demo_manifest(root: Path, sources: Iterable[DemoSource], styles: Iterable[Path] = ()) -> bytes:
    """Return `demos.json`: every module to build, in an order that does not change.

    `root` is the site's folder; `styles` join the style sheets of the shell. Families without a
    `Provider.tsx` cannot have demos and are left out.
    """
    modules = {
        variant.module: {"path": str(root / variant.files[0].path), "family": source.family}
        for source in sources
        for variant in source.variants
    }
    manifest = {
        "root": str(root),
        "styles": [str(path) for path in styles],
        "families": {
            path.parent.name: {"provider": str(path)}
            for path in sorted((root / "families").glob(f"*/{PROVIDER}"))
        },
        "modules": dict(sorted(modules.items())),
        "components": {
            path.stem: str(path) for path in sorted((root / "components").glob("*.tsx"))
        },
    }
    return msgspec.json.format(msgspec.json.encode(manifest), indent=1)
