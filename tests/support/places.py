"""Folders of the project."""

import json
from pathlib import Path
from typing import Final

PROJECT: Final = Path(__file__).parents[2]
ENGINE_MODULES: Final = PROJECT / "web" / "node_modules"
"""The Node packages of the engine."""
SITE_MODULES: Final = PROJECT / "site" / "node_modules"
"""The packages that the product documents, and those of its demos."""
TOOLS: Final = PROJECT / "node_modules"
"""The Node packages of checks and tests, and those of the sites in `tests/sites`."""


def installed_version(name: str) -> str:
    """Return the version of a package of the site, or else of the engine."""
    manifests = (folder / name / "package.json" for folder in (SITE_MODULES, ENGINE_MODULES))
    manifest = next(file for file in manifests if file.is_file())
    version: str = json.loads(manifest.read_text(encoding="utf-8"))["version"]
    return version
