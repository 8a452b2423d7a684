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
  return {
    id: "oak/Leaf",
    name: "Leaf",
    title: "Leaf",
    family: "oak",
    path: "pages/oak/Leaf.tsx",
    variants,
    dependencies: [],
  };
}

const block: DemoBlock = {
  type: "demo",
  demo: "oak/Leaf",
  defaultCode: "preview",
  background: "plain",
  align: "center",
  clientOnly: false,
  width: null,
  frameHeight: null,
  screen: false,
};

test("code that is the same in both languages is written once", () => {
  const panels = panelsOf(demo(variant("system", "a: b", "a"), variant("css", "a", "a")));
  expect(panels.map(({ key }) => key)).toEqual(["system ts", "system js", "css ts js"]);
});

test("code without a preview is hidden at first", () => {
  const state = codeState(block, demo(variant("system", "a", "a")));
  expect(state).toEqual({ now: "hidden", folded: "hidden" });
});

test("a preview shows first, and again when the code is folded", () => {
  const withPreview = { ...variant("system", "a", "a"), ts: [file("a\nb", [2, 2])] };
  expect(codeState(block, demo(withPreview))).toEqual({ now: "preview", folded: "preview" });
});

test("a preview of the whole code is the code, which a reader may hide", () => {
  const shown = variant("system", "", "");
  const whole = demo({ ...shown, ts: [file("a\nb\n", [1, 2])] });
  expect(codeState(block, whole)).toEqual({ now: "expanded", folded: "hidden" });
  const hidden = { ...block, defaultCode: "hidden" } as const;
  expect(codeState(hidden, whole)).toEqual({ now: "hidden", folded: "hidden" });
  const several = demo({ ...shown, ts: [file("a\nb\n", [1, 2]), file("c\n")] });
  expect(codeState(block, several)).toEqual({ now: "preview", folded: "preview" });
});

test("expanded code folds to its preview", () => {
  const withPreview = { ...variant("system", "a", "a"), ts: [file("a\nb", [2, 2])] };
  const state = codeState({ ...block, defaultCode: "expanded" }, demo(withPreview));
  expect(state).toEqual({ now: "expanded", folded: "preview" });
});

test("code that is to be hidden has no preview", () => {
  const withPreview = { ...variant("system", "a", "a"), ts: [file("a\nb", [2, 2])] };
  const state = codeState({ ...block, defaultCode: "hidden" }, demo(withPreview));
  expect(state).toEqual({ now: "hidden", folded: "hidden" });
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
