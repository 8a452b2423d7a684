import { expect, test } from "vitest";
import type { CodeFile, Demo, DemoBlock, DemoVariant } from "../model/page.gen";
import { codeState, fetchedForms, panelsOf, previewIndent, shownLines } from "./panels";

function file(source: string, preview: CodeFile["preview"] = null): CodeFile {
  return { name: "Leaf.tsx", language: "tsx", source, html: source, preview, shared: false };
}

function variant(styling: DemoVariant["styling"], ts: string, js: string): DemoVariant {
  const module = `oak/Leaf/${styling}`;
  return { styling, module, ts: [file(ts)], js: [file(js)], joined: { ts: null, js: null } };
}

function demo(...variants: DemoVariant[]): Demo {
  const names = { id: "oak/Leaf", name: "Leaf", title: "Leaf", family: "oak" };
  return { ...names, path: "pages/oak/Leaf.tsx", variants, dependencies: [] };
}

const looks = { background: "plain", align: "center", clientOnly: false } as const;
const sizes = { width: null, frameHeight: null, screen: false };
const block: DemoBlock = {
  type: "demo",
  demo: "oak/Leaf",
  defaultCode: "preview",
  ...looks,
  ...sizes,
};

test("code that is the same in both languages is written once", () => {
  const panels = panelsOf(demo(variant("system", "a: b", "a"), variant("css", "a", "a")));
  expect(panels.map(({ key }) => key)).toEqual(["system ts", "system js", "css ts js"]);
});

const withPreview = [file("a\nb", [2, 2])];
const whole = [file("a\nb\n", [1, 2])];

test.each([
  ["code without a preview is hidden at first", "preview", [file("a")], "hidden", "hidden"],
  ["a preview shows first, and when code is folded", "preview", withPreview, "preview", "preview"],
  ["expanded code folds to its preview", "expanded", withPreview, "expanded", "preview"],
  ["code that is to be hidden has no preview", "hidden", withPreview, "hidden", "hidden"],
  ["a preview of all code is the code", "preview", whole, "expanded", "hidden"],
  ["all code may be hidden", "hidden", whole, "hidden", "hidden"],
  ["a file beside is not in it", "preview", [...whole, file("c\n")], "preview", "preview"],
] as const)("%s", (_, defaultCode, ts, now, folded) => {
  const shown = demo({ ...variant("system", "", "a"), ts });
  expect(codeState({ ...block, defaultCode }, shown)).toEqual({ now, folded });
});

test("a preview is shown without the indent that all its lines have", () => {
  expect(previewIndent(file("a\n    b\n\n      c\n", [2, 4]))).toBe(4);
  expect(previewIndent(file("a"))).toBe(0);
});

test("a page has the first form of a demo: its entry, and the file of its preview", () => {
  const shown = file("a\nb", [1, 1]);
  const [entry, behind] = [file("a: b"), file("c")];
  const shape = demo(
    { ...variant("system", "", ""), ts: [entry, behind, shown], js: [file("a"), behind, shown] },
    variant("css", "d", "d"),
  );
  expect(fetchedForms(shape).map(({ key, files }) => [key, files.length])).toEqual([
    ["system ts", 1],
    ["system js", 3],
    ["css ts js", 1],
  ]);
  expect(fetchedForms(demo(variant("system", "a", "a")))).toEqual([]);
  const joined = { ...variant("system", "a", "a"), joined: { ts: ["a"], js: ["a"] } };
  expect(fetchedForms(demo(joined))).toMatchObject([{ files: [], joined: ["a"] }]);
});

test.each([
  ["hidden", 0],
  ["preview", 3],
  ["expanded", 4],
] as const)("code that is %s shows %i lines", (now, lines) => {
  const shown = { ...variant("system", "a", "a"), ts: [file("a\nb\nc\nd\n", [2, 3])] };
  expect(shownLines(demo(shown), { now, folded: "preview" })).toBe(lines);
});
