"""Writes the model as TypeScript types, so that the frontend cannot drift from it.

Run `python -m showfloor.render.typescript` after changing `showfloor.model`; it rewrites
`web/src/model/page.gen.ts`, and a test fails when that file is stale.
"""

from pathlib import Path
from typing import Any, cast

import msgspec

from showfloor.model import (
    DemoData,
    NavTree,
    Page,
    RenderedPage,
    SearchGuides,
    SearchIcons,
    SearchIndex,
    SearchMembers,
    SearchShard,
    SearchSpellings,
    ShellModel,
)
from showfloor.model.assets import Assets

__all__ = ["TARGET", "typescript_types"]

TARGET = Path(__file__).parents[3] / "web" / "src" / "model" / "page.gen.ts"

HEADER = """\
// Generated from showfloor.model by `python -m showfloor.render.typescript`. Do not edit.
"""

PRIMITIVES = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}

# A JSON schema is an untyped tree by nature; this module is the edge where it is read.
Schema = dict[str, Any]


def typescript_types() -> str:
    """Return the text of `page.gen.ts`: one exported type for each model struct."""
    _, components = msgspec.json.schema_components(
        (
            Page,
            ShellModel,
            NavTree,
            RenderedPage,
            Assets,
            DemoData,
            SearchIndex,
            SearchGuides,
            SearchIcons,
            SearchMembers,
            SearchShard,
            SearchSpellings,
        ),
        ref_template="{name}",
    )
    declarations = [_declaration(name, schema) for name, schema in sorted(components.items())]
    block = _union(_block_union(components))
    return "\n".join([HEADER, *declarations, f"export type Block = {block};", ""])


def _block_union(components: dict[str, Schema]) -> list[Schema]:
    items = components["Page"]["properties"]["blocks"]["items"]
    return cast("list[Schema]", items["anyOf"])


def _declaration(name: str, schema: Schema) -> str:
    if "properties" not in schema:
        return f"export type {name} = {_type(schema)};\n"
    lines = [f"  readonly {key}: {_type(value)};" for key, value in schema["properties"].items()]
    return "\n".join([f"export interface {name} {{", *lines, "}", ""])


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return _union(schema["anyOf"])
    if "enum" in schema:
        return " | ".join(
            f'"{value}"' if isinstance(value, str) else "null" for value in schema["enum"]
        )
    if schema.get("type") == "array":
        return _array(schema)
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        return f"Readonly<Record<string, {_type(values)}>>" if values else "Readonly<object>"
    return PRIMITIVES[schema["type"]]


def _union(options: list[Schema]) -> str:
    return " | ".join(dict.fromkeys(_type(option) for option in options))


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"readonly [{', '.join(_type(item) for item in schema['prefixItems'])}]"
    item = _type(schema["items"])
    return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"


if __name__ == "__main__":
    TARGET.write_text(typescript_types(), encoding="utf-8", newline="\n")
