"""The versions of packages that are read: the last patch of each minor version."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from showfloor.model.base import Model

NUMBERS: Final = re.compile(r"(\d+)\.(\d+)\.(\d+)(?:-([a-z]+)\.(\d+))?")
"""A version or a pre-release. Others, such as `5.0.0-dev.2024-9f1`, are left out."""


class Published(Model, frozen=True, kw_only=True):
    """A version of a package, as its registry describes it."""

    version: str
    dependencies: dict[str, str] = {}
    peer_dependencies: dict[str, str] = msgspec.field(default={}, name="peerDependencies")
    peer_dependencies_meta: dict[str, dict[str, bool]] = msgspec.field(
        default={}, name="peerDependenciesMeta"
    )

    def is_optional(self, peer: str) -> bool:
        """Return whether the package works without a peer."""
        return self.peer_dependencies_meta.get(peer, {}).get("optional", False)


Numbers = tuple[int, int, int, int, str, int]
"""A version, ordered: a pre-release goes before its version."""


def _numbers(version: str) -> Numbers | None:
    match = NUMBERS.fullmatch(version)
    if match is None:
        return None
    major, minor, patch, stage, count = match.groups()
    return (int(major), int(minor), int(patch), int(stage is None), stage or "", int(count or 0))


def minor_of(version: str) -> str:
    """Return `5.15` of `5.15.21`, and the whole version of a pre-release."""
    return version if "-" in version else version.rpartition(".")[0]


def order_of(version: str) -> tuple[object, ...]:
    """Return the key that sorts minor versions and whole ones, and ranges of `lowest_of`."""
    plain = version.removeprefix("~")
    return _numbers(plain) or _numbers(f"{plain}.0") or (0, 0, 0, 0, plain, 0)


def wanted_versions(
    published: Iterable[Published], majors: Sequence[str], newest: str
) -> list[Published]:
    """Return the versions to read, oldest first.

    These are the last patches of all minor versions of `majors`. Of a major that has no version
    but pre-releases, these are all of them. Nothing is newer than `newest`.
    """
    last = _numbers(newest)
    known = {numbers: one for one in published if (numbers := _numbers(one.version))}
    found: dict[str, Published] = {}
    for major in majors:
        own = sorted(key for key in known if str(key[0]) == major and (last is None or key <= last))
        stable = [key for key in own if key[3]]
        for key in stable or own:
            found[minor_of(known[key].version)] = known[key]
    return list(found.values())


def lowest_of(requirement: str) -> str:
    """Return the range of the lowest minor version that the last alternative of a range allows.

    That is the one with which a package was published: `^17.0.0 || ^18.2.0` -> `~18.2.0`. Of a
    pre-release it is that version. What names no version, or another package, is returned as it is.
    """
    alternative = newest_of(requirement)
    match = re.search(r"\d+(\.\d+){0,2}(-[\w.]+)?", alternative)
    if match is None or ":" in requirement or (match[2] and not NUMBERS.fullmatch(match[0])):
        return alternative
    return match[0] if match[2] else f"~{match[0]}"


def newest_of(requirement: str) -> str:
    """Return the last alternative of a range: `^17.0.0 || ^18.2.0` -> `^18.2.0`."""
    return requirement.split("||")[-1].strip()
