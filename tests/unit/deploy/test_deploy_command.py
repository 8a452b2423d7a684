"""`showfloor deploy` as it is typed, and each of its errors word by word."""

import re
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from showfloor.cli import main
from showfloor.deploy.deployed_release import RECORD
from showfloor.model.redirects import Redirect
from showfloor.release.manifest import ReleaseSettings
from support.server.object_store import READER, store_at
from support.server.running_server import publish
from support.site.deployed_site import files_of, publish_site, read_site

pytestmark = pytest.mark.xdist_group("object-store")

NO_RIGHT = (
    "  why: These credentials do not have the right to do it.\n"
    "  fix: Give them the rights s3:ListBucket, s3:GetObject, s3:PutObject and s3:DeleteObject in"
    " this bucket, or use other credentials.\n\n"
)
WRONG_CREDENTIALS = (
    "  why: The store does not know these credentials, or they belong to another store.\n"
    "  fix: Check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_PROFILE and --endpoint.\n\n"
)
NO_CREDENTIALS = (
    "\nThere are no credentials for s3://docs/site/.\n"
    "  why: boto3 looks for them in variables and in ~/.aws, and says: Unable to locate"
    " credentials.\n"
    "  fix: Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE.\n\n"
)
LOCKED = "/.showfloor-deploy-lock.json was not written:"


def run(address: str, port: int, dist: Path, *arguments: str) -> Result:
    endpoint = f"http://127.0.0.1:{port}"
    days = ("--keep-assets-days", "0")
    command = ["deploy", address, "--dist", str(dist), "--endpoint", endpoint, *days, *arguments]
    return CliRunner().invoke(main, command)


def told(result: Result) -> str:
    """Return what a command has printed, without the figures that differ each time."""
    return re.sub(r" +\d+\.\d\d s", " 0.00 s", result.stdout)


def test_it_says_what_it_has_done(store_port: int, prefix: str, tmp_path: Path) -> None:
    written = publish(tmp_path, files_of("oak"))
    result = run(f"s3://docs/{prefix}", store_port, tmp_path)
    assert told(result) == (
        f"Deploying release {written.digest[:12]} to s3://docs/{prefix}/\n"
        "  Compare with the store 0.00 s\n"
        "  Upload assets 0.00 s\n"
        "  Upload other files 0.00 s\n"
        "  Upload pages 0.00 s\n"
        "  Upload lists of pages 0.00 s\n"
        f"s3://docs/{prefix}/: 8 of 8 files uploaded (0.0 MB), 0 of earlier releases kept,"
        " 0 removed, in 0.00 s\n"
    )


def test_a_dry_run_says_what_would_be_done_and_does_nothing(
    store_port: int, prefix: str, tmp_path: Path
) -> None:
    old = publish_site(tmp_path, "oak")
    run(f"s3://docs/{prefix}", store_port, tmp_path)
    publish_site(tmp_path, "elm")
    result = run(f"s3://docs/{prefix}", store_port, tmp_path, "--dry-run")
    assert told(result) == (
        "  upload /_assets/elm.js\n"
        "  upload /elm.txt\n"
        "  upload /guide/index.md\n"
        "  upload /guide/index.html\n"
        "  upload /index.html\n"
        "  upload /sitemap.xml\n"
        "  remove /_assets/oak.js\n"
        "  remove /oak.txt\n"
        f"s3://docs/{prefix}/: 6 of 8 files would be uploaded (0.0 MB), 0 of earlier releases"
        " kept, 2 would be removed, in 0.00 s\n"
    )
    assert read_site(store_port, prefix) == old


def test_what_the_store_cannot_send_is_told_once(
    store_port: int, prefix: str, tmp_path: Path
) -> None:
    redirects = [Redirect(source="/old/", target="/guide/")]
    settings = ReleaseSettings(headers={"X-Oak": "1"}, redirects=redirects)
    notice = (
        "\nAn object store does not send all that the release says. Set the rest in the content\n"
        "delivery network in front of it:\n"
        "  headers, as `_headers` lists them:\n"
        "    X-Oak\n"
        "  old addresses, as `_redirects` lists them: 1 rows\n"
    )
    publish(tmp_path, files_of("oak"), settings)
    assert run(f"s3://docs/{prefix}", store_port, tmp_path).stdout.endswith(notice)
    publish(tmp_path, files_of("elm"), settings)
    assert notice not in run(f"s3://docs/{prefix}", store_port, tmp_path).stdout


