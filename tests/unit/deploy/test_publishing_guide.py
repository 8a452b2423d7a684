"""The commands of `docs/publishing.md` for an object store."""

import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from showfloor.cli import main
from support.site.publishing_guide import FILES, commands, publish_example

pytestmark = pytest.mark.xdist_group("object-store")


def test_the_commands_deploy_a_release(
    store_port: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    publish_example(tmp_path / "dist")
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "site.toml").write_text('title = "Oak"\n')
    monkeypatch.chdir(tmp_path)
    told: list[str] = []
    for command in commands():
        if command.startswith("showfloor "):
            line = command.replace("https://store.example", f"http://127.0.0.1:{store_port}")
            result = CliRunner().invoke(main, shlex.split(line)[1:])
            assert result.exit_code == 0, result.output
            told.append(result.stdout)
    assert f"{len(FILES)} of {len(FILES)} files would be uploaded" in told[0]
    assert f"{len(FILES)} of {len(FILES)} files uploaded" in told[1]
