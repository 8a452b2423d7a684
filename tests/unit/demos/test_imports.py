"""The imports of files."""

import pytest

from showfloor.demos.imports import find_imports
from showfloor.demos.syntax import parse_tsx


@pytest.mark.parametrize(
    ("code", "is_type"),
    [
        ("import type { Leaf } from 'oak';", True),
        ("export type { Leaf } from 'oak';", True),
        ("import { type Leaf } from 'oak';", False),  # the module still runs
        ("import { leaf, type Leaf } from 'oak';", False),
        ("import 'oak';", False),
        ("export { leaf } from 'oak';", False),
        ("const oak = import('oak');", False),
    ],
)
def test_only_a_statement_of_types_loads_no_module(code: str, is_type: bool) -> None:
    [found] = find_imports(parse_tsx(code), "Seed.tsx")
    assert found.is_type is is_type