@pytest.mark.parametrize("bucket", ["nowhere", "docs.elsewhere"])
def test_a_wrong_bucket_is_explained(store_port: int, tmp_path: Path, bucket: str) -> None:
    publish_site(tmp_path, "oak")
    result = run(f"s3://{bucket}/site", store_port, tmp_path)
    assert result.exit_code == 1
    assert result.stderr == (
        f"\ns3://{bucket}/site{LOCKED} http://127.0.0.1:{store_port} answered NoSuchBucket (The"
        " specified bucket does not exist).\n"
        "  why: The store has no bucket of this name.\n"
        "  fix: Create the bucket, or correct its name or --endpoint.\n\n"
    )


@pytest.mark.parametrize(
    ("name", "secret", "answer", "advice"),
    [
        (*READER, "AccessDenied (Access Denied)", NO_RIGHT),
        (
            "nobody",
            "secret",
            "InvalidAccessKeyId (The access key ID you provided does not exist in our records)",
            WRONG_CREDENTIALS,
        ),
        (
            "owner",
            "wrong",
            "SignatureDoesNotMatch (The request signature we calculated does not match the"
            " signature you provided. Check your key and signing method)",
            WRONG_CREDENTIALS,
        ),
    ],
    ids=["no right to write", "unknown key", "wrong secret"],
)
def test_refused_credentials_are_explained(
    store_port: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    secret: str,
    answer: str,
    advice: str,
) -> None:
    publish_site(tmp_path, "oak")
    monkeypatch.setenv("AWS_ACCESS_KEY_ID", name)
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", secret)
    result = run("s3://docs/site", store_port, tmp_path)
    assert result.exit_code == 1
    where = f"http://127.0.0.1:{store_port}"
    assert result.stderr == f"\ns3://docs/site{LOCKED} {where} answered {answer}.\n{advice}"


def test_no_credentials_are_explained(
    store_port: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    publish_site(tmp_path, "oak")
    monkeypatch.delenv("AWS_ACCESS_KEY_ID")
    monkeypatch.delenv("AWS_SECRET_ACCESS_KEY")
    assert run("s3://docs/site", store_port, tmp_path).stderr == NO_CREDENTIALS


def test_a_store_that_is_not_there_is_explained(tmp_path: Path) -> None:
    publish_site(tmp_path, "oak")
    assert run("s3://docs/site", 1, tmp_path).stderr == (
        "\ns3://docs/site/ cannot be reached: Could not connect to the endpoint URL:"
        ' "http://127.0.0.1:1/docs/site/.showfloor-deploy-lock.json".\n'
        "  why: A deployment needs the store all the time. What was uploaded stays there.\n"
        "  fix: Check the network and --endpoint, then deploy again to continue.\n\n"
    )


def test_an_endpoint_that_is_no_address_is_explained(tmp_path: Path) -> None:
    publish_site(tmp_path, "oak")
    result = run("s3://docs/site", 1, tmp_path, "--endpoint", "localhost:9000")
    assert result.stderr == (
        "\ns3://docs/site/ cannot be used: Invalid endpoint: localhost:9000.\n"
        "  why: boto3 reads the settings of the store from options, variables and ~/.aws.\n"
        "  fix: Correct the setting that is named.\n\n"
    )


def test_a_folder_without_settings_is_explained(tmp_path: Path) -> None:
    publish_site(tmp_path, "oak")
    command = ["deploy", "s3://docs/site", "--dist", str(tmp_path), "--site", "nowhere"]
    assert CliRunner().invoke(main, command).stderr == (
        "\nThere is no nowhere/site.toml.\n"
        "  why: It says how long files of earlier releases stay in the store.\n"
        "  fix: Name the folder of the site with --site, or the days with --keep-assets-days.\n\n"
    )


def test_the_package_that_is_needed_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    publish_site(tmp_path, "oak")
    monkeypatch.setitem(sys.modules, "boto3", None)
    result = run("s3://docs/site", 1, tmp_path)
    assert result.exit_code == 1
    assert result.stderr == (
        "\nboto3 is not installed.\n"
        "  why: `showfloor deploy` speaks to object stores by it, and nothing else needs it.\n"
        "  fix: Install it: pip install 'showfloor[s3]'\n\n"
    )


def test_a_damaged_record_is_written_again(store_port: int, prefix: str, tmp_path: Path) -> None:
    files = publish_site(tmp_path, "oak")
    run(f"s3://docs/{prefix}", store_port, tmp_path)
    store_at(store_port, prefix).put(RECORD, b"\xff", {})
    result = run(f"s3://docs/{prefix}", store_port, tmp_path)
    assert "0 of 8 files uploaded" in result.stdout
    assert read_site(store_port, prefix) == files
    found = store_at(store_port, prefix).get(RECORD)
    assert found is not None
    assert b'"finished":true' in found.content
