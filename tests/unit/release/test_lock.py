import os
import subprocess
import sys
from pathlib import Path

import pytest

from showfloor.errors import ReleaseError
from showfloor.release.lock import hold_dist

HOLDER = """
import sys
from pathlib import Path
from showfloor.release.lock import hold_dist
with hold_dist(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


def start_holder(dist: Path) -> subprocess.Popen[str]:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, dist],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == "held\n"
    return holder


def test_the_lock_knows_what_it_guards(tmp_path: Path) -> None:
    with hold_dist(tmp_path / "dist") as lock:
        assert lock.dist == tmp_path / "dist"
        assert (tmp_path / "dist" / ".lock-holder").read_text() == f"{os.getpid()}\n"


def test_a_second_build_says_that_it_waits_and_then_goes_on(tmp_path: Path) -> None:
    holder = start_holder(tmp_path)
    said: list[str] = []

    def say(words: str) -> None:
        said.append(words)
        assert holder.stdin is not None
        holder.stdin.close()

    with hold_dist(tmp_path, say=say):
        assert (tmp_path / ".lock-holder").read_text() == f"{os.getpid()}\n"
    assert holder.wait(timeout=30) == 0
    assert said == [
        f"Another build (process {holder.pid}) is writing {tmp_path.name}/;"
        " waiting for it to finish."
    ]


def test_a_second_build_that_must_not_wait_is_refused(tmp_path: Path) -> None:
    holder = start_holder(tmp_path)
    with pytest.raises(ReleaseError) as caught, hold_dist(tmp_path, wait=False):
        pass
    holder.communicate(timeout=30)
    assert str(caught.value) == (
        f"{tmp_path.name}/ is being written by another build (process {holder.pid}).\n"
        "  why: Two builds at once would mix their files.\n"
        "  fix: Wait until it has finished, or build without --no-wait."
    )


def test_the_lock_of_a_killed_build_is_free(tmp_path: Path) -> None:
    holder = start_holder(tmp_path)
    holder.kill()
    holder.wait(timeout=30)
    with hold_dist(tmp_path, wait=False):
        pass


def test_the_lock_is_free_again_after_an_error(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError), hold_dist(tmp_path):
        raise ZeroDivisionError
    with hold_dist(tmp_path, wait=False):
        pass
