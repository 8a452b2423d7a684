"""The frontend's types are those of the model and of the requests to its programs."""

from pathlib import Path

import pytest

from showfloor.render.typescript import TARGETS


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.name)
def test_generated_types_are_current(target: Path) -> None:
    assert target.read_text(encoding="utf-8") == TARGETS[target](), (
        f"{target.name} is stale: run `python -m showfloor.render.typescript`"
    )
