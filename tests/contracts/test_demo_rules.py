"""Demos show every reader what was sent, and work elsewhere: ESLint finds what does not."""

import json
import subprocess

from showfloor.node import find_node, node_environment
from support.places import PROJECT

# Types say nothing about these rules, and reading those of all demos takes long.
PROGRAM = """\
import { ESLint } from "eslint";
import { text } from "node:stream/consumers";
import tseslint from "typescript-eslint";
const eslint = new ESLint({ overrideConfig: tseslint.configs.disableTypeChecked });
const found = [];
for (const code of JSON.parse(await text(process.stdin))) {
  const [{ messages }] = await eslint.lintText(code, { filePath: "site/pages/Leaf.tsx" });
  found.push(messages);
}
process.stdout.write(JSON.stringify(found));
"""
DIFFERENT = """\
new Date();
dayjs();
Date.now();
Math.random();
new Date('2026-05-14');
new Date('2026-05-14T09:45Z');
dayjs('2026-05-14T09:45+02:00');
(1234).toLocaleString();
new Intl.NumberFormat();
Intl.DateTimeFormat();
`${10 ** power}`;
Math.sin(hour);
"""
SAME = """\
new Date(2026, 4, 14);
new Date('2026-05-14T00:00');
dayjs('2026-05-14');
dayjs.utc('2026-05-14');
(1234).toLocaleString('en');
new Intl.NumberFormat('en');
Math.round(10 ** power);
(10 ** power).toFixed(1);
Math.round(100 * Math.sin(hour)) / 100;
Math.max(1, 2);
"""

OF_THIS_THEME = """\
const color = 'var(--mui-palette-primary-main)';
const sx = { padding: 'calc(2 * var(--mui-spacing))' };
const fill = `var(--mui-palette-${name}-main)`;
const border = `${width}px solid var(--mui-palette-divider)`;
const bar = <rect fill="var(--mui-palette-error-main)" />;
"""
OF_ANY_THEME = """\
const color = '#4254fb';
const divider = 'var(--mui-palette-divider, #ccc)';
const sx = (theme) => ({ color: theme.palette.primary.main, borderColor: 'divider' });
"""


def lines_named(*codes: str) -> list[list[int]]:
    """Return the lines of each demo that the rules name."""
    command = [find_node(), "--input-type=module", "--eval", PROGRAM]
    done = subprocess.run(
        command, cwd=PROJECT, env=node_environment(), input=json.dumps(codes), capture_output=True,
        text=True, check=False,
    )  # fmt: skip
    return [
        [one["line"] for one in messages if one["ruleId"] == "no-restricted-syntax"]
        for messages in json.loads(done.stdout)
    ]


def test_what_readers_would_see_differently_is_named_by_its_line() -> None:
    assert lines_named(DIFFERENT, SAME) == [list(range(1, 13)), []]


def test_variables_that_only_the_theme_of_this_site_has_are_named_by_their_line() -> None:
    assert lines_named(OF_THIS_THEME, OF_ANY_THEME) == [list(range(1, 6)), []]
