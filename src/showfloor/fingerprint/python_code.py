"""Python code: a module with all that it imports, directly or not, found by reading the sources.

Nothing is imported for it. A package's `__init__` that only passes a name on counts as the module
that the name comes from, so that an edit of one module of a package leaves alone what takes others
from it. This holds as long as modules do nothing when they are imported but define names.
"""

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from showfloor.fingerprint.keys import digest_of, key_of
from showfloor.fingerprint.python_packages import forget_packages, python_package_versions

__all__ = ["Closure", "Maker", "PythonCode", "code_closure", "code_of", "forget"]

Maker = str | type | Callable[..., object]
"""A module by its name, or a class or function for the module that defines it."""

ENGINE: Final = Path(__file__).parents[1]

IMPORT: Final = re.compile(r"import\b")
LISTED: Final = re.compile(r"[ \t]*(\((?:[^)#]|#[^\n]*\n)*\)|[^\s#;(][^\n#;]*|)")
"""What stands after the word: names to the end of the line, or in parentheses."""

FOR_TYPES: Final = re.compile(
    r"^([ \t]*)if (?:typing\.)?TYPE_CHECKING:[^\n]*\n(?:\1[ \t]+[^\s][^\n]*\n|[ \t]*\n)*",
    re.MULTILINE,
)
NAME: Final = re.compile(r"([\w.]+|\*)(?:\s+as\s+(\w+))?")
LATE: Final = "def __getattr__("
"""By this a package imports names when they are asked for."""
COMMENT: Final = re.compile(r"#[^\n]*")


class Import(NamedTuple):
    """One import."""

    module: str
    names: tuple[tuple[str, str], ...] = ()
    """What is taken from it: the name there, and the name here. Nothing is the module itself."""


class Module(NamedTuple):
    """What is read of a module."""

    digest: str
    imports: tuple[Import, ...]
    passed_on: dict[str, Import] | None
    """Of a package: each name that it imports from its own, with that import; else nothing. One
    that imports names when they are asked for says where they are to its types."""
    data: str | None
    """The folder of its data, if it asks where it lies itself."""


class Needs(NamedTuple):
    """What a module imports."""

    own: tuple[str, ...]
    """Modules of the same package."""
    others: frozenset[str]
    """Top-level modules of others."""


class Closure(NamedTuple):
    """A module with all that it imports."""

    modules: dict[str, str]
    """Digest of each by its name."""
    data: dict[str, str]
    """Digest of each file that one of them may read, by its path."""
    packages: frozenset[str]
    """Top-level modules of others that are imported, the standard library left out."""


class PythonCode:
    """The modules of one package, each read at most once."""

    def __init__(self, folder: Path) -> None:
        self._folder = str(folder.parent)
        self._package = folder.name
        self._read: dict[str, Module | None] = {}
        self._needed: dict[str, Needs] = {}

    def closure(self, makers: Iterable[Maker], without: Iterable[str] = ()) -> Closure:
        """Return the modules that `makers` are made of.

        What `makers` import from `without`, modules or whole packages, is left out. Raises
        `ModuleNotFoundError` for a module that is not there.
        """
        left_out = tuple(without)
        modules: dict[str, str] = {}
        data: dict[str, str] = {}
        packages: set[str] = set()
        waiting = [_module_of(maker) for maker in makers]
        roots = frozenset(waiting)
        while waiting:
            name = waiting.pop()
            if name in modules or (name not in roots and _is_within(name, left_out)):
                continue
            module = self.module(name)
            modules[name] = module.digest
            data |= _data_in(module.data, self._folder) if module.data else {}
            needs = self._needs(name, module)
            waiting += needs.own
            packages |= needs.others
        return Closure(modules, data, frozenset(packages))

    def _needs(self, name: str, module: Module) -> Needs:
        if name not in self._needed:
            own: dict[str, None] = {}
            others: set[str] = set()
            for one in module.imports:
                if self._is_own(one.module):
                    own |= dict.fromkeys(self._origins(one))
                else:
                    others.add(one.module.partition(".")[0])
            self._needed[name] = Needs(tuple(own), frozenset(others) - sys.stdlib_module_names)
        return self._needed[name]

    def _is_own(self, module: str) -> bool:
        return module.partition(".")[0] == self._package

    def _origins(self, one: Import) -> Iterator[str]:
        """Yield the modules that an import leads to."""
        if not one.names:
            yield one.module
        for name, _ in one.names:
            yield self._origin(one.module, name)

    def _origin(self, name: str, taken: str) -> str:
        """Return the module that defines what is taken from another."""
        module = self._module(name)
        if module is None or module.passed_on is None:
            return name
        if (found := module.passed_on.get(taken)) is not None:
            return self._origin(found.module, found.names[0][0])
        submodule = f"{name}.{taken}"
        return submodule if self._module(submodule) else name

    def module(self, name: str) -> Module:
        """Return a module as it is read; raises `ModuleNotFoundError` where there is none."""
        module = self._module(name)
        if module is None:
            raise ModuleNotFoundError(f"{name} is no module of {self._package}", name=name)
        return module

    def _module(self, name: str) -> Module | None:
        if name not in self._read:
            self._read[name] = _load(f"{self._folder}/{name.replace('.', '/')}", name)
        return self._read[name]


