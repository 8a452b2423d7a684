"""What TypeScript finds in files of the site."""

import subprocess
from pathlib import Path
from typing import Any, Final

import msgspec

from showfloor.node import find_node
from support.places import ENGINE_MODULES

TSC: Final = ENGINE_MODULES / "@typescript" / "native" / "bin" / "tsc"


def type_errors(folder: Path, config: dict[str, Any]) -> list[str]:
    """Compile what a configuration in a folder of its own names; return the lines of its errors."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "tsconfig.json").write_bytes(msgspec.json.encode(config))
    # One checker: each of several would work out the types of the packages for itself.
    done = subprocess.run(
        [find_node(), TSC, "-p", folder, "--pretty", "false", "--checkers", "1"],
        capture_output=True,
        text=True,
        check=False,
    )
    return [line for line in done.stdout.splitlines() if "error TS" in line]
