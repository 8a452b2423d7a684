"""Registers that say which test holds a statement: `path::name`."""

from pathlib import Path

__all__ = ["ROOT", "names_a_test"]

ROOT = Path(__file__).parents[1]


def names_a_test(reference: str) -> bool:
    """Tell whether `path::name` is a function of Python or the name of a test in TypeScript."""
    file, _, name = reference.partition("::")
    path = ROOT / file
    if not (path.is_file() and name):
        return False
    return (f"def {name}(" if file.endswith(".py") else name) in path.read_text(encoding="utf-8")
