"""Finds a browser on this machine in which demos can be tried."""

import os
import shutil
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from showfloor.errors import ConfigError

VARIABLE: Final = "SHOWFLOOR_BROWSER"
"""The variable that names the browser to use."""

NAMES: Final = (
    # Without windows it starts in half the time.
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
    "microsoft-edge-stable",
)
MAC: Final = ("Google Chrome", "Chromium", "Microsoft Edge")
WINDOWS: Final = (
    "Google/Chrome/Application/chrome.exe",
    "Chromium/Application/chrome.exe",
    "Microsoft/Edge/Application/msedge.exe",
)
WINDOWS_FOLDERS: Final = ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")
"""Variables with folders of programs."""


def find_browser(
    variables: Mapping[str, str] = os.environ, system: str = sys.platform
) -> Path | None:
    """Return the path of a Chromium, Chrome or Edge, or nothing where there is none.

    Raises `ConfigError` if the variable names a program that does not exist.
    """
    folders = variables.get("PATH", os.defpath)
    if named := variables.get(VARIABLE):
        return _named(named, folders)
    on_path = (shutil.which(name, path=folders) for name in NAMES)
    found = next((Path(program) for program in on_path if program), None)
    return found or next((one for one in _usual_places(variables, system) if one.is_file()), None)


def _named(named: str, folders: str) -> Path:
    program = shutil.which(named, path=folders)
    if program is None:
        raise ConfigError(
            f'{VARIABLE} names "{named}", which is no program.',
            why="demos are tried in that browser.",
            fix="name a Chromium, Chrome or Edge, by its path or its name on PATH.",
        )
    return Path(program)


def _usual_places(variables: Mapping[str, str], system: str) -> Iterator[Path]:
    if system == "darwin":
        for folder in (Path("/Applications"), Path(variables.get("HOME", "/"), "Applications")):
            yield from (folder / f"{name}.app" / "Contents" / "MacOS" / name for name in MAC)
    if system == "win32":
        folders = [Path(variables[name]) for name in WINDOWS_FOLDERS if name in variables]
        yield from (folder / place for place in WINDOWS for folder in folders)
