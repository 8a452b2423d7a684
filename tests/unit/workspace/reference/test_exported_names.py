"""What modules call the entries that demos import from them."""

import pytest

from showfloor.workspace.reference.reference_map import exported_name


@pytest.mark.parametrize(
    ("code", "exported"),
    [
        ("import Leaf from '@acorn/kit/Leaf';", "default"),
        ("import { Leaf } from '@acorn/kit';", "Leaf"),
        ("import { Unstable_Leaf as Leaf } from '@acorn/kit/Unstable_Leaf';", "Unstable_Leaf"),
    ],
)
def test_an_entry_is_known_by_the_name_that_its_module_gives_it(code: str, exported: str) -> None:
    assert exported_name(code, "Leaf") == exported
    assert exported_name(code, "Leaf.Vein") == f"{exported}.Vein"
