"""Where the engine's frontend lies: its code, and the Node packages that it runs with.

In a checkout it is `web/`. An installed engine carries the same folder without packages: at its
first use it is copied to a folder of this version below the user's caches, and its packages are
installed there. Nothing writes to that folder afterwards.
"""

import os
import sys
from functools import cache
from pathlib import Path
from typing import Final

from showfloor import __version__
from showfloor.fingerprint import folder_code

VARIABLE: Final = "SHOWFLOOR_HOME"
"""In the environment: the folder of all versions, instead of one below the user's caches."""

PACKAGE: Final = Path(__file__).parent
CARRIED: Final = PACKAGE / "web"
"""The frontend that an installed engine carries."""
CHECKOUT: Final = PACKAGE.parents[1] / "web"


def frontend_folder() -> Path:
    """Return the folder of the frontend; an installed engine makes it at its first use."""
    return engine_homes() / _version() / "web" if is_installed_engine() else CHECKOUT


def is_installed_engine() -> bool:
    """Return whether this engine is an installed package, and no checkout."""
    return CARRIED.is_dir()


def engine_homes() -> Path:
    """Return the folder with a folder for each version of the engine that was used."""
    configured = os.environ.get(VARIABLE)
    return Path(configured).absolute() if configured else _caches() / "showfloor"


@cache
def _version() -> str:
    """Return the name of the folder of this version: another frontend has another one."""
    return f"{__version__}-{folder_code(CARRIED)[:12]}"


def _caches() -> Path:
    """Return the folder of the user's caches, as the platform has it."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
