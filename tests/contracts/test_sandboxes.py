"""Sandboxes of others: where a demo is sent is where the policy of pages lets it go."""

import pytest

from showfloor.outputs.headers import CODESANDBOX, POLICY, STACKBLITZ
from support.places import PROJECT

TOOLS = PROJECT / "web" / "src" / "demo" / "tools"


@pytest.mark.parametrize(
    ("tool", "address"),
    [("stackblitz.client.ts", STACKBLITZ), ("codesandbox.client.ts", CODESANDBOX)],
)
def test_a_demo_is_sent_where_the_policy_lets_it_go(tool: str, address: str) -> None:
    assert f'const service = "{address}' in (TOOLS / tool).read_text()
    assert address in POLICY["form-action"].split()
