"""Edits of a site drawn by a seed, and rounds of builds that compare them with a clean build.

Kinds of sources are found by their paths, and each is drawn as often as another. An edit changes a
number or a word, removes a line, renames a heading, or removes, renames or copies a file. Others
switch to an earlier state and back, as with branches, add or remove a page, and change the version
or a declaration of an installed package.
"""

import json
import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import groupby
from pathlib import Path, PurePosixPath
from random import Random
from typing import Final

from showfloor.errors import ShowfloorError
from support.site.differential import Release, Workshop, differences

Files = dict[str, bytes]
"""Files by their path below the folder that holds the site and its packages."""

MODULES: Final = "node_modules"
INDEX: Final = re.compile(r"index\.\w+")
NUMBER: Final = re.compile(rb"(?<![\w#.-])[1-9]\d*(?![\w-])")
WORD: Final = re.compile(rb"(?<=[ >'\"])[a-z]{4,}(?=[ .,<'\"])")
HEADING: Final = re.compile(rb"(?m)^##+ .+$")
COMMENT: Final = re.compile(rb"(?<=\* )[A-Z][a-z]+(?= [a-z]+ )")
"""The first word of a sentence in a comment."""
PIN: Final = re.compile(r'^"(@?[\w./-]+)" = "([\w.-]+)"$', re.MULTILINE)
TEXT: Final = (
    *(".md", ".toml", ".csv", ".json", ".lock", ".txt", ".html", ".svg"),
    *(".ts", ".tsx", ".js", ".mjs", ".css", ".py"),
)


def kind_of(path: str) -> str:
    """Return the kind of a source: files of one kind lie at similar places and end alike."""
    parts = PurePosixPath(path).parts
    name = parts[-1]
    if len(parts) == 1:
        return name
    if parts[0] == "families":
        inside = parts[2:]
        kind = (
            inside[0] if len(inside) == 1 and name.endswith((".toml", ".csv")) else f"*{_end(name)}"
        )
        return "/".join(("families/*", *inside[:-1][:1], kind))
    return f"{parts[0]}/**/{name if INDEX.fullmatch(name) else '*' + _end(name)}"


def _end(name: str) -> str:
    return "".join(PurePosixPath(name).suffixes[-2:])


@dataclass(frozen=True)
class Edited:
    """The files that an edit changed, and a description of it."""

    name: str
    files: Mapping[str, bytes | None]
    """Their new contents, by path; `None` for a removed file."""


