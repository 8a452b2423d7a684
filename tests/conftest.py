"""What holds for all tests."""

import os
from collections.abc import Callable

import pytest
from hypothesis import settings

from support.places import TOOLS

# How long an example takes is a matter of the machine; benchmarks measure, tests do not.
# A change is judged by the same examples each time; runs by hand find new ones.
settings.register_profile("showfloor", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("showfloor")

pytest_plugins = ["support.progress"]

LONGEST_ID = 200
"""Characters of a parameter that names its case whole."""
SHOWN_OF_ID = 40


@pytest.fixture(scope="session", autouse=True)
def _packages_above_temporary_sites(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Have sites in temporary folders find the packages of the tests, as Node looks for them."""
    link = tmp_path_factory.getbasetemp() / "node_modules"
    if not link.is_symlink():
        link.symlink_to(TOOLS, target_is_directory=True)


@pytest.fixture(scope="session")
def say(request: pytest.FixtureRequest) -> Callable[[str], None]:
    """What writes a line at once in `make sweep`, whose checks take minutes; elsewhere nothing."""
    reporter = request.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or request.config.option.markexpr != "sweep":
        return lambda line: None

    def write(line: str) -> None:
        reporter.ensure_newline()
        reporter.write(f"{line}\n", flush=True)

    return write


def pytest_make_parametrize_id(val: object) -> str | None:
    """Name a long parameter by its beginning and length: reports carry names of cases along."""
    if not isinstance(val, str | bytes) or len(val) <= LONGEST_ID:
        return None
    begin = val[:SHOWN_OF_ID]
    text = begin.decode("latin-1") if isinstance(begin, bytes) else begin
    return f"{text}... ({len(val)})"
