"""Showfloor compared with nginx: the same precompressed files, the same headers, in the same run.

    python -m benchmarks.server [--seconds 5] [--rounds 3]

Both servers and wrk share the machine, so the servers take turns, and the median of the rounds
counts. The ratio by processor time (requests that one second of the server's own processor
time answers) stays true when something else keeps the machine busy.
"""

import argparse
import http.client
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from benchmarks.results import Row, Table
from benchmarks.scale import FULL, Scale
from showfloor.model.site_file import SiteFile
from showfloor.outputs.headers import security_headers
from showfloor.release.lock import hold_dist
from showfloor.release.manifest import ReleaseSettings
from showfloor.release.store import Store
from showfloor.release.write import write_release

CONNECTIONS = 32
TARGET = 0.5
PATH = "/page/"
ENCODING = "gzip, deflate"

NGINX = """\
worker_processes {workers};
daemon off;
{user}
pid {work}/nginx.pid;
error_log {work}/nginx.log;
events {{ worker_connections 512; }}
http {{
  access_log off;
  sendfile on;
  keepalive_requests 100000000;
  client_body_temp_path {work}/client;
  proxy_temp_path {work}/proxy;
  fastcgi_temp_path {work}/fastcgi;
  uwsgi_temp_path {work}/uwsgi;
  scgi_temp_path {work}/scgi;
  types {{ text/html html; }}
  server {{
    listen 127.0.0.1:{port};
    root {root};
    include {root}/../nginx.conf;
  }}
}}
"""

# nginx as it is usually set up; Showfloor's own configuration is tested elsewhere.
SERVER = """\
charset utf-8;
gzip_static on;
gzip_vary on;
{headers}
add_header Cache-Control "no-cache";
"""


@dataclass(frozen=True, slots=True)
class Rate:
    """Requests that were answered, by the second."""

    by_clock: float
    by_cpu: float
    """By a second of processor time of the server."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """Both servers with the same number of workers, under the same requests."""

    what: str
    workers: int
    nginx: Rate
    showfloor: Rate

    @property
    def ratio(self) -> float:
        """Showfloor's requests a second to nginx's."""
        return self.showfloor.by_clock / self.nginx.by_clock

    @property
    def ratio_by_cpu(self) -> float:
        """The same by processor time."""
        return self.showfloor.by_cpu / self.nginx.by_cpu


@dataclass(frozen=True, slots=True)
class Server:
    """A server that runs."""

    port: int
    pid: int
    etag: str
    """Of the page, compressed."""


def missing_tools() -> list[str]:
    """Return the programs that the comparison needs and this machine has not."""
    return [tool for tool in ("nginx", "wrk") if find(tool) is None]


def measure_server(scale: Scale = FULL) -> Table:
    """Compare both servers and return the figures with the target."""
    if missing := missing_tools():
        return Table("Server", [], [f"Skipped: {' and '.join(missing)} cannot be found."])
    rows = [
        Row(
            f"requests/s to nginx, {row.what}, {row.workers} worker(s)",
            f"{row.ratio:.2f} ({row.showfloor.by_clock:,.0f} / {row.nginx.by_clock:,.0f};"
            f" by processor time {row.ratio_by_cpu:.2f})",
            f">= {TARGET}",
            row.ratio >= TARGET,
        )
        for row in compare(round(scale.seconds(5)), scale.times(3), scale.some((1, 2)))
    ]
    return Table("Server", rows, [f"wrk with {CONNECTIONS} connections; a page of 60 KB, gzip."])


def compare(seconds: int = 5, rounds: int = 3, workers: Sequence[int] = (1, 2)) -> list[Comparison]:
    """Return how both do with each number of workers; takes two minutes at the defaults."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        write_sample(work / "dist")
        return [row for count in workers for row in compare_workers(work, count, seconds, rounds)]


def compare_workers(work: Path, workers: int, seconds: int, rounds: int) -> Iterator[Comparison]:
    with nginx(work, workers) as peer, showfloor(work, workers) as own:
        for what in ("a page", "a page that is unchanged"):
            rates: dict[int, list[Rate]] = {peer.port: [], own.port: []}
            for _ in range(rounds):
                for server in (peer, own):
                    known = server.etag if "unchanged" in what else None
                    rates[server.port].append(measure(server, known, seconds))
            yield Comparison(
                what=what,
                workers=workers,
                nginx=middle(rates[peer.port]),
                showfloor=middle(rates[own.port]),
            )


