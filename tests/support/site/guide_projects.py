"""The projects that guides show: installed, built and served as their readers do it."""

import os
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.error import URLError
from urllib.request import urlopen

from showfloor.node import find_node, node_environment
from support.places import PROJECT
from support.polling import until_true

PAGES = PROJECT / "site" / "pages"
SETTINGS: Mapping[str, str] = {"NEXT_TELEMETRY_DISABLED": "1", "CI": "1", "HOST": "127.0.0.1"}


CONTAINED: Mapping[str, str] = {
    "padding-left": "16px",
    "background-color": "rgb(25, 118, 210)",
    "line-height": "24.5px",
    "text-transform": "uppercase",
}
OWN_CLASSES: Mapping[str, str] = {
    "padding-left": "16px",
    "line-height": "24.5px",
    "text-transform": "none",
}
"""A style of the project changes the letters, and nothing else takes the padding."""
SOLID: Mapping[str, str] = {
    "padding-left": "16px",
    "background-color": "rgb(11, 107, 203)",
    "line-height": "21px",
    "text-transform": "none",
}
"""Joy UI's button, whose colors come from its CSS variables."""
QUIET: Mapping[str, str] = {
    "padding-left": "16px",
    "line-height": "20px",
    "border-radius": "8px",
    "text-transform": "none",
}
"""Base UI's button, which has only what the project gives it."""


class Guide(NamedTuple):
    """A project beside a page."""

    folder: str
    """Below the folder of all pages."""
    start: Sequence[str] = ()
    """What `npm start` is told besides; `PORT` becomes the port. It is in the environment too."""
    is_rendered: bool = True
    """Whether a server renders its page."""
    links: Sequence[str] = ()
    """Each leads to a page with a heading of the same name."""
    button: Mapping[str, str] = CONTAINED
    """Computed styles of its button."""

    @property
    def path(self) -> Path:
        """Where it lies."""
        return PAGES / self.folder


NEXT = ("--hostname", "127.0.0.1")
VITE = ("--host", "127.0.0.1", "--port", "PORT", "--strictPort")
_ALL = (
    Guide(
        "base-ui/guides/next-js-app-router/projects/base-nextjs-emotion",
        NEXT,
        button={**QUIET, "background-color": "rgb(79, 70, 229)"},
    ),
    Guide(
        "base-ui/guides/next-js-app-router/projects/base-nextjs-tailwindcss",
        NEXT,
        links=["Returns"],
        button=QUIET,
    ),
    Guide(
        "joy-ui/integrations/material-ui/projects/vite-joy-material-ui",
        VITE,
        is_rendered=False,
        button={**SOLID, "background-color": "rgb(0, 99, 154)"},
    ),
    Guide(
        "joy-ui/integrations/next-js-app-router/projects/joy-nextjs-app-router",
        NEXT,
        links=["Returns"],
        button=SOLID,
    ),
    Guide(
        "material-ui/experimental-api/pigment-css/projects/vite-pigment-css",
        VITE,
        is_rendered=False,
    ),
    Guide("material-ui/getting-started/installation/projects/vite", VITE, is_rendered=False),
    Guide("material-ui/guides/server-rendering/projects/express-ssr"),
    Guide("material-ui/integrations/nextjs/projects/nextjs-app-router", NEXT, links=["Returns"]),
    Guide("material-ui/integrations/nextjs/projects/nextjs-pages-router", NEXT, links=["Returns"]),
    Guide("material-ui/integrations/styled-components/projects/nextjs-styled-components", NEXT),
    Guide(
        "material-ui/integrations/styled-components/projects/vite-styled-components",
        VITE,
        is_rendered=False,
        button={**OWN_CLASSES, "border-radius": "16px"},
    ),
    Guide(
        "material-ui/integrations/tailwindcss/tailwindcss-v4/projects/vite-tailwindcss",
        VITE,
        is_rendered=False,
        button=OWN_CLASSES,
    ),
)
GUIDES: Mapping[str, Guide] = {guide.path.name: guide for guide in _ALL}
"""By the name of the folder, which is that of the project too."""

_SIGN_IN = "toolpad-core/components/sign-in-page/projects"
SIGN_INS: Mapping[str, Guide] = {
    "vite-sign-in": Guide(f"{_SIGN_IN}/vite-sign-in", VITE, is_rendered=False),
    "nextjs-sign-in": Guide(f"{_SIGN_IN}/nextjs-sign-in", NEXT),
}
"""Those that let somebody in who knows a password."""


def built_guide(guide: Guide, folder: Path) -> Path:
    """Copy a project into a folder, install exactly what its lock says, and build it."""
    copy = shutil.copytree(guide.path, folder / "project")
    shutil.copy(PROJECT / ".npmrc", copy)  # no audits, no scripts of packages
    _npm(copy, "ci")
    _npm(copy, "run", "build")
    return copy


@contextmanager
def served_guide(project: Path, guide: Guide) -> Iterator[str]:
    """Start a built project on a free port; yield its address, without a slash at its end."""
    port = _free_port()
    told = [word.replace("PORT", str(port)) for word in guide.start]
    command = [*_npm_command(), "start", "--", *told]
    environment = _environment(PORT=str(port))
    with (project / "server.log").open("w") as log:
        server = subprocess.Popen(
            command, cwd=project, env=environment, stdout=log, stderr=log, start_new_session=True
        )
    try:
        url = f"http://127.0.0.1:{port}"
        until_true(lambda: _answers(url), f"{guide.folder} answers")
        yield url
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        server.wait()


def _npm(project: Path, *arguments: str) -> None:
    command = [*_npm_command(), *arguments]
    run = subprocess.run(command, cwd=project, env=_environment(), capture_output=True, text=True)
    assert run.returncode == 0, f"npm {' '.join(arguments)}:\n{run.stdout}\n{run.stderr}"


def _npm_command() -> list[str]:
    npm = shutil.which("npm", path=f"{Path(find_node()).parent}{os.pathsep}{os.environ['PATH']}")
    assert npm is not None, "npm is installed with Node"
    return [npm]


def _environment(**further: str) -> dict[str, str]:
    folder = Path(find_node()).parent
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    return node_environment(PATH=path, **SETTINGS, **further)


def _free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port: int = asked.getsockname()[1]
        return port


def _answers(url: str) -> bool:
    try:
        with urlopen(url):
            return True
    except (URLError, ConnectionError):
        return False
