"""A release served by nginx itself, where there is one."""

import http.client
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from support.polling import until_true

# nginx is where only root looks for programs.
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")

AROUND = """\
daemon off;
master_process off;
pid {work}/nginx.pid;
error_log {work}/nginx.log;
events {{}}
http {{
    access_log off;
    types {{ text/html html; text/javascript js; }}
    client_body_temp_path {work}/client;
    proxy_temp_path {work}/proxy;
    fastcgi_temp_path {work}/fastcgi;
    uwsgi_temp_path {work}/uwsgi;
    scgi_temp_path {work}/scgi;
    {server}
}}
"""

SERVER = """\
server {{
    listen 127.0.0.1:{port};
    root {release}/public;
    {server}
    include {release}/nginx.conf;
}}
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def served_by_nginx(release: Path, work: Path, server_lines: str = "") -> Iterator[int]:
    """Have nginx serve a release; what it writes goes to `work`."""
    port = free_port()
    server = SERVER.format(release=release, port=port, server=server_lines)
    with running_nginx(server, port, work):
        yield port


@contextmanager
def running_nginx(server: str, port: int, work: Path) -> Iterator[None]:
    """Run nginx with a server block that listens on a port."""
    if NGINX is None:
        pytest.skip("nginx is not installed: apt-get install nginx-light, as .ci/run does")
    (work / "all.conf").write_text(AROUND.format(work=work, server=server))
    process = subprocess.Popen([NGINX, "-c", work / "all.conf", "-e", work / "nginx.log"])
    try:
        until_true(lambda: listens(port), "nginx listens")
        yield
    finally:
        process.terminate()
        process.wait(timeout=30)


def get(port: int, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    connection.request("GET", path, headers=headers)
    response = connection.getresponse()
    told: dict[str, str] = {}
    for name, value in response.getheaders():
        told[name.lower()] = ", ".join(filter(None, (told.get(name.lower()), value)))
    answer = response.status, told, response.read()
    connection.close()
    return answer
