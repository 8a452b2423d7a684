"""Folders of the project."""

from pathlib import Path
from typing import Final

__all__ = ["ENGINE_MODULES", "PROJECT", "SITE_MODULES", "TOOLS"]

PROJECT: Final = Path(__file__).parents[2]
ENGINE_MODULES: Final = PROJECT / "web" / "node_modules"
"""The Node packages of the engine."""
SITE_MODULES: Final = PROJECT / "site" / "node_modules"
"""The packages that the product documents, and those of its demos."""
TOOLS: Final = PROJECT / "node_modules"
"""The Node packages of checks and tests, and those of the sites in `tests/sites`."""
