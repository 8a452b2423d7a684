"""What holds for all tests."""

import os
from collections.abc import Callable

import pytest
from hypothesis import settings

# How long an example takes is a matter of the machine; benchmarks measure, tests do not.
# A change is judged by the same examples each time; whoever runs the tests by hand finds new ones.
settings.register_profile("showfloor", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("showfloor")


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
