"""Packages of npm that few tests need: installed at the first use, from a lock."""

import hashlib
import shutil
import subprocess
from pathlib import Path

from showfloor.node import node_environment


def install_locked(source: Path, folder: Path) -> None:
    """Install the packages of a lock into a folder, unless they are there."""
    lock = source / "package-lock.json"
    digest = hashlib.sha256(lock.read_bytes()).hexdigest()
    marker = folder / "node_modules" / ".installed"
    if marker.is_file() and marker.read_text() == digest:
        return
    folder.mkdir(parents=True, exist_ok=True)
    for file in (lock, lock.with_name("package.json")):
        shutil.copy(file, folder)
    environment = node_environment()
    npm = shutil.which("npm", path=environment["PATH"])
    assert npm is not None, "there is no npm: run `make setup`, or install npm on this system"
    subprocess.run([npm, "ci", "--ignore-scripts"], cwd=folder, env=environment, check=True)
    marker.write_text(digest)
