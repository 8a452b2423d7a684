"""Addresses as they are written in headers and files for machines."""

import re
from typing import Final
from urllib.parse import quote

HEALTH: Final = "/healthz"
"""Where the server reports that it works."""
ASSISTANTS: Final = "/mcp"
"""Where it answers assistants."""
OF_THE_SERVER: Final = frozenset({HEALTH, f"{HEALTH}/", ASSISTANTS, f"{ASSISTANTS}/"})
"""Site paths that no page, file or redirect of a site may take."""

# Characters that a path may hold unescaped; above all no line break, space, quote or backslash.
IN_PATH: Final = "/:@!$&'()*+,;=~-._"

NOT_PORTABLE: Final = re.compile(
    r"""[<>:"|?*\x01-\x1f] | [. ](?=/|$) | /(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])(?=[./]|$)""",
    re.VERBOSE | re.IGNORECASE,
)
"""What no path may have on Windows: marks, a dot or space at the end of a name, devices."""

SUFFIX: Final = re.compile("[?#]")


def path_of(address: str) -> str:
    """Return an address without its query and its fragment."""
    return SUFFIX.split(address, maxsplit=1)[0]


def quote_path(path: str) -> str:
    """Return a decoded path, escaped for an address."""
    return quote(path, safe=IN_PATH)


def quote_address(address: str) -> str:
    """Return an address written by hand, with what does not belong into one encoded."""
    return quote(address, safe=IN_PATH + "?#[]%")
