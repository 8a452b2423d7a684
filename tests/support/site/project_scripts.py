"""Scripts of the project, which are no modules of a package."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

SCRIPTS = Path(__file__).parents[3] / "scripts"


def load_script(name: str) -> ModuleType:
    """Return a script as a module; nothing of it is run but its definitions."""
    spec = importlib.util.spec_from_file_location(f"{name}_script", SCRIPTS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    if str(SCRIPTS) not in sys.path:  # scripts import each other
        sys.path.append(str(SCRIPTS))
    spec.loader.exec_module(module)
    return module


def git(folder: Path, *words: str) -> None:
    """Run git in a folder, as somebody who may commit."""
    who = ("-c", "user.name=A", "-c", "user.email=a@example.com")
    subprocess.run(["git", *who, *words], cwd=folder, capture_output=True, check=True)


def commit_all(folder: Path) -> None:
    """Commit all that a folder has, as its first commit or the next one."""
    git(folder, "add", "-A")
    git(folder, "commit", "-m", "All of it")
