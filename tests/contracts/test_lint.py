"""ESLint looks at all JavaScript, and at what it does with types, by the rules of this project."""

import json
import subprocess

import pytest

from showfloor.node import find_node, node_environment
from support.places import PROJECT

# One worker runs them: each would start the linter.
pytestmark = pytest.mark.xdist_group("lint")

PROGRAM = """\
import { ESLint } from "eslint";
import { text } from "node:stream/consumers";
const eslint = new ESLint();
const found = [];
for (const [filePath, code] of JSON.parse(await text(process.stdin))) {
  const [{ messages }] = await eslint.lintText(code, { filePath });
  found.push(messages.map(({ ruleId, message }) => ruleId ?? message));
}
process.stdout.write(JSON.stringify(found));
"""

RULES = """\
import { ESLint } from "eslint";
const { rules } = await new ESLint().calculateConfigForFile(process.argv[1]);
process.stdout.write(JSON.stringify(rules));
"""

CONFIG = "web/vitest.config.ts"
MEASURE = "web/programs/sizes/measure.ts"
PATTERNS = "scripts/patterns.mjs"
VISIT = "tests/support/browser/page_visit.js"
COPYING = "web/src/ui/copy.test.ts"
SCRIPT = "web/src/ui/copy.client.ts"
COMPONENT = "web/src/ui/Note.tsx"
DEMO = "site/pages/material-ui/components/divider/DividerAbsolute.tsx"

WRONG = {
    "a promise that nobody waits for": (
        CONFIG,
        "void 0; Promise.resolve(1);",
        "@typescript-eslint/no-floating-promises",
    ),
    "a value of any type": (
        CONFIG,
        "export const { length } = JSON.parse('1');",
        "@typescript-eslint/no-unsafe-assignment",
    ),
    "a variable without use in a program": (
        MEASURE,
        "const leaf = 1;",
        "@typescript-eslint/no-unused-vars",
    ),
    "a circle of programs": (MEASURE, 'import "./main.ts";', "import-x/no-cycle"),
    "a program that imports another": (
        MEASURE,
        'import "../icons/readIcons.ts";',
        "import-x/no-restricted-paths",
    ),
    "a promise that nobody waits for in a script": (
        PATTERNS,
        "Promise.resolve(1);",
        "@typescript-eslint/no-floating-promises",
    ),
    "a variable without use in a script of tests": (
        VISIT,
        "const leaf = 1;",
        "@typescript-eslint/no-unused-vars",
    ),
    "an attribute that a script names by its text": (
        SCRIPT,
        'document.querySelector("[data-leaf]");',
        "no-restricted-syntax",
    ),
    "an attribute in a template": (
        SCRIPT,
        "export const leaf = (name: string) => `[data-leaf=${name}]`;",
        "no-restricted-syntax",
    ),
    "an attribute in a pattern": (
        SCRIPT,
        "export const leaf = /<p data-leaf>/;",
        "no-restricted-syntax",
    ),
    "an attribute that a script reads without its name": (
        SCRIPT,
        "export const { dir } = document.body.dataset;",
        "no-restricted-syntax",
    ),
    "an attribute that a component names by its text": (
        COMPONENT,
        'export const leaf = <p data-leaf="" />;',
        "no-restricted-syntax",
    ),
    "a test that is longer than a screen": (
        COPYING,
        "export const leaf = () => {" + "\n" * 45 + "return 1; };",
        "max-lines-per-function",
    ),
    "a test that waits by time": (
        COPYING,
        "await new Promise((done) => { setTimeout(done, 1); });",
        "no-restricted-syntax",
    ),
}


HOOK = """
import { useState } from "react";
export function Leaf({ wet }: { wet: boolean }) {
  if (wet) useState(1);
  return null;
}
"""


@pytest.fixture(scope="module")
def found() -> dict[str, list[str]]:
    """Names of the rules that are broken, by what is wrong."""
    answers = messages([(file, code) for file, code, _ in WRONG.values()])
    return dict(zip(WRONG, answers, strict=True))


def messages(asked: list[tuple[str, str]], **variables: str) -> list[list[str]]:
    """Return the rules that each code breaks, were it in the file that is named with it."""
    command = [find_node(), "--input-type=module", "--eval", PROGRAM]
    # Where a host of builds sets CI, types would be read from the files as they lie there, without
    # what each case writes into them.
    environment = node_environment(TSESTREE_SINGLE_RUN="false", **variables)
    done = subprocess.run(
        command, cwd=PROJECT, env=environment, input=json.dumps(asked),
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    answers: list[list[str]] = json.loads(done.stdout)
    return answers


@pytest.mark.parametrize("wrong", WRONG)
def test_lint_finds(wrong: str, found: dict[str, list[str]]) -> None:
    _, _, rule = WRONG[wrong]
    assert found[wrong] == [rule]


def test_committed_demos_are_looked_at_without_types() -> None:
    [[hook]] = messages([(DEMO, HOOK)])
    assert hook == "react-hooks/rules-of-hooks"


@pytest.mark.parametrize(("asked", "severity"), [("all", 2), ("", 0)])
def test_all_demos_are_looked_at_with_types_where_that_is_asked(asked: str, severity: int) -> None:
    """The rules for a demo say so: to work out the types of all demos takes half a minute."""
    done = subprocess.run(
        [find_node(), "--input-type=module", "--eval", RULES, DEMO],
        cwd=PROJECT, env=node_environment(LINT=asked), capture_output=True, text=True, check=True,
    )  # fmt: skip
    rules = json.loads(done.stdout)
    assert rules["@typescript-eslint/no-floating-promises"][0] == severity
