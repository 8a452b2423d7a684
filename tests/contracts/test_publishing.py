"""`docs/publishing.md` works as it is written, as far as its hosts can be had here."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import yaml

from support.polling import until_true
from support.server.nginx import NGINX, free_port, get, listens, running_nginx
from support.site.publishing_guide import (
    EXAMPLES,
    FILES,
    GUIDE,
    blocks,
    commands,
    publish_example,
    rclone_commands,
)

WORKFLOW = EXAMPLES / "github-pages.yml"
MEMORY = "/memory"
"""Stands for the memory of a container, which here would be that of this machine."""
BUILDAH = shutil.which("buildah")

TRIED = {
    "cp -R dist/current/public/. /srv/www/docs/",
    "podman build --format docker --build-context release=dist/current --tag docs"
    " examples/publishing",
    *rclone_commands(),
}
"""Here, or in `test_object_store.py`."""

LEFT_OUT = {
    "npx netlify-cli deploy --prod --dir dist/current/public": "it needs an account",
    "npx wrangler pages deploy dist/current/public --project-name docs": "it needs an account",
    "nginx -t && nginx -s reload": "it concerns the nginx of the machine",
    "podman run --rm --read-only --publish 8080:8080 docs": "Buildah runs what is in the image",
}
"""Commands that are not tried, and why."""


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    publish_example(tmp_path / "dist")
    return tmp_path / "dist"


def test_the_guide_is_short() -> None:
    assert len(GUIDE.split()) <= 1500


def test_every_command_is_tried_or_has_a_reason() -> None:
    assert set(commands()) == TRIED | LEFT_OUT.keys()


@pytest.mark.skipif(sys.platform == "win32", reason="the commands are those of a POSIX shell")
def test_a_folder_of_a_static_host_has_all_files(dist: Path, tmp_path: Path) -> None:
    (tmp_path / "www").mkdir()
    command = next(line for line in commands() if line.startswith("cp "))
    command = command.replace("/srv/www/docs/", f"{tmp_path}/www/")
    subprocess.run(command, shell=True, cwd=dist.parent, check=True)
    found = {path: (tmp_path / "www" / path[1:]).read_bytes() for path in FILES}
    assert found == FILES


def test_the_server_block_serves_the_release(dist: Path, tmp_path: Path) -> None:
    (server,) = blocks("nginx")
    port = free_port()
    server = server.replace("listen 80;", f"listen 127.0.0.1:{port};")
    with running_nginx(server.replace("/srv/docs/dist", str(dist)), port, tmp_path):
        answers(port)


def answers(port: int) -> None:
    """Check what any server of the release answers."""
    status, headers, body = get(port, "/guide/")
    assert (status, headers["x-oak"], body) == (200, "leaf", b"guide")
    _, headers, _ = get(port, "/_assets/oak.js")
    assert headers["cache-control"] == "public, max-age=31536000, immutable"
    status, _, body = get(port, "/nowhere/")
    assert (status, body) == (404, b"nothing here")


def test_the_workflow_is_one() -> None:
    programs = Path(sys.executable).parent
    schema = ["--builtin-schema", "vendor.github-workflows"]
    for name, *options in (["check-jsonschema", *schema], ["actionlint"]):
        checked = [str(programs / name), *options, str(WORKFLOW)]
        done = subprocess.run(checked, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout


def test_the_workflow_publishes_the_folder_of_the_release() -> None:
    steps = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))["jobs"]["publish"]["steps"]
    assert [step["run"] for step in steps if "run" in step] == ["make build"]
    assert [step["with"]["path"] for step in steps if "pages-artifact" in step.get("uses", "")] == [
        "dist/current/public/"
    ]


def with_storage(storage: Path, *arguments: str) -> list[str]:
    """Return a command of Buildah whose images and containers are in a folder of their own."""
    places = ("--root", f"{storage}/images", "--runroot", f"{storage}/run")
    return ["buildah", "--storage-driver", "vfs", *places, *arguments]


def buildah(storage: Path, *arguments: str, cwd: Path | None = None) -> str:
    """Run Buildah; return what it says."""
    command = with_storage(storage, *arguments)
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture
def image(dist: Path, tmp_path: Path) -> tuple[Path, int]:
    """The image of the guide on a base with Debian's nginx; it listens on a port of ours."""
    if BUILDAH is None or NGINX is None:
        pytest.skip("no Buildah or nginx: apt-get install buildah nginx-light, as .ci/run does")
    port, storage = free_port(), tmp_path / "storage"
    make_base(tmp_path / "base", Path(NGINX))
    buildah(storage, "bud", "--isolation", "chroot", "--tag", "base", str(tmp_path / "base"))
    folder = tmp_path / "examples" / "publishing"
    shutil.copytree(EXAMPLES, folder)
    config = folder / "nginx.conf"
    text = config.read_text().replace("listen 8080;", f"listen 127.0.0.1:{port};")
    config.write_text(text.replace("/dev/shm/", f"{MEMORY}/"))
    words = next(line for line in commands() if line.startswith("podman build ")).split()[2:]
    own = ["--isolation", "chroot", "--build-arg", "BASE=localhost/base"]
    buildah(storage, "bud", *own, *words, cwd=dist.parent)
    return storage, port


