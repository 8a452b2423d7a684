from pathlib import Path

import pytest

from showfloor.config.error_codes import load_error_codes
from showfloor.errors import SourcesError


def test_errors_are_those_of_packages(tmp_path: Path) -> None:
    (tmp_path / "error-codes.toml").write_text(
        'route = "/faults/"\npackages = ["acorn", "@acorn/../../kit"]\n'
    )
    with pytest.raises(SourcesError) as caught:
        load_error_codes(tmp_path)
    assert str(caught.value) == (
        'error-codes.toml:2: "@acorn/../../kit" is not the name of a package\n'
        "  why: installed packages are found by their names\n"
        '  fix: write a name such as "react" or "@scope/name"'
    )
