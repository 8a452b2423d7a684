"""`showfloor build --verbose` prints the work of the build."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from showfloor.cli import build as module
from showfloor.cli.build import build
from showfloor.work_counts import count, forget_work


def test_the_work_is_printed_with_the_programs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def work(*_: object, **_options: object) -> None:
        for route in ("/", "/about/"):
            count("pages rendered", route)
            count("questions asked", "server/worker.js")

    forget_work()
    monkeypatch.setattr(module, "run_build", work)
    folders = ("--dist", str(tmp_path / "dist"), "--work", str(tmp_path / "work"))
    assert CliRunner().invoke(build, [str(tmp_path), *folders]).output == ""
    forget_work()
    lines = CliRunner().invoke(build, [str(tmp_path), *folders, "--verbose"]).output.splitlines()
    assert "          2 pages rendered" in lines
    assert "          0 pages parsed" in lines
    asked = lines.index("          2 questions asked")
    assert lines[asked + 1] == "            2 server/worker.js"
