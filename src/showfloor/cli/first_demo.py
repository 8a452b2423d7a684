"""Finds the component with which a new site begins: it is rendered before its demo is written."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from showfloor.api.exports import ExportedComponent
from showfloor.cli import new_files
from showfloor.cli.site_package import SitePackage, site_programs
from showfloor.model.base import Model
from showfloor.node import NodeProgram

PROGRAM: Final = NodeProgram(
    name="trial",
    seconds=300,
    failed="The program that renders the first demo failed: {reason}",
    why="A new site begins with a component that shows something by itself.",
    fix="See that the package can be bundled for a server, or start with `showfloor new family`.",
)
MOST_DEMOS: Final = 24
MOST_PROVIDERS: Final = 8


class Trial(Model, frozen=True, kw_only=True):
    """The result of rendering one demo in one provider."""

    demo: int
    provider: int
    text: str
    failure: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstDemo:
    """The component with which a site begins, and the files around its demos."""

    component: ExportedComponent
    surroundings: dict[str, str]
    fault: str | None
    """Why it shows nothing, if it does not: so does no other one that was tried."""


def choose_first(project: Path, package: SitePackage) -> FirstDemo:
    """Return the first component that shows its text, or anything if it has no label.

    Raises `ToolError` if nothing can be rendered.
    """
    some = (one for one in package.components if one.label is not None or one.is_default)
    usable = [one for one in some if not one.required]
    components = (usable or list(package.components))[:MOST_DEMOS]
    around = list(_surroundings(package))
    question = {
        "root": str(project.resolve()),
        "demos": [new_files.first_demo(one) for one in components],
        "providers": around,
    }
    trials = site_programs().ask(PROGRAM, question, list[Trial])
    for trial in trials:
        component = components[trial.demo]
        draws = trial.failure is None and (component.is_default or trial.text)
        if new_files.in_words(component.name) in trial.text or (draws and component.label is None):
            surroundings = around[trial.provider]
            return FirstDemo(component=component, surroundings=surroundings, fault=None)
    fault = trials[0].failure or "its markup has no text"
    return FirstDemo(component=components[0], surroundings=around[0], fault=fault)


def _surroundings(package: SitePackage) -> Iterator[dict[str, str]]:
    """Yield the files that may have to be around demos, those of the fewest components first."""
    yield new_files.surroundings(package)
    if package.known is None or not package.known.files:
        for other in package.other_providers[:MOST_PROVIDERS]:
            yield new_files.surroundings(package, other)
