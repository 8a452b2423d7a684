"""The tiny site: small, whole, and about a family that does not exist."""

import shutil
from pathlib import Path

TINY = Path(__file__).parents[2] / "sites" / "tiny"
BROKEN = Path(__file__).parents[2] / "sites" / "broken"


def copy_tiny(target: Path) -> Path:
    """Copy the tiny site to `target`, to be changed by a test; return `target`."""
    shutil.copytree(TINY, target, dirs_exist_ok=True)
    return target
