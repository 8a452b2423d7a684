from pathlib import Path

import pytest

from showfloor.deploy.deploy_plan import DeployPlan, make_plan
from showfloor.deploy.deployed_release import DeployedFile
from showfloor.deploy.site_objects import Phase, SiteObject, read_release
from showfloor.errors import ReleaseError
from support.server.running_server import publish

DAY = 24 * 60 * 60
TEXT = b"a text that is worth compressing, " * 100
FILES = {
    "/index.html": TEXT,
    "/404.html": b"",
    "/index.md": TEXT,
    "/og.png": b"",
    "/leaf.svg": b"",
    "/llms.txt": b"",
    "/sitemap.xml": b"",
    "/routes.json": b"",
    "/sw.js": b"",
    "/_headers": b"",
    "/_sandbox/oak.html": b"",
    "/_search/index.json": b"",
    "/_search/text/oak.starts": b"",
    "/_assets/oak.js": TEXT,
}


@pytest.fixture
def objects(tmp_path: Path) -> dict[str, SiteObject]:
    publish(tmp_path / "dist", FILES)
    return read_release(tmp_path / "dist").objects("gzip")


def plan_of(
    objects: dict[str, SiteObject], recorded: dict[str, DeployedFile], now: int = 0
) -> DeployPlan:
    stored = {path: file.digest for path, file in recorded.items()}
    return make_plan(objects, recorded, stored, now=now, keep_seconds=7 * DAY)


def test_assets_come_first_and_lists_of_pages_last(objects: dict[str, SiteObject]) -> None:
    uploads = plan_of(objects, {}).uploads
    assert list(uploads) == [Phase.ASSETS, Phase.OTHERS, Phase.PAGES, Phase.LISTS]
    assert {phase: [one.path for one in some] for phase, some in uploads.items()} == {
        Phase.ASSETS: ["/_assets/oak.js", "/_search/text/oak.starts"],
        Phase.OTHERS: ["/_headers", "/_sandbox/oak.html", "/index.md", "/leaf.svg", "/og.png"],
        Phase.PAGES: ["/404.html", "/index.html"],
        Phase.LISTS: [
            "/_search/index.json",
            "/llms.txt",
            "/routes.json",
            "/sitemap.xml",
            "/sw.js",
        ],
    }


def test_text_for_browsers_is_compressed_and_text_for_programs_is_not(
    objects: dict[str, SiteObject],
) -> None:
    assert objects["/index.html"].headers == {
        "ContentType": "text/html; charset=utf-8",
        "CacheControl": "no-cache",
        "ContentEncoding": "gzip",
    }
    assert objects["/_assets/oak.js"].headers == {
        "ContentType": "text/javascript; charset=utf-8",
        "CacheControl": "public, max-age=31536000, immutable",
        "ContentEncoding": "gzip",
    }
    assert objects["/index.md"].headers == {
        "ContentType": "text/markdown; charset=utf-8",
        "CacheControl": "no-cache",
    }


@pytest.mark.parametrize(
    ("file", "days", "stays"),
    [
        (DeployedFile(digest="1", asset=True), 0, True),
        (DeployedFile(digest="1", asset=True, left=0), 6, True),
        (DeployedFile(digest="1", asset=True, left=0), 7, False),
        (DeployedFile(digest="1", asset=True, left=99 * DAY), 6, True),
        (DeployedFile(digest="1"), 0, False),
    ],
    ids=["just left", "six days ago", "seven days ago", "in the future", "no asset"],
)
def test_an_asset_stays_for_some_days(file: DeployedFile, days: int, stays: bool) -> None:
    plan = plan_of({}, {"/_assets/old.js": file}, days * DAY)
    assert plan.removals == ([] if stays else ["/_assets/old.js"])
    left = min(days * DAY, file.left if file.left is not None else days * DAY)
    assert plan.files == (
        {"/_assets/old.js": DeployedFile(digest="1", asset=True, left=left)} if stays else {}
    )


def test_an_asset_that_comes_back_is_one_of_the_site(objects: dict[str, SiteObject]) -> None:
    one = objects["/_assets/oak.js"]
    plan = plan_of(objects, {one.path: DeployedFile(digest=one.digest, asset=True, left=1)})
    assert plan.files[one.path] == DeployedFile(digest=one.digest, asset=True)
    assert one not in plan.uploads[Phase.ASSETS]


def test_a_damaged_file_is_not_deployed(tmp_path: Path, objects: dict[str, SiteObject]) -> None:
    release = read_release(tmp_path / "dist")
    (release.folder / "public/index.html").write_bytes(b"damaged")
    with pytest.raises(ReleaseError) as caught:
        release.read(objects["/index.html"])
    assert str(caught.value) == (
        f"public/index.html of the release {release.manifest.digest[:12]} is missing or damaged.\n"
        "  why: A build has removed the release meanwhile, or something has changed the file.\n"
        "  fix: Build the site again, then deploy again."
    )


def test_no_release_is_explained(tmp_path: Path) -> None:
    with pytest.raises(ReleaseError, match=r"There is no release in .* that can be deployed\."):
        read_release(tmp_path)
