"""One deployment at a time: a lock object beside the files of the site.

Its holder writes it again every few seconds. A lock that nobody has written for longer belongs to a
deployment that was stopped, and the next one takes it over. Each write has the condition that
the object is still the one seen before, so the store lets only one of two deployments have it.
"""

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from threading import Event, Thread
from time import monotonic
from typing import Final

import msgspec

from showfloor.decoding import decode_json
from showfloor.deploy.object_store import ObjectStore, StoredObject
from showfloor.errors import ReleaseError, ShowfloorError
from showfloor.model.base import Model

LOCK: Final = "/.showfloor-deploy-lock.json"
"""Its path beside the files of the site."""


@dataclass(frozen=True, slots=True)
class LockTimes:
    """Times in seconds."""

    beat: float = 5
    """Between two writes of the holder, and between two looks of who waits."""
    given_up: float = 30
    """After the last write that succeeded, until the holder itself begins no further request."""
    abandoned: float = 60
    """After the last write, until another deployment takes the lock over: by then the requests of
    the holder have ended."""


class LockHolder(Model, frozen=True, kw_only=True):
    """The content of the lock object."""

    id: str
    release: str
    """Digest of the release that is being deployed."""
    beat: int = 0
    """Counts the writes: equal contents would have equal tags."""


class DeployLock:
    """The lock while this process holds it."""

    def __init__(self, store: ObjectStore, holder: LockHolder, times: LockTimes) -> None:
        self._store = store
        self._holder = holder
        self._times = times
        self._etag: str | None = None
        self._written = 0.0
        self._ended = Event()
        self.is_lost = False

    def check(self) -> None:
        """Raise `ReleaseError` if another deployment may have taken the lock over."""
        if self.is_lost or monotonic() - self._written > self._times.given_up:
            raise taken_over(self._store)

    def acquire(self, before: StoredObject | None) -> bool:
        """Write the lock if `before` is what is still there; tell whether it is ours now."""
        started = monotonic()
        content = msgspec.json.encode(self._holder)
        etag = self._store.put_if(LOCK, content, before.etag if before else None)
        if etag is not None:
            self._etag, self._written = etag, started
        return etag is not None

    def keep(self) -> None:
        """Write the lock again and again, until it is released or lost."""
        while not (self._ended.wait(self._times.beat) or self.is_lost):
            self._holder = msgspec.structs.replace(self._holder, beat=self._holder.beat + 1)
            started = monotonic()
            try:
                etag = self._store.put_if(LOCK, msgspec.json.encode(self._holder), self._etag)
            except ShowfloorError:
                continue  # `check` notices when this lasts
            if etag is None:
                self.is_lost = True
            else:
                self._etag, self._written = etag, started

    def stop(self) -> None:
        """End `keep`."""
        self._ended.set()


@contextmanager
def hold_store(
    store: ObjectStore,
    release: str,
    *,
    times: LockTimes,
    wait: bool,
    say: Callable[[str], None],
) -> Iterator[DeployLock]:
    """Hold the lock of a store for the length of a `with` block.

    While another deployment holds it, this one says so and waits, or raises `ReleaseError` if
    `wait` is false.
    """
    holder = LockHolder(id=secrets.token_hex(8), release=release)
    lock = DeployLock(store, holder, times)
    _wait_for_turn(lock, store, times, wait, say)
    keeper = Thread(target=lock.keep, name="deploy-lock", daemon=True)
    keeper.start()
    try:
        yield lock
    finally:
        lock.stop()
        keeper.join()
        if not lock.is_lost:
            with suppress(ShowfloorError):  # then the next deployment takes it over
                store.remove(LOCK)


def _wait_for_turn(
    lock: DeployLock,
    store: ObjectStore,
    times: LockTimes,
    wait: bool,
    say: Callable[[str], None],
) -> None:
    is_told = False
    while not lock.acquire(None):
        found = store.get(LOCK)
        if found is None:
            continue
        if found.age >= times.abandoned:
            if lock.acquire(found):
                return
        elif not wait:
            raise _busy(store, found, times)
        elif not is_told:
            is_told = True
            say(f"{_named(found, times)} Waiting for it.")
        Event().wait(times.beat)


def taken_over(store: ObjectStore) -> ReleaseError:
    """Return the error of a deployment that another one did not wait for."""
    return ReleaseError(
        f"Another deployment to {store.address.url()} has taken over.",
        why="This one gave no sign of life for a while, and two at once would mix their files.",
        fix="Wait until the other one has ended, then deploy again if it is still needed.",
    )


def _busy(store: ObjectStore, found: StoredObject, times: LockTimes) -> ReleaseError:
    return ReleaseError(
        f"{store.address.url()} is in use. {_named(found, times)}",
        why="Two deployments at once would mix their files.",
        fix="Wait until it has ended, or deploy without --no-wait.",
    )


def _named(found: StoredObject, times: LockTimes) -> str:
    try:
        release = decode_json(found.content, LockHolder).release[:12]
    except (msgspec.DecodeError, UnicodeDecodeError):
        release = "that is unknown"
    return (
        f"Another deployment, of the release {release}, is running or was stopped less than"
        f" {times.abandoned:.0f} s ago."
    )
