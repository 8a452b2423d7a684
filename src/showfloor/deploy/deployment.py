"""One deployment: look at what the store holds, upload what differs, remove what is gone."""

from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Final, TypeVar

import msgspec

from showfloor.decoding import decode_json
from showfloor.deploy.deploy_lock import DeployLock, LockTimes, hold_store, taken_over
from showfloor.deploy.deploy_plan import DeployPlan, make_plan
from showfloor.deploy.deployed_release import NOTHING_DEPLOYED, RECORD, DeployedRelease
from showfloor.deploy.object_store import CONNECTIONS, ObjectStore
from showfloor.deploy.site_objects import CompressedForm, LocalRelease, Phase, SiteObject
from showfloor.model.release import Manifest
from showfloor.model.site_file import content_digest
from showfloor.release.report import Progress, Report

T = TypeVar("T")

STEPS: Final = {
    Phase.ASSETS: "Upload assets",
    Phase.OTHERS: "Upload other files",
    Phase.PAGES: "Upload pages",
    Phase.LISTS: "Upload lists of pages",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class DeployOptions:
    """The settings of a deployment."""

    form: CompressedForm = "gzip"
    keep_seconds: int
    """How long a file of earlier releases stays after the site has lost it."""
    now: int
    """The time of the deployment, in seconds since 1970."""
    wait: bool = True
    times: LockTimes = field(default_factory=LockTimes)


@dataclass(frozen=True, slots=True, kw_only=True)
class Deployed:
    """The result of a deployment."""

    plan: DeployPlan
    files: int
    """Of the release."""
    unsent_notice: str | None
    """What the owner has to set elsewhere, if that differs from what was told last."""


def planned(store: ObjectStore, release: LocalRelease, options: DeployOptions) -> Deployed:
    """Return what a deployment would do, and change nothing."""
    objects = release.objects(options.form)
    record, _ = _read_record(store)
    stored = _stored_digests(store, record, objects, _ignore)
    return _result(release, objects, record, stored, options)


def deploy(
    store: ObjectStore, release: LocalRelease, options: DeployOptions, report: Report
) -> Deployed:
    """Make the store hold a release; raises `ShowfloorError`."""
    objects = release.objects(options.form)
    digest = release.manifest.digest
    with hold_store(store, digest, times=options.times, wait=options.wait, say=report.say) as lock:
        with report.step("Compare with the store") as progress:
            record, etag = _read_record(store)
            stored = _stored_digests(store, record, objects, progress)
        result = _result(release, objects, record, stored, options)
        if result.plan.changes or not record.finished or record.release != digest:
            begun = _begun(release, result.plan, record)
            etag = _write_record(store, begun, etag)
            _carry_out(store, release, result.plan, lock, report)
            lock.check()
            _write_record(store, _finished(begun, release, result.plan), etag)
    return result


def _result(
    release: LocalRelease,
    objects: Mapping[str, SiteObject],
    record: DeployedRelease,
    stored: Mapping[str, str],
    options: DeployOptions,
) -> Deployed:
    plan = make_plan(
        objects, record.files, stored, now=options.now, keep_seconds=options.keep_seconds
    )
    is_news = record.unsent != unsent_digest(release.manifest)
    notice = unsent_notice(release.manifest) if is_news else None
    return Deployed(plan=plan, files=len(objects), unsent_notice=notice)


def _read_record(store: ObjectStore) -> tuple[DeployedRelease, str | None]:
    """Return the record of a store, empty where it cannot be read, and its tag if there is one."""
    found = store.get(RECORD)
    if found is None:
        return NOTHING_DEPLOYED, None
    try:
        return decode_json(found.content, DeployedRelease), found.etag
    except (msgspec.DecodeError, UnicodeDecodeError):
        return NOTHING_DEPLOYED, found.etag


def _begun(release: LocalRelease, plan: DeployPlan, record: DeployedRelease) -> DeployedRelease:
    return DeployedRelease(
        release=release.manifest.digest,
        finished=False,
        unsent=record.unsent,
        files={**record.files, **plan.files},
    )


def _finished(begun: DeployedRelease, release: LocalRelease, plan: DeployPlan) -> DeployedRelease:
    unsent = unsent_digest(release.manifest)
    return msgspec.structs.replace(begun, finished=True, unsent=unsent, files=plan.files)


def _write_record(store: ObjectStore, record: DeployedRelease, etag: str | None) -> str:
    """Write the record if that with the tag is still there; return the new tag."""
    written = store.put_if(RECORD, msgspec.json.encode(record), etag)
    if written is None:
        raise taken_over(store)
    return written


def _stored_digests(
    store: ObjectStore,
    record: DeployedRelease,
    objects: Mapping[str, SiteObject],
    progress: Progress,
) -> dict[str, str]:
    """Return the digests of objects that are known to be in the store, by site path.

    After a finished deployment the record is believed where the store lists an object of the right
    size. Otherwise each object that is there is asked for its digest.
    """
    sizes = store.sizes()
    known: dict[str, str] = {}
    doubtful: list[SiteObject] = []
    for path, one in objects.items():
        recorded = record.files.get(path) if record.finished else None
        if sizes.get(path) != one.size:
            continue
        if recorded is None:
            doubtful.append(one)
        elif recorded.digest == one.digest:
            known[path] = one.digest

    def ask(one: SiteObject) -> None:
        if digest := store.digest(one.path):
            known[one.path] = digest

    _at_once(ask, doubtful, progress)
    return known


def _carry_out(
    store: ObjectStore,
    release: LocalRelease,
    plan: DeployPlan,
    lock: DeployLock,
    report: Report,
) -> None:
    def upload(one: SiteObject) -> None:
        lock.check()
        store.put(one.path, release.read(one), one.headers, one.digest)

    def remove(path: str) -> None:
        lock.check()
        store.remove(path)

    for phase, objects in plan.uploads.items():
        if objects:
            with report.step(STEPS[phase]) as progress:
                _at_once(upload, objects, progress)
    if plan.removals:
        with report.step("Remove what is gone") as progress:
            _at_once(remove, plan.removals, progress)


def _at_once(work: Callable[[T], None], items: Iterable[T], progress: Progress) -> None:
    """Call a function for each item, several at once; the first error ends it."""
    with ThreadPoolExecutor(CONNECTIONS, thread_name_prefix="deploy") as pool:
        waiting = [pool.submit(work, item) for item in items]
        try:
            for done, one in enumerate(as_completed(waiting), 1):
                one.result()
                progress(done, len(waiting))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _ignore(_done: int, _total: int | None) -> None:
    """Say nothing: a plan has no steps."""


def unsent_notice(manifest: Manifest) -> str | None:
    """Return what has to be set elsewhere, in lines, or nothing."""
    headers = sorted(_unsent_headers(manifest))
    if not (headers or manifest.redirects):
        return None
    lines = [
        "An object store does not send all that the release says. Set the rest in the content",
        "delivery network in front of it:",
    ]
    if headers:
        lines += ["  headers, as `_headers` lists them:", *(f"    {name}" for name in headers)]
    if manifest.redirects:
        lines.append(f"  old addresses, as `_redirects` lists them: {len(manifest.redirects)} rows")
    return "\n".join(lines)


def unsent_digest(manifest: Manifest) -> str:
    """Return a digest that changes when what has to be set elsewhere changes."""
    own = {pair for entry in manifest.files.values() for pair in entry.headers.items()}
    # The link of each page's Markdown to its page is news to nobody.
    told = [*sorted(manifest.headers.items()), *sorted(pair for pair in own if pair[0] != "Link")]
    return content_digest(msgspec.json.encode((told, manifest.redirects)))


def _unsent_headers(manifest: Manifest) -> set[str]:
    own = (name for entry in manifest.files.values() for name in entry.headers)
    return {*manifest.headers, *own} - {"Content-Type"}
