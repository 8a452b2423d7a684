"""Places of entries of an invented reference."""

from typing import Any

from showfloor.workspace.reference.reference_map import ApiPlace


def place(name: str, family: str = "acorn-kit", **fields: Any) -> ApiPlace:
    """The place of a component that has a page of its own."""
    slug = name.lower()
    plain = {
        "kind": "component",
        "package": "acorn",
        "version": "1.0.0",
        "route": f"/{family}/api/{slug}/",
        "anchor": None,
        "slug": slug,
        "digest": "",
        "plan": None,
        "deprecated": False,
        "imports": (("acorn", name),),
    }
    return ApiPlace(name=name, family=family, **{**plain, **fields})
