"""What a file imports, and what of it is left when the file runs."""

import pytest

from showfloor.demos.imports import find_imports
from showfloor.demos.syntax import parse_tsx


def is_type(code: str) -> bool:
    [found] = find_imports(parse_tsx(code), "Seed.tsx")
    return found.is_type


@pytest.mark.parametrize(
    "code",
    [
        "import type { Leaf } from 'oak'; Leaf;",
        "import { type Leaf } from 'oak'; Leaf;",
        "import { Leaf } from 'oak'; const leaf: Leaf = {};",
        "import { Leaf } from 'oak'; const leaf: typeof Leaf = {};",
        "import oak from 'oak'; function grow(leaf: oak.Leaf): oak.parts.Stalk { return leaf; }",
        "import * as oak from 'oak';",
        "export type { Leaf } from 'oak';",
    ],
)
def test_nothing_is_left_of_types_and_of_what_has_no_use(code: str) -> None:
    assert is_type(code)


@pytest.mark.parametrize(
    "code",
    [
        "import 'oak';",
        "import oak from 'oak'; const tree = <oak.Leaf />;",
        "import { Leaf } from 'oak'; const tree = <Leaf>1</Leaf>;",
        "import { leaf as one, type Leaf } from 'oak'; const tree: Leaf = { one };",
        "import * as oak from 'oak'; oak.grow();",
        "import { leaf } from 'oak'; export { leaf };",
        "export { leaf } from 'oak';",
        "const oak = import('oak');",
    ],
)
def test_values_are_left(code: str) -> None:
    assert not is_type(code)
