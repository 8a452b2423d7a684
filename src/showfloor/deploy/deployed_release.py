"""What a store holds of a site: `.showfloor-release.json` beside its files.

It is written before the first change, with `finished` false and everything that may be there, and
again after the last one. Each write has the condition that the record is still the one that was
read, so no deployment undoes the record of another.
"""

from collections.abc import Mapping
from typing import Final

from showfloor.model.base import Model

RECORD: Final = "/.showfloor-release.json"
"""Its path beside the files of the site."""


class DeployedFile(Model, frozen=True, kw_only=True):
    """A file that a deployment has put into the store."""

    digest: str
    """Hash of its content and headers."""
    asset: bool = False
    """Whether open pages may request it after the site has lost it."""
    left: int | None = None
    """When the site lost it, in seconds since 1970; nothing for a file of the site."""


class DeployedRelease(Model, frozen=True, kw_only=True):
    """The release that a store holds."""

    version: int = 1
    release: str
    """Digest of the release."""
    finished: bool
    """Whether the files are those that `files` names; else each has to be looked at."""
    unsent: str = ""
    """Digest of the headers that the owner was told to set elsewhere."""
    files: Mapping[str, DeployedFile]
    """By site path; those of earlier releases too, until they are removed."""


NOTHING_DEPLOYED: Final = DeployedRelease(release="", finished=False, files={})
