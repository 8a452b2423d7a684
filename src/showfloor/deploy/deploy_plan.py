"""What a deployment does: which files it uploads, in which order, and what it removes."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from showfloor.deploy.deployed_release import DeployedFile
from showfloor.deploy.site_objects import Phase, SiteObject


@dataclass(frozen=True, slots=True, kw_only=True)
class DeployPlan:
    """The changes of one deployment."""

    uploads: Mapping[Phase, list[SiteObject]]
    removals: list[str]
    """Site paths, removed after all uploads."""
    files: Mapping[str, DeployedFile]
    """What the store holds afterwards, by site path."""
    kept: int
    """How many files of earlier releases stay for open pages."""

    @property
    def changes(self) -> int:
        """How many objects are written or removed."""
        return sum(map(len, self.uploads.values())) + len(self.removals)


def make_plan(
    objects: Mapping[str, SiteObject],
    recorded: Mapping[str, DeployedFile],
    stored: Mapping[str, str],
    *,
    now: int,
    keep_seconds: int,
) -> DeployPlan:
    """Return the way from what the store holds to a release.

    `objects` are those of the release, `recorded` is all that deployments have put into the store,
    and `stored` has the digests of objects that are known to be there, by site path. A file of an
    earlier release stays for `keep_seconds` after the site has lost it.
    """
    changed = [one for path, one in objects.items() if stored.get(path) != one.digest]
    gone = {path: file for path, file in recorded.items() if path not in objects}
    staying = dict(_staying(gone, now, keep_seconds))
    files = {
        path: DeployedFile(digest=one.digest, asset=one.is_asset, left=one.left)
        for path, one in objects.items()
    }
    return DeployPlan(
        uploads={phase: [one for one in changed if one.phase is phase] for phase in Phase},
        removals=sorted(gone.keys() - staying.keys()),
        files=files | staying,
        kept=len(staying) + sum(one.left is not None for one in objects.values()),
    )


def _staying(
    gone: Mapping[str, DeployedFile], now: int, keep_seconds: int
) -> Iterator[tuple[str, DeployedFile]]:
    for path, file in gone.items():
        left = now if file.left is None else min(file.left, now)  # a clock may have been wrong
        if file.asset and now - left < keep_seconds:
            yield path, DeployedFile(digest=file.digest, asset=True, left=left)
