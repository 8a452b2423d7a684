"""What the program could not tell, in words for those who keep the site."""

from collections.abc import Sequence
from textwrap import shorten

from showfloor.api.request import Problem
from showfloor.api.settings import FamilyApi
from showfloor.errors import SourceError

__all__ = ["errors_in", "notes_in"]

STOPPING = {"missing", "undeclared", "unresolved", "deep"}


def errors_in(api: FamilyApi, problems: Sequence[Problem]) -> list[SourceError]:
    """Return the problems that leave a page without what it is for."""
    found = [problem for problem in problems if problem.fault in STOPPING]
    # That a package declares nothing is found again for each of its entries.
    return list({str(error): error for error in (_error(api, one) for one in found)}.values())


def notes_in(api: FamilyApi, problems: Sequence[Problem]) -> list[str]:
    """Return a line for each problem around which the program found a way: what it did instead."""
    found = [problem for problem in problems if problem.fault not in STOPPING]
    return [f"{api.family}: {_note(problem)}" for problem in dict.fromkeys(found)]


def _note(problem: Problem) -> str:
    whole = f"{problem.member} of {problem.entry}"
    if problem.fault == "unnamed":
        return f"the type of {whole} is shown as it resolves: {_shortened(problem.detail)}"
    if problem.fault == "unnamed-class":
        return f"the class {whole} has no name of its own in {problem.detail}"
    return f"{whole} is checked while it runs, but not declared"


def _shortened(type_: str) -> str:
    """Return a type's beginning: its page shows the whole, and a terminal has no space for it."""
    return shorten(type_, 100, placeholder=" …")


def _error(api: FamilyApi, problem: Problem) -> SourceError:
    if problem.fault == "undeclared":
        return api.file.error(
            f"{problem.detail} has no type declarations",
            *("packages", problem.detail),
            why="the API reference is read from them",
            fix="document a version that ships them, or remove the package here",
        )
    if problem.fault == "deep" and not problem.entry:
        known = problem.member in api.settings.packages
        return api.file.error(
            f"{problem.detail}: the types are nested too deeply",
            *(("packages", problem.member) if known else ()),
            why="the compiler that reads them for the API reference cannot follow them",
            fix="document another version of the package, or remove it here",
        )
    keys = next(one.keys for one in api.listed() if one.name == problem.entry)
    if problem.fault == "missing":
        return api.file.error(
            f"{problem.detail} does not export {problem.entry}",
            *keys,
            why="the API reference has a page for it",
            fix="correct the name, or remove it from the list",
        )
    if problem.fault == "deep":
        return api.file.error(
            f"the types of {problem.entry} are nested too deeply",
            *keys,
            why="the compiler that reads them for the API reference cannot follow them",
            fix=f"document another version of {problem.detail}, or remove the name from the list",
        )
    member = f"{problem.member} of {problem.entry}" if problem.member else problem.entry
    return api.file.error(
        f"the type of {member} does not resolve: {problem.detail}",
        *keys,
        why="its page would say less than the declaration does",
        fix='install the package that declares it, or declare it in "declare"',
    )
