from pathlib import Path

import brotli
import msgspec
import pytest

from showfloor.model.assets import IslandAssets
from showfloor.outputs.demo_files import Costs
from support.site.bare_assets import BARE_ASSETS
from support.site.memory_cache import MemoryCache

TEXT = {"own": "let leaf = 1;\n" * 200, "shared": "let oak = 2;\n" * 300, "base": "x" * 5000}


@pytest.fixture
def costs(tmp_path: Path) -> Costs:
    (tmp_path / "_assets").mkdir()
    for name, text in TEXT.items():
        (tmp_path / "_assets" / f"{name}.js").write_text(text)
    (tmp_path / "_assets" / "tiny.js").write_text("1")
    assets = msgspec.structs.replace(
        BARE_ASSETS,
        bases={"oak": ("/_assets/base.js",)},
        demos={
            "oak/Leaf": IslandAssets(
                script="/_assets/own.js",
                imports=("/_assets/shared.js", "/_assets/base.js"),
                stylesheets=(),
            ),
            "oak/Bud": IslandAssets(script="/_assets/tiny.js", imports=(), stylesheets=()),
        },
    )
    return Costs(assets, tmp_path, MemoryCache())


def compressed(name: str) -> int:
    return len(brotli.compress(TEXT[name].encode(), quality=11))


def test_a_demo_costs_what_its_family_has_not_loaded_yet(costs: Costs) -> None:
    assert costs.scripts("oak/Leaf", "oak") == ("/_assets/own.js", "/_assets/shared.js")
    assert costs.of("oak/Leaf", "oak") == compressed("own") + compressed("shared")


def test_without_a_known_base_all_scripts_count(costs: Costs) -> None:
    assert costs.of("oak/Leaf", "elm") == sum(map(compressed, TEXT))


def test_a_script_too_small_to_compress_counts_as_it_is(costs: Costs) -> None:
    assert costs.of("oak/Bud", "oak") == 1


def test_a_module_that_was_not_built_has_no_cost(costs: Costs) -> None:
    assert costs.of("oak/Root", "oak") is None
