import json
from pathlib import Path
from typing import Any

import msgspec

from showfloor.demos import BundledFamily, DemoSource, demo_manifest, read_demo
from support.site.demo_site import demo_request, write

PROVIDER = Path("/plain.ts")


def written(
    root: Path, sources: list[DemoSource], families: dict[str, BundledFamily]
) -> dict[str, Any]:
    """Return a manifest as its readers decode it."""
    manifest: dict[str, Any] = json.loads(
        msgspec.json.encode(demo_manifest(root, sources, families, tailwind=("tailwind",)))
    )
    return manifest


def test_the_manifest_names_every_module(tmp_path: Path) -> None:
    write(tmp_path, "Seed.tsx")
    write(tmp_path, "Leaf/css/index.tsx")
    write(tmp_path, "Leaf/tailwind/index.tsx")
    (tmp_path / "components").mkdir()
    (tmp_path / "components" / "Tree.tsx").write_text("export default () => <i />;\n")
    sources = [read_demo(demo_request(tmp_path, name)) for name in ("Seed", "Leaf")]
    families = {
        "oak": BundledFamily(PROVIDER, documented=["leaf", "acorn"], others=["moss"]),
        "elm": BundledFamily(PROVIDER, documented=["bark"]),
    }
    manifest = written(tmp_path, sources, families)
    assert list(manifest["modules"]) == [
        "oak/parts/seed/Leaf/css",
        "oak/parts/seed/Leaf/tailwind",
        "oak/parts/seed/Seed",
    ]
    assert manifest["modules"]["oak/parts/seed/Seed"] == {
        "path": str(tmp_path / "pages/oak/parts/seed/Seed.tsx"),
        "family": "oak",
    }
    assert manifest["families"] == {
        "elm": {"provider": "/plain.ts", "packages": ["bark"], "others": [], "imports": []},
        "oak": {
            "provider": "/plain.ts",
            "packages": ["acorn", "leaf"],
            "others": ["moss"],
            "imports": [],
        },
    }
    assert [key for key, module in manifest["modules"].items() if "tailwind" in module] == [
        "oak/parts/seed/Leaf/tailwind"
    ]
    assert manifest["components"] == {"Tree": str(tmp_path / "components/Tree.tsx")}


def test_a_demo_names_the_adapters_of_what_it_imports(tmp_path: Path) -> None:
    write(tmp_path, "Seed.tsx", 'import { grow } from "@bark/styles/grow";\nexport default grow;\n')
    write(tmp_path, "Leaf.tsx")
    requests = [
        demo_request(tmp_path, name, packages=("@bark/styles",)) for name in ("Seed", "Leaf")
    ]
    sources = [read_demo(request) for request in requests]
    families = {
        "oak": BundledFamily(PROVIDER, adapters={"@bark/styles": "Bark.tsx"}),
        "elm": BundledFamily(PROVIDER, adapters={"@bark/styles": "Elm.tsx"}),
    }
    manifest = written(tmp_path, sources, families)
    modules = manifest["modules"]
    assert modules["oak/parts/seed/Seed"]["adapters"] == [str(tmp_path / "families/oak/Bark.tsx")]
    assert "adapters" not in modules["oak/parts/seed/Leaf"]


def test_a_demo_of_a_story_has_its_code(tmp_path: Path) -> None:
    write(tmp_path, "Seed.stories.tsx", "export const Young = () => <i>Seed</i>;\n")
    source = read_demo(demo_request(tmp_path, "Young")._replace(stories="Seed.stories"))
    manifest = written(tmp_path, [source], {"oak": BundledFamily(PROVIDER)})
    folder = tmp_path / "pages/oak/parts/seed"
    assert manifest["modules"]["oak/parts/seed/Young"] == {
        "path": str(folder / "Young.tsx"),
        "family": "oak",
        "code": "export default function Young() {\n  return <i>Seed</i>;\n}\n",
        "stories": str(folder / "Seed.stories.tsx"),
    }


def test_the_order_of_demos_does_not_matter(tmp_path: Path) -> None:
    write(tmp_path, "Seed.tsx")
    write(tmp_path, "Leaf.tsx")
    sources = [read_demo(demo_request(tmp_path, name)) for name in ("Seed", "Leaf")]
    forwards, backwards = (
        json.dumps(written(tmp_path, order, {"oak": BundledFamily(PROVIDER)}))
        for order in (sources, sources[::-1])
    )
    assert forwards == backwards
