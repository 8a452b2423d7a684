import type { PlaygroundBlock } from "../model/page.gen";
import { isNode, type Line, type Node, Render, Imported } from "./jsx";

/** So many components of one package are imported by one statement. */
const several = 3;

/** The statements that import what some elements use. */
export function importLines(
  { imports, packages }: PlaygroundBlock,
  nodes: readonly Node[],
  withReact = false,
): readonly Line[] {
  const used = new Set(nodes.flatMap((node) => [...namesIn(node)]));
  const names = Object.keys(imports).filter((name) => used.has(name));
  const statements = names.map((name) => {
    const from = packages[name];
    const together = names.filter((other) => packages[other] === from);
    if (from === undefined || together.length < several) return imports[name] ?? "";
    return `import { ${together.join(", ")} } from '${from}';`;
  });
  const react = withReact ? ["import * as React from 'react';"] : [];
  return [...react, ...new Set(statements)].map(importLine);
}

function* namesIn(node: Node): Generator<string, undefined> {
  yield node.name;
  for (const [, value] of node.attributes) {
    if (value instanceof Render) yield* namesIn(value.node);
    else if (value instanceof Imported) yield value.of;
    else if (isNode(value)) yield* namesIn(value);
  }
  for (const child of node.children) if (typeof child !== "string") yield* namesIn(child);
}

function importLine(statement: string): Line {
  return statement
    .split(/\b(import|from)\b|('[^']*')/)
    .flatMap((text: string | undefined): Line => {
      if (text === undefined || text === "") return [];
      if (text === "import" || text === "from") return [{ text, kind: "keyword" }];
      return [text.startsWith("'") ? { text, kind: "string" } : { text }];
    });
}
