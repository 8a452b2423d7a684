import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const source = path.join(import.meta.dirname, "..");

/** The engine writes them into the HTML of Markdown, and no script reads them. */
const ofMarkdown = ["data-label"];

function attributesIn(css: string): readonly string[] {
  const plain = css.replace(/\/\*[^]*?\*\//g, "");
  return [...plain.matchAll(/(?:\[|attr\()(data-[a-z-]+)/g)].map(([, name = ""]) => name);
}

test("every attribute that a style sheet names is a constant of a markup module", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" });
  const read = (file: string) => readFileSync(path.join(source, file), "utf8");
  const constants = files
    .filter((file) => path.basename(file) === "markup.ts")
    .flatMap((file) => [...read(file).matchAll(/^export const \w+ = "(data-[a-z-]+)";$/gm)])
    .map(([, name = ""]) => name);
  const known = new Set([...constants, ...ofMarkdown]);
  for (const file of files.filter((name) => name.endsWith(".css"))) {
    const unknown = attributesIn(read(file)).filter((name) => !known.has(name));
    expect(unknown, file).toEqual([]);
  }
});

test("attributes are found in selectors and values", () => {
  const css = `/* [data-no] */ .a:not([data-one="x"]) [data-two] { content: attr(data-three); }`;
  expect(attributesIn(css)).toEqual(["data-one", "data-two", "data-three"]);
});
