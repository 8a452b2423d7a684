"""Demos and the shell name their classes apart: neither dresses the other."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SHELL = [
    file
    for file in sorted((ROOT / "web" / "src").rglob("*.css"))
    if not {"sandbox", "dev"} & set(file.parts)
]
DEMOS = sorted((ROOT / "site" / "pages").rglob("*.tsx"))


def shell_classes() -> set[str]:
    css = "".join(file.read_text(encoding="utf-8") for file in SHELL)
    return set(re.findall(r"\.([a-z][\w-]*)(?=[^;{}]*\{)", css))


def demo_classes(code: str) -> Iterator[str]:
    for names in re.findall(r'className="([^"]*)"', code):
        yield from names.split()


def test_there_are_classes_to_compare() -> None:
    assert {"s-note", "s-prose", "demo-stage"} <= shell_classes()
    assert len(DEMOS) > 100


def test_no_demo_uses_a_class_of_the_shell() -> None:
    taken = shell_classes()
    found = [
        f"{demo.relative_to(ROOT)}: {name}"
        for demo in DEMOS
        for name in demo_classes(demo.read_text(encoding="utf-8"))
        if name in taken
    ]
    assert not found, "\n".join(found)
