"""The release that is served now, and the switch to the next one."""

import logging
from pathlib import Path
from typing import Final

import anyio
import anyio.to_thread

from showfloor.errors import ReleaseError
from showfloor.model.current_release import current_target
from showfloor.server.served_release import OpenRelease, open_release

RELEASE: Final = "showfloor.release"
"""Key of the release in the scope of a request, which keeps it to its end."""

logger = logging.getLogger("showfloor.server")


class CurrentRelease:
    """Follows `dist/current`, the pointer to the release that is served."""

    def __init__(self, dist: Path) -> None:
        self.dist = dist
        self._lock = anyio.Lock()
        self._target = self._read_target()
        self._reported: str | None = None
        self.release = open_release(dist)

    async def follow(self, seconds: float) -> None:
        """Check for a new release every so many seconds, until canceled."""
        while True:
            await anyio.sleep(seconds)
            if self._read_target() == self._target:
                continue
            try:
                await self.replace(self.release)
            except Exception:  # a fault of one release must not keep the next one from being served
                logger.exception("A release cannot be taken over. The last release is served on.")

    async def replace(self, old: OpenRelease) -> OpenRelease:
        """Return the release to serve after `old`; it is `old` if no other one can be served.

        A release that cannot be served is logged once.
        """
        async with self._lock:
            if self.release is old:
                await self._switch()
            return self.release

    async def _switch(self) -> None:
        target = self._target = self._read_target()
        try:
            self.release = await anyio.to_thread.run_sync(open_release, self.dist)
        except ReleaseError as error:
            if target != self._reported:
                self._reported = target
                logger.warning("%s\nThe last release is served on.", error)
        else:
            self._reported = None

    def _read_target(self) -> str | None:
        try:
            return current_target(self.dist)
        except (OSError, ReleaseError):
            return None
