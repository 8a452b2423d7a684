from pathlib import Path

import pytest

from showfloor import engine_home
from showfloor.errors import ConfigError
from showfloor.frontend.engine_packages import install_frontend


def test_a_folder_that_cannot_have_the_packages_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    homes = tmp_path / "homes"
    homes.touch()
    monkeypatch.setattr(engine_home, "CARRIED", tmp_path)
    monkeypatch.setenv("SHOWFLOOR_HOME", str(homes))
    with pytest.raises(ConfigError) as caught:
        install_frontend(pytest.fail)
    assert str(caught.value) == (
        f"{homes} is not a folder.\n"
        "  why: the Node packages of the engine are installed there.\n"
        "  fix: remove it, or name another folder in the variable SHOWFLOOR_HOME."
    )
