"""Two deployments to one place at a time."""

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest

from showfloor.deploy import deploy, read_release
from showfloor.deploy.deploy_lock import LOCK, DeployLock, LockHolder, LockTimes, hold_store
from showfloor.deploy.deployed_release import RECORD
from showfloor.errors import ReleaseError
from support.polling import until_true
from support.server.held_store import HeldStore, held_store
from support.server.object_store import store_at
from support.site.deployed_site import deploy_site, options, publish_site, read_site
from support.site.workplace import SilentReport

pytestmark = pytest.mark.xdist_group("object-store")


@pytest.fixture
def slow(store_port: int) -> Iterator[HeldStore]:
    """A way to the store on which pages are held."""
    with held_store(store_port) as between:
        between.holds = lambda method, path: method == "PUT" and path.endswith(".html")
        yield between


def test_a_second_deployment_waits_for_the_first(
    store_port: int, prefix: str, tmp_path: Path, slow: HeldStore
) -> None:
    publish_site(tmp_path / "oak", "oak")
    files = publish_site(tmp_path / "elm", "elm")
    waits = threading.Event()
    report = SilentReport(lambda line: waits.set() if "Waiting" in line else None)
    store, release = store_at(store_port, prefix), read_release(tmp_path / "elm")
    with ThreadPoolExecutor() as pool:
        first = pool.submit(deploy_site, tmp_path / "oak", slow.port, prefix)
        assert slow.held.wait(30)
        second = pool.submit(deploy, store, release, options(days=0), report)
        assert waits.wait(30)
        slow.go_on.set()
        first.result(30)
        second.result(30)
    running = read_release(tmp_path / "oak").manifest.digest[:12]
    assert report.said == [
        f"Another deployment, of the release {running}, is running or was stopped less than 60 s"
        " ago. Waiting for it."
    ]
    assert read_site(store_port, prefix) == files


def test_a_second_deployment_that_does_not_wait_changes_nothing(
    store_port: int, prefix: str, tmp_path: Path, slow: HeldStore
) -> None:
    publish_site(tmp_path / "oak", "oak")
    publish_site(tmp_path / "elm", "elm")
    running = read_release(tmp_path / "oak").manifest.digest[:12]
    with ThreadPoolExecutor() as pool:
        first = pool.submit(deploy_site, tmp_path / "oak", slow.port, prefix)
        assert slow.held.wait(30)
        with pytest.raises(ReleaseError) as caught:
            deploy_site(tmp_path / "elm", store_port, prefix, options(wait=False))
        slow.go_on.set()
        first.result(30)
    assert str(caught.value) == (
        f"s3://docs/{prefix}/ is in use. Another deployment, of the release {running}, is running"
        " or was stopped less than 60 s ago.\n"
        "  why: Two deployments at once would mix their files.\n"
        "  fix: Wait until it has ended, or deploy without --no-wait."
    )
    assert "/elm.txt" not in read_site(store_port, prefix)


def is_not_renewed() -> bool:
    return all(thread.name != "deploy-lock" for thread in threading.enumerate())


@pytest.mark.parametrize("held", [RECORD, "/_assets/oak.js"])
def test_a_deployment_that_was_taken_over_stops(
    store_port: int, prefix: str, tmp_path: Path, held: str
) -> None:
    publish_site(tmp_path / "oak", "oak")
    files = publish_site(tmp_path / "elm", "elm")
    with held_store(store_port) as between, ThreadPoolExecutor() as pool:
        between.holds = lambda method, path: method == "PUT" and path.endswith(held)
        first = pool.submit(deploy_site, tmp_path / "oak", between.port, prefix)
        assert between.held.wait(30)
        deploy_site(tmp_path / "elm", store_port, prefix, options(abandoned=0))
        until_true(is_not_renewed, "the first knows that its lock is another's")
        between.go_on.set()
        with pytest.raises(ReleaseError) as caught:
            first.result(30)
    assert str(caught.value) == (
        f"Another deployment to s3://docs/{prefix}/ has taken over.\n"
        "  why: This one gave no sign of life for a while, and two at once would mix their"
        " files.\n"
        "  fix: Wait until the other one has ended, then deploy again if it is still needed."
    )
    found = read_site(store_port, prefix)
    assert {path: found[path] for path in found if path != held} == files


def holder(name: str) -> LockHolder:
    return LockHolder(id=name, release="1")


def test_only_one_of_two_gets_an_abandoned_lock(store_port: int, prefix: str) -> None:
    store = store_at(store_port, prefix)
    locks = [DeployLock(store, holder(name), LockTimes()) for name in ("first", "a", "b")]
    assert locks[0].acquire(None)
    abandoned = store.get(LOCK)
    assert [lock.acquire(abandoned) for lock in locks[1:]] == [True, False]


@pytest.mark.parametrize("lost", [LOCK, RECORD])
def test_a_lost_answer_is_no_other_deployment(
    store_port: int, prefix: str, tmp_path: Path, lost: str
) -> None:
    files = publish_site(tmp_path, "oak")
    with held_store(store_port) as between:
        is_first = iter([True])
        between.loses = lambda method, path: (
            method == "PUT" and path.endswith(lost) and next(is_first, False)
        )
        deploy_site(tmp_path, between.port, prefix, options(wait=False))
        assert next(is_first, None) is None
    assert read_site(store_port, prefix) == files


def test_a_lock_that_was_not_renewed_for_long_is_no_longer_ours(
    store_port: int, prefix: str
) -> None:
    lock = DeployLock(store_at(store_port, prefix), holder("first"), LockTimes(given_up=0))
    assert lock.acquire(None)
    with pytest.raises(ReleaseError, match=r"has taken over\."):
        lock.check()


def test_a_lock_is_given_back_after_an_error(store_port: int, prefix: str) -> None:
    store = store_at(store_port, prefix)
    held = hold_store(store, "1", times=LockTimes(), wait=False, say=pytest.fail)
    with suppress(ZeroDivisionError), held:
        assert store.get(LOCK) is not None
        raise ZeroDivisionError
    assert store.get(LOCK) is None


def test_the_lock_is_written_again_and_again(store_port: int, prefix: str) -> None:
    with held_store(store_port) as between:
        seen = threading.Semaphore(0)

        def notes(method: str, _path: str) -> bool:
            if method == "PUT":
                seen.release()
            return False

        between.holds = notes
        store = store_at(between.port, prefix)
        with hold_store(
            store, "1", times=LockTimes(beat=0.01), wait=False, say=pytest.fail
        ) as lock:
            assert all(seen.acquire(timeout=30) for _ in range(4))
            lock.check()
