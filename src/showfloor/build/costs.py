"""What a demo costs its first reader: the bytes that are sent for it and for nothing before."""

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from showfloor.build.precompress import precompress
from showfloor.model.assets import Assets
from showfloor.model.cache import Cache
from showfloor.model.files import content_digest

__all__ = ["Costs"]


class Costs:
    """Measures demos by the scripts that a build made for them.

    Scripts that all demos of a family share (React, its provider) count as loaded before. `client`
    is the folder that holds the scripts, `compressed` the cache that the release reads as well.
    """

    def __init__(self, assets: Assets, client: Path, compressed: Cache) -> None:
        self._assets = assets
        self._client = client
        self._compressed = compressed
        self._sizes: dict[str, int] = {}

    def scripts(self, module: str, family: str) -> tuple[str, ...]:
        """Return the site paths of the scripts that are a module's own cost."""
        island = self._assets.demos.get(module)
        if island is None or not island.script.startswith("/"):
            return ()  # of a site that is being written, whose scripts are not built
        base = frozenset(self._assets.bases.get(family, ()))
        return tuple(path for path in (island.script, *island.imports) if path not in base)

    def measure(self, scripts: Iterable[str]) -> None:
        """Find the sizes of scripts on all cores."""
        new = sorted({*scripts} - self._sizes.keys())
        with ThreadPoolExecutor(thread_name_prefix="costs") as pool:
            self._sizes |= zip(new, pool.map(self._size, new), strict=True)

    def of(self, module: str, family: str) -> int | None:
        """Return the cost of a module in bytes, compressed with brotli; nothing if not built."""
        scripts = self.scripts(module, family)
        self.measure(scripts)
        return sum(self._sizes[path] for path in scripts) if scripts else None

    def _size(self, path: str) -> int:
        content = (self._client / path.lstrip("/")).read_bytes()
        digest = content_digest(content)
        encodings = precompress(content, digest=digest, effort="thorough", cache=self._compressed)
        return len(encodings.get("br", content))