def make_base(folder: Path, nginx: Path) -> None:
    """Write what stands for the image of nginx, which no registry here has."""
    root = folder / "rootfs"
    linked = subprocess.run(["ldd", nginx], capture_output=True, text=True, check=True).stdout
    files = {nginx, Path("/etc/nginx/mime.types")}
    files |= {Path(word) for word in linked.split() if word.startswith("/")}
    for file in files:
        target = root / file.relative_to("/")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, target)
    for name in ("usr/share/nginx", "var/log/nginx", "var/lib/nginx", "tmp", "dev", "proc"):
        (root / name).mkdir(parents=True, exist_ok=True)
    (root / "etc/passwd").write_text("nginx:x:101:101::/:\n")
    (root / "etc/group").write_text("nginx:x:101:\n")
    (folder / "Containerfile").write_text("FROM scratch\nCOPY rootfs/ /\nENV PATH=/usr/sbin\n")


@contextmanager
def running_container(storage: Path, container: str, port: int) -> Iterator[None]:
    """Run the command of the image as its user, with a folder for the memory of a container."""
    memory = storage / "memory"
    memory.mkdir()
    memory.chmod(0o777)
    options = ("--isolation", "chroot", "--volume", f"{memory}:{MEMORY}")
    command = with_storage(storage, "run", *options, container)
    process = subprocess.Popen([*command, "nginx", "-g", "daemon off;"])
    try:
        until_true(lambda: listens(port), "the container listens")
        yield
    finally:
        # Buildah does not pass signals on.
        os.kill(int((memory / "nginx.pid").read_text()), signal.SIGTERM)
        process.wait(30)
        assert not listens(port)


def test_the_image_serves_the_release_and_writes_nothing(image: tuple[Path, int]) -> None:
    storage, port = image
    container = buildah(storage, "from", "docs")
    root = Path(buildah(storage, "mount", container))
    before = files_below(root)
    with running_container(storage, container, port):
        answers(port)
        assert get(port, "/404.html")[0] == 200, "the health check asks for it"
    of_buildah = {root / "etc" / name for name in ("hostname", "hosts", "resolv.conf")}
    assert files_below(root) - of_buildah == before


def files_below(folder: Path) -> set[Path]:
    return {path for path in folder.rglob("*") if path.is_file()}


def test_the_image_has_a_user_and_a_health_check(image: tuple[Path, int]) -> None:
    told = yaml.safe_load(buildah(image[0], "inspect", "--type", "image", "docs"))
    config = told["Docker"]["config"]
    assert config["User"] == "101:101"
    assert config["Healthcheck"]["Test"][-1] == "http://127.0.0.1:8080/404.html"
    assert config["Cmd"] == ["nginx", "-g", "daemon off;"]
