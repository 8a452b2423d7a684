"""The release that is served now, and the change to the next one."""

import logging
import os
from pathlib import Path

import anyio
import anyio.to_thread

from showfloor.errors import ReleaseError
from showfloor.server.release import Release, open_release

__all__ = ["CurrentRelease"]

logger = logging.getLogger("showfloor.server")


class CurrentRelease:
    """Follows the link `dist/current`. Requests keep the release that they began with."""

    def __init__(self, dist: Path) -> None:
        self.dist = dist
        self._target = self._read_target()
        self.release = open_release(dist)

    async def follow(self, seconds: float) -> None:
        """Look for a new release every so many seconds, for ever."""
        while True:
            await anyio.sleep(seconds)
            await self.take_over()

    async def take_over(self) -> Release:
        """Serve the newest release from now on, and return it.

        One that cannot be used is reported once, and the last good one is served on.
        """
        target = self._read_target()
        if target != self._target:
            self._target = target
            try:
                self.release = await anyio.to_thread.run_sync(open_release, self.dist)
            except ReleaseError as error:
                logger.error("%s\nThe last release is served on.", error)  # noqa: TRY400
            else:
                logger.info("Serving release %s", self.release.digest)
        return self.release

    def _read_target(self) -> str | None:
        try:
            return os.readlink(self.dist / "current")
        except OSError:
            return None
