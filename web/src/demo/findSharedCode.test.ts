import { expect, test } from "vitest";
import type { CodeFile, Demo, DemoBlock } from "../model/page.gen";
import { findSharedCode } from "./findSharedCode";

const rows = "row ".repeat(300);

function file(name: string, html: string, preview: CodeFile["preview"] = null): CodeFile {
  return { name, language: "tsx", source: html, html, preview, shared: false };
}

/** A demo of a component, whose preview shows, and of one more file. */
function demo(name: string, other: CodeFile): [DemoBlock, Demo] {
  const ts = [file("index.tsx", `<${name} />\n`.repeat(200), [1, 2]), other];
  const js = [file("index.jsx", `<${name} />;`, [1, 1]), other].map((one) => ({ ...one }));
  return [
    { type: "demo", defaultCode: "preview" } as DemoBlock,
    {
      id: name,
      name,
      title: name,
      family: "trees",
      path: name,
      dependencies: [],
      variants: [{ styling: "system", module: name, ts, js }],
    },
  ];
}

/** What is said of the second file of each demo, in TypeScript and in JavaScript. */
function told(...demos: [DemoBlock, Demo][]) {
  const shared = findSharedCode(demos);
  return demos.map(([, { variants }]) =>
    variants
      .flatMap(({ ts, js }) => [ts[1], js[1]])
      .map((one) => {
        const found = one && shared.get(one);
        return found && { id: found.id, first: found.first?.name ?? null };
      }),
  );
}

test("a file of several demos is held by the first of them, under one id", () => {
  expect(told(demo("Oak", file("rows.ts", rows)), demo("Elm", file("rows.ts", rows)))).toEqual([
    [
      { id: "shared-code-0", first: null },
      { id: "shared-code-0", first: "Oak" },
    ],
    [
      { id: "shared-code-0", first: "Oak" },
      { id: "shared-code-0", first: "Oak" },
    ],
  ]);
});

test("files that differ, are short, or have another name are not shared", () => {
  const [oak] = told(demo("Oak", file("rows.ts", rows)), demo("Elm", file("rows.ts", `${rows}.`)));
  expect(oak?.[0]).toEqual({ id: "shared-code-0", first: null });
  const short = told(demo("Oak", file("a.ts", "one")), demo("Elm", file("a.ts", "one")));
  expect(short.flat()).toEqual([undefined, undefined, undefined, undefined]);
  const named = told(demo("Oak", file("a.ts", rows)), demo("Elm", file("b.ts", rows)));
  expect(named[1]).toEqual([undefined, undefined]);
});

test("what shows at first is not taken for deferred", () => {
  const open = demo("Oak", file("rows.ts", rows));
  open[0] = { type: "demo", defaultCode: "expanded" } as DemoBlock;
  const [oak, elm] = told(open, demo("Elm", file("rows.ts", rows)));
  expect(oak?.[0]).toBeUndefined();
  expect(elm?.[0]).toEqual({ id: "shared-code-0", first: "Oak" });
});
