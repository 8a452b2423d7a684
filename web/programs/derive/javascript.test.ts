import { resolveConfig } from "prettier";
import { expect, test } from "vitest";
import { deriveFiles, deriveJavaScript, formatting } from "./javascript.ts";

test("files are derived in their order, each by its extension", async () => {
  const files = [
    { name: "b.tsx", source: "export const b = <p>{a as string}</p>;\n" },
    { name: "a.ts", source: "export const a = <T,>(b: T) => b as T;\n" },
  ];
  expect(await deriveFiles({ files })).toEqual({
    results: [{ code: "export const b = <p>{a}</p>;\n" }, { code: "export const a = (b) => b;\n" }],
  });
});

test("a file without types stays as it is written", async () => {
  const source = 'const a   = "b"\n';
  expect(await deriveJavaScript("a.ts", source)).toEqual({ code: source });
});

test("the first mistake of a file is named by its line", async () => {
  expect(await deriveJavaScript("a.ts", "const a = 1;\nconst b = ;\nconst = 2;\n")).toEqual({
    line: 2,
    message: "Expression expected",
    readable: false,
  });
});

test("what is more than a type has no JavaScript form", async () => {
  expect(await deriveJavaScript("a.ts", "const a = 1;\n\nenum Leaf { Oak }\n")).toEqual({
    line: 3,
    message: '"enum Leaf { Oak }" is more than a type',
    readable: true,
  });
});

test("demos are formatted as they are written", async () => {
  const demo = new URL("../../../site/pages/Demo.tsx", import.meta.url);
  const { plugins, ...layout } = (await resolveConfig(demo)) ?? {};
  expect(layout).toEqual(formatting);
  // It parses scripts and says nothing of their layout.
  expect(plugins).toEqual(["@prettier/plugin-oxc"]);
});