def measure(server: Server, etag: str | None, seconds: int) -> Rate:
    """Ask for the page as often as 32 connections can, and count."""
    headers = ["-H", f"Accept-Encoding: {ENCODING}"]
    if etag is not None:
        headers += ["-H", f"If-None-Match: {etag}"]
    address = f"http://127.0.0.1:{server.port}{PATH}"
    before = cpu_seconds(server.pid)
    answer = subprocess.run(
        [find("wrk") or "wrk", "-t1", f"-c{CONNECTIONS}", f"-d{seconds}", *headers, address],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    if "Non-2xx" in answer or "Socket errors" in answer:
        raise RuntimeError(f"requests failed:\n{answer}")
    total = int(re.findall(r"(\d+) requests in", answer)[0])
    rate = float(re.findall(r"Requests/sec:\s+([\d.]+)", answer)[0])
    return Rate(rate, total / (cpu_seconds(server.pid) - before))


def middle(rates: Sequence[Rate]) -> Rate:
    return Rate(median(rate.by_clock for rate in rates), median(rate.by_cpu for rate in rates))


@contextmanager
def nginx(work: Path, workers: int) -> Iterator[Server]:
    port, public = free_port(), work / "dist" / "current" / "public"
    headers = "\n".join(f'add_header {n} "{v}";' for n, v in security_headers().items())
    (public.parent / "nginx.conf").write_text(SERVER.format(headers=headers))
    # Workers of a server that root starts must be able to read the temporary folder.
    user = "user root;" if os.geteuid() == 0 else ""
    config = work / "nginx.conf"
    config.write_text(NGINX.format(workers=workers, user=user, work=work, port=port, root=public))
    command = [find("nginx") or "nginx", "-c", str(config), "-e", str(work / "nginx.log")]
    with running(command) as pid:
        yield Server(port, pid, etag_of(port))


@contextmanager
def showfloor(work: Path, workers: int) -> Iterator[Server]:
    port = free_port()
    command = [sys.executable, "-m", "showfloor", "serve", "--dist", str(work / "dist")]
    with running([*command, "--port", str(port), "--workers", str(workers)]) as pid:
        yield Server(port, pid, etag_of(port))


@contextmanager
def running(command: Sequence[str]) -> Iterator[int]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        yield process.pid
    finally:
        process.terminate()
        process.wait(timeout=30)


def etag_of(port: int) -> str:
    """Return the tag of the compressed page; waits until the server answers."""
    for _ in range(300):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        try:
            connection.request("GET", PATH, headers={"Accept-Encoding": ENCODING})
            response = connection.getresponse()
            if response.getheader("Content-Encoding") != "gzip":
                raise RuntimeError("the page does not come compressed")
            return response.getheader("ETag") or ""
        except ConnectionRefusedError:
            time.sleep(0.1)
        finally:
            connection.close()
    raise RuntimeError("the server did not start")


def cpu_seconds(pid: int) -> float:
    """Return the processor time of a process and all that it has started."""
    ticks = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    own = sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return own + sum(cpu_seconds(int(child)) for child in children)


def write_sample(dist: Path) -> None:
    """Write a release of one page of 60 KB, about as compressible as a real one."""
    paragraphs = (
        f'<p id="p{n}">Paragraph {n * 7919 % 1000}: <code>value-{n * 104729 % 9973}</code> of'
        f' the table {n * 31 % 97} is shown, <a href="/page-{n % 50}/">see there</a>.</p>\n'
        for n in range(450)
    )
    page = f"<!doctype html><title>Sample</title>{''.join(paragraphs)}".encode()
    files = [SiteFile(path="/page/index.html", content=page)]
    with hold_dist(dist) as lock:
        write_release(Store(lock), files, ReleaseSettings(headers=security_headers()))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def find(tool: str) -> str | None:
    # nginx is where only root looks for programs.
    return shutil.which(tool) or shutil.which(tool, path="/usr/sbin:/usr/local/sbin")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server")
    parser.add_argument("--seconds", type=int, default=5, help="of each run of wrk")
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    if missing := missing_tools():
        print(f"Skipped: {' and '.join(missing)} cannot be found. Install them to compare.")
        return
    print("| requests for | workers | nginx /s | Showfloor /s | ratio | ratio by CPU time |")
    print("|---|---|---|---|---|---|")
    for row in compare(options.seconds, options.rounds):
        print(
            f"| {row.what} | {row.workers} | {row.nginx.by_clock:,.0f}"
            f" | {row.showfloor.by_clock:,.0f} | {row.ratio:.2f} | {row.ratio_by_cpu:.2f} |"
        )


if __name__ == "__main__":
    main()
