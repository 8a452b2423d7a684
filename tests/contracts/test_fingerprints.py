"""What makes a result holds its own module, and nothing of the engine that makes no results."""

import pytest

from showfloor.build.build_paths import PROJECT
from showfloor.build.outputs import OUTPUTS, Output
from showfloor.build.outputs.output import GIVEN
from showfloor.compile.producers import PRODUCERS, Product
from showfloor.fingerprint import code_closure
from showfloor.fingerprint.python_code import PythonCode
from showfloor.fingerprint.python_packages import python_package_versions

NEVER = ("showfloor.server", "showfloor.cli", "showfloor.copies", "showfloor.assistants")
"""Parts of the engine that make nothing of a release."""

ENGINE = PROJECT / "src" / "showfloor"
OPTIONAL = {
    "exceptiongroup",
    "httpx2-jsfetch",
    "mcp",
    "pywin32",
    "uvloop",
    "httptools",
    "colorama",
    "tzdata",
}
"""Packages of extras, and of other systems."""


def parts(modules: dict[str, str]) -> set[str]:
    return {".".join(name.split(".")[:2]) for name in modules}


@pytest.mark.parametrize("producer", PRODUCERS, ids=lambda one: one.__name__)
def test_a_producer_is_made_of_its_own_module_and_nothing_that_serves(
    producer: type[Product],
) -> None:
    modules = code_closure(producer).modules
    assert producer.__module__ in modules
    assert parts(modules).isdisjoint({*NEVER, "showfloor.build", "showfloor.outputs"})


@pytest.mark.parametrize("output", OUTPUTS, ids=lambda one: one.__name__)
def test_an_output_is_made_of_its_own_module_and_nothing_that_serves(
    output: type[Output],
) -> None:
    modules = code_closure(output, *output.compiled_by, without=GIVEN).modules
    assert output.__module__ in modules
    assert parts(modules).isdisjoint(NEVER)


@pytest.mark.parametrize("output", OUTPUTS, ids=lambda one: one.__name__)
def test_an_output_is_not_made_of_another(output: type[Output]) -> None:
    """An edit of one makes none of the files of the others again, but what takes them in."""
    takes = {"OfflineWorker": {"pages"}, "SearchFiles": {"texts"}}.get(output.__name__, set())
    folder = "showfloor.build.outputs."
    modules = code_closure(output, *output.compiled_by, without=GIVEN).modules
    others = {one.__module__ for one in OUTPUTS} - {output.__module__}
    assert {one.removeprefix(folder) for one in others.intersection(modules)} == takes


@pytest.mark.parametrize("given", GIVEN)
def test_what_is_left_out_of_outputs_is_there(given: str) -> None:
    assert PythonCode(ENGINE).module(given).digest


def test_an_edit_of_a_feed_leaves_pages_alone() -> None:
    pages = code_closure("showfloor.compile.records", "showfloor.compile.memory").modules
    assert parts(pages).isdisjoint({"showfloor.outputs", "showfloor.build", "showfloor.api"})
    assert not [name for name in pages if name.startswith("showfloor.compile.producers")]


def test_every_package_that_the_engine_imports_has_a_version() -> None:
    files = sorted(ENGINE.rglob("*.py"))
    modules = [".".join(file.relative_to(ENGINE.parent).with_suffix("").parts) for file in files]
    closure = PythonCode(ENGINE).closure([name.removesuffix(".__init__") for name in modules])
    versions = dict(one.split("@") for one in python_package_versions(closure.packages))
    assert {"brotli", "markdown-it-py", "pillow", "pyyaml", "pagefind-bin"} <= versions.keys()
    assert {name for name, version in versions.items() if not version} <= OPTIONAL
