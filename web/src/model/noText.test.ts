import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

// Specification, section 3: translations are page props. So no component holds words of its own.

const source = path.join(import.meta.dirname, "..");
const spoken = new Set(["aria-label", "aria-description", "title", "placeholder", "alt", "label"]);

/** The words that a file of components would put into a page, whatever its translation. */
function wordsIn(name: string, code: string): readonly string[] {
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
      if (spoken.has(node.name.getText())) found.push(node.initializer.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.filter((text) => /\p{L}/u.test(text));
}

test("section 3: no component holds interface words", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" });
  const components = files.filter((file) => /(?<!\.test)\.tsx$/.test(file));
  expect(components.length).toBeGreaterThan(30);
  for (const file of components) {
    expect(wordsIn(file, readFileSync(path.join(source, file), "utf8")), file).toEqual([]);
  }
});

test("words are found in text and in what is read out", () => {
  const code = '<p title="Tip" id="x">Hello {name}<b aria-label="Close">{" "}</b>→</p>';
  expect(wordsIn("a.tsx", code)).toEqual(["Tip", "Hello", "Close"]);
});