@dataclass
class Draw:
    """Draws edits; the same seed and the same files give the same edits."""

    random: Random
    modules: str
    """The folder of the packages, relative to the project's."""
    history: list[Files] = field(default_factory=list)
    """States before this one, for switches of branches."""
    added: list[str] = field(default_factory=list)
    """Folders of pages that an earlier edit added."""

    def edit(self, files: Files) -> Edited | None:
        """Return an edit of these files, or `None` if the drawn one cannot be made in them."""
        special = [self._branch, self._page]
        if any(path.startswith(self.modules) for path in files):
            special += [self._pin, self._declaration]
        groups = _by_kind(files)
        choice = self.random.randrange(len(groups) + len(special))
        if choice < len(special):
            return special[choice](files)
        kind = sorted(groups)[choice - len(special)]
        return self._of_file(files, self.random.choice(groups[kind]))

    def _of_file(self, files: Files, path: str) -> Edited | None:
        whole = [self._removed, self._renamed, self._copied]
        inside = [self._number, self._word, self._line] if path.endswith(TEXT) else []
        if path.endswith(".md"):
            inside.append(self._heading)
        # Files are edited more often than they are removed or renamed.
        operations: list[Callable[[str, bytes], Mapping[str, bytes | None] | None]]
        operations = [*inside, *inside, *whole]
        operation = self.random.choice(operations)
        changed = operation(path, files[path])
        if changed is None or any(files.get(one) == content for one, content in changed.items()):
            return None
        return Edited(f"{operation.__name__[1:]} {path}", changed)

    def _removed(self, path: str, _content: bytes) -> Mapping[str, bytes | None]:
        return {path: None}

    def _renamed(self, path: str, content: bytes) -> Mapping[str, bytes | None]:
        return {path: None, _beside(path, "renamed"): content}

    def _copied(self, path: str, content: bytes) -> Mapping[str, bytes | None]:
        return {_beside(path, "copied"): content}

    def _number(self, path: str, content: bytes) -> Mapping[str, bytes | None] | None:
        return self._replaced(path, content, NUMBER, lambda old: b"%d" % (int(old) + 1))

    def _word(self, path: str, content: bytes) -> Mapping[str, bytes | None] | None:
        return self._replaced(path, content, WORD, lambda old: old + b"s")

    def _heading(self, path: str, content: bytes) -> Mapping[str, bytes | None] | None:
        return self._replaced(path, content, HEADING, lambda old: old + b" of old")

    def _line(self, path: str, content: bytes) -> Mapping[str, bytes | None]:
        lines = content.splitlines(keepends=True)
        if lines:
            del lines[self.random.randrange(len(lines))]
        return {path: b"".join(lines)}

    def _replaced(
        self, path: str, content: bytes, pattern: re.Pattern[bytes], new: Callable[[bytes], bytes]
    ) -> Mapping[str, bytes | None] | None:
        matches = list(pattern.finditer(content))
        if not matches:
            return None
        match = self.random.choice(matches)
        return {path: content[: match.start()] + new(match[0]) + content[match.end() :]}

    def _branch(self, files: Files) -> Edited | None:
        """Switch to an earlier state, as to another branch."""
        if not self.history:
            return None
        earlier = self.random.randrange(len(self.history))
        target = self.history[earlier]
        paths = files.keys() | target.keys()
        changed = {path: target.get(path) for path in paths if files.get(path) != target.get(path)}
        return Edited(f"branch of step {earlier}", changed) if changed else None

    def _page(self, files: Files) -> Edited | None:
        """Add a page with the demos of another one, or remove such a page."""
        there = [folder for folder in self.added if f"{folder}/index.md" in files]
        if there:
            folder = self.random.choice(there)
            gone = {path: None for path in files if path.startswith(f"{folder}/")}
            return Edited(f"page removed {folder}", gone)
        pages = sorted(
            path.removesuffix("/index.md")
            for path in files
            if path.startswith("site/pages/")
            and path.endswith("/index.md")
            and b"\n::demo " in files[path]
        )
        source = self.random.choice(pages)
        folder = f"{source}-again"
        copied = {
            folder + path.removeprefix(source): content
            for path, content in files.items()
            if path.startswith(f"{source}/")
        }
        text = copied[f"{folder}/index.md"].decode()
        title = text.split("title: ", 1)[1].split("\n", 1)[0].strip("'\"")
        body = text.split("\n---\n", 1)[1]
        matter = (
            f"---\ntitle: {title} again\ndescription: A second page about {title}, for a while.\n"
        )
        copied[f"{folder}/index.md"] = f"{matter}navigation: false\n---\n{body}".encode()
        self.added.append(folder)
        return Edited(f"page added {folder}", copied)

    def _pin(self, files: Files) -> Edited | None:
        """Install another version of a documented package."""
        pins = (
            pin
            for path, content in files.items()
            if path.endswith("/family.toml")
            for pin in PIN.findall(content.decode())
            if f"{self.modules}/{pin[0]}/package.json" in files
        )
        name, version = self.random.choice(sorted({*pins}))
        other = re.sub(r"\d+$", lambda number: str(int(number[0]) + 1), version)
        old, new = f'"{name}" = "{version}"', f'"{name}" = "{other}"'
        changed: dict[str, bytes | None] = {
            path: content.replace(old.encode(), new.encode())
            for path, content in files.items()
            if path.endswith("/family.toml") and old.encode() in content
        }
        manifest = f"{self.modules}/{name}/package.json"
        changed[manifest] = json.dumps(
            {**json.loads(files[manifest]), "version": other}, indent=2
        ).encode()
        listing = f"{self.modules}/.package-lock.json"
        if listing in files:  # npm writes there which versions it has installed
            listed = json.loads(files[listing])
            listed["packages"][f"{MODULES}/{name}"]["version"] = other
            changed[listing] = json.dumps(listed, indent=2).encode()
        return Edited(f"version of {name} {other}", changed)

    def _declaration(self, files: Files) -> Edited | None:
        """Edit a declaration of an installed package by hand, where its version stays."""
        declared = sorted(
            path for path in files if path.startswith(self.modules) and path.endswith(".d.ts")
        )
        path = self.random.choice(declared)
        changed = self._replaced(path, files[path], COMMENT, lambda old: b"Mended: " + old)
        return None if changed is None else Edited(f"declaration {path}", changed)


def _beside(path: str, word: str) -> str:
    """Return the path of another file in the folder of a file, with a name of its kind."""
    place = PurePosixPath(path)
    stem, dot, ending = place.name.partition(".")
    word = word.capitalize() if stem[:1].isupper() else f"-{word}" if "-" in stem else f"_{word}"
    return str(place.with_name(f"{stem}{word}{dot}{ending}"))


