"""`docs/publishing.md`, whose commands and settings are tried by tests."""

import re
from pathlib import Path
from typing import Final

from showfloor.outputs.nginx import nginx_config
from showfloor.release.manifest import ReleaseSettings
from support.places import PROJECT
from support.server.running_server import publish

GUIDE: Final = (PROJECT / "docs" / "publishing.md").read_text(encoding="utf-8")
EXAMPLES: Final = PROJECT / "examples" / "publishing"

FILES: Final = {
    "/index.html": b"home",
    "/guide/index.html": b"guide",
    "/404.html": b"nothing here",
    "/.nojekyll": b"",
    "/_assets/oak.js": b"oak",
}


def blocks(language: str) -> list[str]:
    """Return the blocks of code in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)


def commands() -> list[str]:
    """Return all commands that a reader types, each in one line."""
    whole = (re.sub(r"\\\n +", "", block) for block in blocks("sh"))
    return [line for block in whole for line in block.splitlines()]


def rclone_commands() -> list[str]:
    """Return the commands that publish to an object store, in their order."""
    return [line for line in commands() if line.startswith("rclone ")]


def publish_example(dist: Path) -> None:
    """Write a release as the guide has it published."""
    nginx = nginx_config([], {"X-Oak": "leaf"})
    publish(dist, FILES, ReleaseSettings(beside={"nginx.conf": nginx.encode()}))
