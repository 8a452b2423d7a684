import { expect, test } from "vitest";
import { ChunkGraph, covers, facesIn } from "./assets.ts";

type Output = ConstructorParameters<typeof ChunkGraph>[0];

interface Parts {
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

function chunk(name: string, { imports = [], dynamicImports = [], css = [] }: Parts = {}) {
  return {
    type: "chunk",
    fileName: `${name}.js`,
    moduleIds: [`/src/${name}.ts`],
    imports: imports.map((one) => `${one}.js`),
    dynamicImports: dynamicImports.map((one) => `${one}.js`),
    viteMetadata: { importedCss: new Set(css) },
  };
}

const graph = new ChunkGraph([
  chunk("shell", { dynamicImports: ["dialog", "editor"] }),
  chunk("dialog", { imports: ["shell", "words"], dynamicImports: ["text"], css: ["dialog.css"] }),
  chunk("words"),
  chunk("text", { imports: ["words", "index"] }),
  chunk("index"),
  chunk("editor"),
] as unknown as Output);

test("a module that is imported later brings what it needs and what it may ask for", () => {
  expect(graph.around("/src/dialog.ts")).toEqual([
    ...["/shell.js", "/words.js", "/dialog.js", "/dialog.css", "/index.js", "/text.js"],
  ]);
  const unknown = () => graph.around("/src/leaf.ts");
  expect(unknown).toThrow("The build has no module /src/leaf.ts.");
});

test("what a chunk loads comes after what that needs itself", () => {
  const parts = [
    chunk("demo", { imports: ["base", "react", "field"] }),
    chunk("base", { imports: ["react"] }),
    chunk("field", { imports: ["label", "base"] }),
    chunk("label", { imports: ["field"] }),
    chunk("react"),
  ];
  const ordered = new ChunkGraph(parts as unknown as Output);
  const names = ordered.closure(parts[0] as never).map(({ fileName }) => fileName);
  expect(names).toEqual(["react.js", "base.js", "label.js", "field.js", "demo.js"]);
});

test("an entry is found by its name, and by the id of its module", () => {
  const entry = (name: string, facadeModuleId: string) => {
    return { ...chunk(name), name, facadeModuleId, isEntry: true };
  };
  const card = entry("card", "\0showfloor:demo/card");
  const parts = [chunk("styles"), card, entry("leaf", "/leaf.ts")];
  const built = new ChunkGraph(parts as unknown as Output);
  expect(built.entry("card").fileName).toBe("card.js");
  expect(built.entry("showfloor:demo/card").fileName).toBe("card.js");
  expect(built.entry("leaf").fileName).toBe("leaf.js");
  expect(() => built.entry("styles")).toThrow("The build has no entry styles.");
});

test("the fonts that a style sheet loads are known with what it says of them", () => {
  const source =
    "@font-face{font-family:Oak;font-weight:100 900;font-display:optional;src:url(/_assets/oak.woff2)}" +
    '@font-face{font-family:"Oak Mono";font-style:italic;src:url("/_assets/mono.woff2");unicode-range:U+E9}' +
    "@font-face{font-family:Oak fallback;src:local(Arial)}";
  const sheet = { type: "asset", fileName: "_assets/oak.css", source };
  const plain = { type: "asset", fileName: "_assets/plain.css", source: "p{margin:0}" };
  const found = [sheet, plain].flatMap((file) => facesIn(file as unknown as Output[number]));
  const oak = {
    ...{ href: "/_assets/oak.woff2", family: "Oak", weight: "100 900", style: "normal" },
    ...{ unicodeRange: "U+0-10FFFF", display: "optional", plain: true },
  };
  const mono = {
    ...{ href: "/_assets/mono.woff2", family: "Oak Mono", weight: "normal", style: "italic" },
    ...{ unicodeRange: "U+E9", display: "auto", plain: false },
  };
  expect(found).toEqual([["/_assets/oak.css", [oak, mono]]]);
});

test.each([
  ["U+20-7E,U+A0", 0x61, true],
  ["U+20-7E,U+A0", 0xe9, false],
  ["U+20-60, U+E9", 0xe9, true],
  ["U+1??, U+E?", 0xe9, true],
  ["U+0-10FFFF", 0xe9, true],
])("whether %s has the letter %i is %s", (unicodeRange, letter, expected) =>
  expect(covers(unicodeRange, letter)).toBe(expected),
);
