"""The Chromium that the tests drive."""

import os
import shutil
from pathlib import Path

SHELL = "chromium-headless-shell"
"""The browser without windows: for each visitor it takes a quarter of the time."""

NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

# The browser asks nobody anything: tests see the requests of pages alone.
ARGUMENTS = [
    # As browsers with windows do it: a frame that hangs leaves the page around it alone.
    "--site-per-process",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find_chromium() -> str | None:
    """Return the Chromium to use, or nothing for the one that Playwright has fetched itself."""
    configured = os.environ.get("SHOWFLOOR_CHROMIUM")
    if configured and Path(configured).is_file():
        return configured
    return next((path for name in NAMES if (path := shutil.which(name))), None)
