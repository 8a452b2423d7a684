"""Stylelint holds style sheets to the tokens, and to selectors that browsers match quickly."""

import json
import subprocess

import pytest

from showfloor.node import find_node, node_environment
from support.places import PROJECT

# One worker runs them: each would start the linter.
pytestmark = pytest.mark.xdist_group("lint")

PROGRAM = """\
import stylelint from "stylelint";
import { text } from "node:stream/consumers";
const found = [];
for (const [codeFilename, code] of JSON.parse(await text(process.stdin))) {
  const { results } = await stylelint.lint({ code, codeFilename });
  found.push(results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule)));
}
process.stdout.write(JSON.stringify(found));
"""

SHELL = "web/src/ui/leaf.css"
SITE = "site/components/Leaf.css"
VALUE = "declaration-property-value-disallowed-list"
SELECTOR = "selector-disallowed-list"

WRONG = [
    (SHELL, ".s-leaf { padding: var(--space-1) 0.75rem; }", VALUE),
    (SHELL, ".s-leaf { gap: 3px; }", VALUE),
    (SHELL, ".s-leaf { margin-inline: -1.125rem; }", VALUE),
    (SHELL, ".s-leaf { font-size: 0.8rem; }", VALUE),
    (SHELL, ".s-leaf { font: 500 0.75rem / 1.25rem serif; }", VALUE),
    (SHELL, ".s-leaf { z-index: 2; }", VALUE),
    (SHELL, ".s-leaf { margin-left: 0; }", "property-disallowed-list"),
    (SHELL, ".s-leaf { width: 1rem; }", "property-disallowed-list"),
    (
        SHELL,
        "@media (min-width: 37.5em) { .s-leaf { color: red; } }",
        "media-feature-name-disallowed-list",
    ),
    (SHELL, ":root:has(.side-nav:popover-open) { color: red; }", SELECTOR),
    (SITE, "body:not(:has(> .s-footer)) .s-table { color: red; }", SELECTOR),
    (SITE, "html[lang]:has(dialog) main { color: red; }", SELECTOR),
]
"""A file, what it could say, and the rule that it would break."""

RIGHT = [
    (SHELL, ".s-leaf { padding: 0 calc(var(--space-2) + 0.0625rem); margin: -0.125rem auto; }"),
    (SHELL, ".s-leaf { font: 500 var(--size-mini) / 1.25rem serif; z-index: var(--layer-note); }"),
    (SHELL, ".s-leaf { inline-size: 3.75rem; }"),
    (SHELL, ".body:has(a) { color: red; }"),
    (SHELL, ":root[dir] .s-code:has(a) { color: red; }"),
    (SITE, ".leaf { padding: 3px; }"),
]


@pytest.fixture(scope="module")
def broken() -> dict[tuple[str, str], list[str]]:
    """The rules that each style sheet breaks."""
    sheets = [*((file, css) for file, css, _ in WRONG), *RIGHT]
    done = subprocess.run(
        [find_node(), "--input-type=module", "--eval", PROGRAM],
        input=json.dumps(sheets),
        capture_output=True,
        text=True,
        check=True,
        cwd=PROJECT,
        env=node_environment(),
    )
    return dict(zip(sheets, json.loads(done.stdout), strict=True))


@pytest.mark.parametrize(("file", "css", "rule"), WRONG, ids=[css for _, css, _ in WRONG])
def test_such_styles_break_a_rule(
    broken: dict[tuple[str, str], list[str]], file: str, css: str, rule: str
) -> None:
    assert broken[file, css] == [rule]


@pytest.mark.parametrize(("file", "css"), RIGHT, ids=[css for _, css in RIGHT])
def test_such_styles_are_right(
    broken: dict[tuple[str, str], list[str]], file: str, css: str
) -> None:
    assert broken[file, css] == []
