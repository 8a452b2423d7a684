"""A bundle of the frontend without a bundler: every file is named after what it is made from.

It takes the place of Vite where a test asks whether what depends on the frontend is made again when
it has to be. A bundle takes six seconds of a processor, this takes a hundredth of one. It is as
strict: each file is another one as soon as any source changes that a bundler may read for it.
"""

import json
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import pytest

from showfloor.build_paths import BuildPaths
from showfloor.frontend.node_programs import frontend_programs

CODE: Final = (".ts", ".tsx", ".css", ".json")
SPECIAL: Final = ("errors", "notFound", "search")
PARTS: Final = ("api", "demo", "playground", "icons", "catalog", "blog", "code")

Manifest = Mapping[str, Any]
"""`demos.json`, as bundlers are given it."""


def traced_bundles(patch: pytest.MonkeyPatch) -> None:
    """Have builds make such bundles."""
    patch.setattr("showfloor.build.start_bundler", frontend_programs)
    patch.setattr("showfloor.frontend.bundle.write_fonts", lambda _paths: None)
    patch.setattr("showfloor.frontend.bundle._run", _run)


def _run(paths: BuildPaths, *asked: object, libraries: str = "", **_: object) -> None:
    manifest = json.loads((paths.work / "demos.json").read_bytes())
    _Bundle(paths, manifest).write()
    del asked, libraries


class _Bundle:
    """The files of a bundle, and what pages are told of them."""

    def __init__(self, paths: BuildPaths, manifest: Manifest) -> None:
        self._paths = paths
        self._manifest = manifest
        self._files: dict[str, str] = {}

    def write(self) -> None:
        """Write all that a bundler writes."""
        assets = self._assets()
        self._chunks()
        self._files["offline/worker.js"] = "// keeps pages\n"
        self._files["offline/retire.js"] = "// keeps nothing\n"
        self._files["assets.json"] = json.dumps(assets)
        self._files["works.json"] = json.dumps(list(self._works()))
        self._files["tailwind.css"] = ""
        for folder in ("client", "server"):
            _clear(self._paths.work / folder)
        for name, content in self._files.items():
            file = self._paths.work / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(content)

    def _assets(self) -> dict[str, object]:
        manifest, families = self._manifest, self._manifest["families"]
        bases = {name: [self._provider(one)] for name, one in families.items()}
        styles = [self._file("styles", "css", *map(_content, manifest["styles"]))]
        return {
            "prePaint": self._file("prepaint", "js"),
            "prePaintCode": "document.title",
            "script": self._file("shell", "js", json.dumps(manifest["settings"])),
            "live": self._file("live", "js"),
            "alone": self._file("alone", "js"),
            "special": {name: self._island(name) for name in SPECIAL},
            "stylesheets": styles,
            "parts": {part: [self._file(f"styles-{part}", "css")] for part in PARTS},
            "fonts": {name: self._font(name, path) for name, path in manifest["fonts"].items()},
            "preloads": [],
            "themes": {name: self._theme(one) for name, one in families.items()},
            "families": {name: [self._theme(one)] for name, one in families.items()},
            "bases": bases,
            "demos": {
                key: self._island(
                    _stem(one["path"]),
                    "\n".join([_beside(one["path"]), *map(_content, one.get("adapters", ()))]),
                    bases[one["family"]],
                )
                for key, one in manifest["modules"].items()
            },
            "components": {
                name: self._island(name, _beside(path))
                for name, path in manifest["components"].items()
            },
            "playgrounds": {
                key: self._island("playground", json.dumps(one), bases[one["family"]])
                for key, one in manifest["playgrounds"].items()
            },
            "blocks": {"icons": self._island("icons")},
        }

    def _chunks(self) -> None:
        """Write what draws components and specimens in Node, to which no asset belongs."""
        for table in ("components", "specimens"):
            for path in self._manifest[table].values():
                digest = _digest(_beside(path))
                self._files[f"server/chunks/{Path(path).stem}-{digest}.js"] = ""

    def _works(self) -> Iterator[dict[str, object]]:
        names = {name for one in self._manifest["families"].values() for name in one["packages"]}
        for name in sorted(names):
            folder = self._paths.node_modules / name
            version = json.loads((folder / "package.json").read_bytes())["version"]
            license = folder / "LICENSE"
            texts = [license.read_text()] if license.is_file() else []
            work = {"name": name, "version": version, "license": "MIT", "texts": texts}
            yield {**work, "bundles": ["pages"], "changed": False}

    def _island(self, name: str, content: str = "", imports: object = ()) -> dict[str, object]:
        return {
            "script": self._file(name, "js", content),
            "imports": list(imports) if isinstance(imports, list) else [],
            "stylesheets": [],
        }

    def _provider(self, family: Mapping[str, Any]) -> str:
        return self._file("provider", "js", _content(family["provider"]), json.dumps(family))

    def _theme(self, family: Mapping[str, Any]) -> str:
        return self._file("theme", "css", _content(family["provider"]))

    def _font(self, name: str, path: str) -> list[str]:
        return [self._file(f"font-{name}", "css", _content(path))]

    def _file(self, name: str, ending: str, *contents: str) -> str:
        """Make a file for browsers, named after its content; return its site path."""
        content = "\n".join(contents)
        path = f"_assets/{name}-{_digest(content)}.{ending}"
        self._files[f"client/{path}"] = f"/* {content.replace('*/', '')} */\n"
        return f"/{path}"


def _beside(path: str) -> str:
    """Return the code of a module and of all beside it: a bundler may follow any import.

    What has a name of its own beside a module, a demo or a component, is no part of it.
    """
    folder, own = Path(path).parent, Path(path).stem
    found = folder.rglob("*") if own == "index" else folder.glob("*")
    code = sorted(file for file in found if file.suffix in CODE)
    files = [file for file in code if file.stem == own or not file.stem[0].isupper()]
    return "\n".join(f"{Path(path).name}\n{file.name}\n{file.read_text()}" for file in files)


def _stem(path: str) -> str:
    """Return what a chunk is called after: the module, or the folder of an index."""
    file = Path(path)
    return file.stem if file.stem != "index" else file.parent.name


def _content(path: str) -> str:
    return Path(path).read_text()


def _digest(content: str) -> str:
    return blake2b(content.encode(), digest_size=4).hexdigest()


def _clear(folder: Path) -> None:
    for file in sorted(folder.rglob("*"), reverse=True):
        if file.is_file():
            file.unlink()