def _by_kind(files: Files) -> dict[str, list[str]]:
    sources = (
        (kind_of(path.removeprefix("site/")), path)
        for path in files
        if path.startswith("site/") and f"/{MODULES}/" not in path
    )
    groups = groupby(sorted(sources), key=lambda one: one[0])
    return {kind: [path for _, path in group] for kind, group in groups}


@dataclass
class Round:
    """The edits of a round, and its result."""

    edits: list[str] = field(default_factory=list)
    """Names of the edits after which a release was built."""
    refused: list[str] = field(default_factory=list)
    """Names of the edits that are mistakes, which were taken back."""
    differing: list[str] = field(default_factory=list)
    """Files that differ from a clean build; empty if all are equal."""
    culprit: str = ""
    """The first edit after which they differ."""


@dataclass
class _Step:
    name: str
    files: Files
    release: Release


def run_round(
    workshop: Workshop,
    draw: Draw,
    count: int,
    packages: Sequence[str],
    say: Callable[[str], None],
) -> Round:
    """Build after each of `count` edits in a row, and compare the last release with a clean one.

    On a difference, the first edit that gives one is found by bisection. `packages` are the files
    of packages that edits may change, relative to the project's folder. `say` gets a line before
    each build. The clean build leaves its state to the next round.
    """
    project, found, steps = workshop.paths.site.parent, Round(), list[_Step]()
    files = read_files(project, packages)
    while len(steps) < count:
        edit = draw.edit(files)
        if edit is None:
            continue
        say(edit.name)
        write_files(project, edit.files)
        try:
            workshop.build()
        except ShowfloorError:
            say("  is a mistake, and taken back")
            found.refused.append(edit.name)
            write_files(project, {path: files.get(path) for path in edit.files})
            continue
        draw.history.append(files)
        files = {
            path: content
            for path, content in {**files, **edit.files}.items()
            if content is not None
        }
        steps.append(_Step(edit.name, files, _digests(workshop.release())))
        found.edits.append(edit.name)
    say("clean build")
    found.differing = differences(steps[-1].release, _clean(workshop))
    if found.differing:
        found.culprit = _first_difference(workshop, steps, files, say)
    return found


def _first_difference(
    workshop: Workshop, steps: Sequence[_Step], files: Files, say: Callable[[str], None]
) -> str:
    """Return the name of the first edit whose release differs from a clean build."""
    good, bad = -1, len(steps) - 1
    while bad - good > 1:
        middle = (good + bad) // 2
        say(f"clean build after {steps[middle].name}")
        _switch(workshop, files, steps[middle].files)
        files = steps[middle].files
        if differences(steps[middle].release, _clean(workshop)):
            bad = middle
        else:
            good = middle
    _switch(workshop, files, steps[-1].files)
    return steps[bad].name


def _switch(workshop: Workshop, files: Files, target: Files) -> None:
    write_files(
        workshop.paths.site.parent, {path: target.get(path) for path in files.keys() | target}
    )


def _clean(workshop: Workshop) -> Release:
    """Return the digests of a release that is built from nothing, or the mistakes of the site."""
    workshop.forget_all()
    try:
        workshop.build()
    except ShowfloorError as error:
        return {"refused": str(error)}
    return _digests(workshop.release())


def _digests(release: Release) -> Release:
    return {
        name: blake2b(text.encode("latin-1", "replace")).hexdigest()
        for name, text in release.items()
    }


def read_files(project: Path, packages: Sequence[str]) -> Files:
    """Return the files of the site in a folder, and those of packages."""
    site = sorted(Path(folder, name) for folder, _, names in _walk(project) for name in names)
    paths = (*(file.relative_to(project).as_posix() for file in site), *packages)
    return {path: (project / path).read_bytes() for path in paths}


def _walk(project: Path) -> Iterator[tuple[str, list[str], list[str]]]:
    """Yield the folders of the site with their folders and files, as `os.walk` does."""
    for folder, folders, names in os.walk(project / "site"):
        folders[:] = sorted(name for name in folders if name != MODULES)
        yield folder, folders, names


def write_files(project: Path, files: Mapping[str, bytes | None]) -> None:
    """Write files, and remove those without content; others stay as they are, as with Git."""
    for path, content in files.items():
        file = project / path
        if content is None:
            file.unlink(missing_ok=True)
        elif not file.is_file() or file.read_bytes() != content:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.unlink(missing_ok=True)  # packages are links to files that others use
            file.write_bytes(content)
    for folder, _, _ in sorted(_walk(project), reverse=True):
        if not os.listdir(folder):
            os.rmdir(folder)
