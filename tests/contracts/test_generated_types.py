"""The frontend's types are those of the model."""

from showfloor.render.typescript import TARGET, typescript_types


def test_page_types_are_current() -> None:
    assert TARGET.read_text(encoding="utf-8") == typescript_types(), (
        "web/src/model/page.gen.ts is stale: run `python -m showfloor.render.typescript`"
    )
