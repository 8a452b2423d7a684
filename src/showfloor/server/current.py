"""The release that is served now, and the change to the next one."""

import logging
from pathlib import Path

import anyio
import anyio.to_thread

from showfloor.errors import ReleaseError
from showfloor.model.current_release import current_target
from showfloor.server.release import Release, open_release

__all__ = ["CurrentRelease"]

logger = logging.getLogger("showfloor.server")


class CurrentRelease:
    """Follows the link `dist/current`. Requests keep the release that they began with."""

    def __init__(self, dist: Path) -> None:
        self.dist = dist
        self._turn = anyio.Lock()
        self._target = self._read_target()
        self._reported: str | None = None
        self.release = open_release(dist)

    async def follow(self, seconds: float) -> None:
        """Look for a new release every so many seconds, for ever."""
        while True:
            await anyio.sleep(seconds)
            if self._read_target() == self._target:
                continue
            try:
                await self.replace(self.release)
            except Exception:  # the next release must be taken over whatever this one is
                logger.exception("A release cannot be taken over. The last release is served on.")

    async def replace(self, old: Release) -> Release:
        """Return the release to serve instead of `old`, which is `old` if there is no better.

        One that cannot be used is reported once, and the last good one is served on.
        """
        async with self._turn:
            if self.release is old:
                await self._take_over()
            return self.release

    async def _take_over(self) -> None:
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