def code_of(*makers: Maker, without: tuple[str, ...] = ()) -> str:
    """Return a fingerprint of the engine's code that `makers` are made of.

    It changes with each of their modules and the data beside these, and with the version of each
    package that these import. It is that of the code with which the process began: what changes
    later is not what runs.
    """
    return _code_of(tuple(map(_module_of, makers)), without)


def forget() -> None:
    """Look anew for code and packages, as a new process would."""
    forget_packages()
    for known in (_engine, _code_of, _data_in):
        known.cache_clear()


def code_closure(*makers: Maker, without: tuple[str, ...] = ()) -> Closure:
    """Return the engine's code that `makers` are made of; `without` is not followed."""
    return _engine().closure(makers, without)


@cache
def _engine() -> PythonCode:
    return PythonCode(ENGINE)


@cache
def _code_of(makers: tuple[str, ...], without: tuple[str, ...]) -> str:
    modules, data, packages = _engine().closure(makers, without)
    return key_of(modules, data, python_package_versions(packages))


def _module_of(maker: Maker) -> str:
    return maker if isinstance(maker, str) else maker.__module__


def _load(place: str, name: str) -> Module | None:
    """Read a module; `place` is its path without an ending."""
    for file in (f"{place}.py", f"{place}/__init__.py"):
        try:
            with open(file, "rb") as opened:
                content = opened.read()
        except (FileNotFoundError, NotADirectoryError):
            continue
        is_package = file.endswith("/__init__.py")
        package = name if is_package else name.rpartition(".")[0]
        data = file.rpartition("/")[0] if b"__file__" in content else None
        text = content.decode()
        imports = tuple(_imports(_run(text), package))
        told = _imports(text, package) if LATE in text else imports
        passed_on = _passed_on(told, name.partition(".")[0]) if is_package else None
        return Module(digest_of(content), imports, passed_on, data)
    return None


def _passed_on(imports: Iterable[Import], package: str) -> dict[str, Import]:
    own = (one for one in imports if one.module.partition(".")[0] == package)
    return {name[1]: Import(one.module, (name,)) for one in own for name in one.names}


def _run(text: str) -> str:
    """Return a module without what only its types need."""
    return FOR_TYPES.sub("", text) if "TYPE_CHECKING" in text else text


def _imports(text: str, package: str) -> Iterator[Import]:
    """Yield what a module imports, in functions too."""
    for word in IMPORT.finditer(text):  # a search for one word, as most of a file is something else
        before = text[text.rfind("\n", 0, word.start()) + 1 : word.start()].split()
        listed = LISTED.match(text, word.end())
        names = _names(listed[1]) if listed else iter(())
        if not before:
            yield from (Import(name) for name, _ in names)
        elif len(before) == 2 and before[0] == "from":
            yield Import(_absolute(before[1], package), tuple(names))


def _names(text: str) -> Iterator[tuple[str, str]]:
    """Yield the names of an import: each as it is there, and as it is called here."""
    for one in COMMENT.sub("", text).strip("() \t").split(","):
        if name := NAME.fullmatch(one.strip()):
            yield name[1], name[2] or name[1]


def _absolute(module: str, package: str) -> str:
    relative = module.lstrip(".")
    above = len(module) - len(relative)
    if not above:
        return module
    parents = package.split(".")[: len(package.split(".")) - above + 1]
    return ".".join([*parents, *([relative] if relative else [])])


@cache
def _data_in(folder: str, root: str) -> dict[str, str]:
    """Return the digests of the data in a folder, by path below `root`; packages have their own."""
    found: dict[str, str] = {}
    for path in sorted(Path(folder).iterdir()):
        if path.is_file() and path.suffix not in {".py", ".pyc"}:
            found[path.relative_to(root).as_posix()] = digest_of(path.read_bytes())
        elif path.is_dir() and path.name != "__pycache__" and not (path / "__init__.py").exists():
            found |= _data_in(str(path), root)
    return found


def _is_within(module: str, packages: tuple[str, ...]) -> bool:
    return any(module == one or module.startswith(f"{one}.") for one in packages)
