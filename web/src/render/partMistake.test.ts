import { expect, test } from "vitest";
import type { Page } from "../model/page.gen";
import type { LivePart } from "./failure";
import { partMistake } from "./partMistake";

const page = {
  sourcePath: "pages/oak/index.md",
  family: "oak",
  demos: { "oak/Leaf": { name: "Leaf", path: "pages/oak/Leaf.tsx" } },
} as unknown as Page;
const shown = "pages/oak/index.md shows it, and readers would see nothing in its place";

const fixes = {
  demo: 'correct the demo, or write "client" after its name in "::demo" if it needs a browser',
  playground:
    "put what its component needs around it into families/oak/Provider.tsx, or give it props or leave-out under [components.Leaf]",
  specimen: "correct it, or put what its component needs around it into families/oak/Provider.tsx",
};

test.each<[LivePart & keyof typeof fixes, string, string, string]>([
  ["demo", "oak/Leaf", "pages/oak/Leaf.tsx", "the demo Leaf"],
  ["playground", "Leaf", "families/oak/playground.toml", "the playground of Leaf"],
  ["specimen", "oak/Leaf", "families/oak/specimens/Leaf.tsx", "the specimen Leaf"],
])("a %s that throws somewhere is named by its file", (part, demo, path, name) => {
  const mistake = partMistake(page, { part, demo }, { message: "no leaf", place: null });
  const what = `${name} cannot be rendered: no leaf`;
  expect(mistake).toEqual({ what, path, line: null, column: null, why: shown, fix: fixes[part] });
});

const leaf = { part: "demo", demo: "oak/Leaf" } as const;
const keeps =
  "it keeps {count} of the demos, playgrounds and specimens from being drawn, first the demo Leaf";

test("a mistake in the file of a demo is that of the demo", () => {
  const fault = { message: "Unexpected token", place: "pages/oak/Leaf.tsx:3:7", fix: "mend it" };
  const what = "the demo Leaf cannot be rendered: Unexpected token";
  const place = { path: "pages/oak/Leaf.tsx", line: 3, column: 7 };
  expect(partMistake(page, leaf, fault)).toEqual({ what, ...place, why: shown, fix: "mend it" });
});

test("what throws in code around demos is the mistake of that code", () => {
  const fault = { message: "no theme", place: "families/oak/Provider.tsx:4" };
  expect(partMistake(page, leaf, fault)).toEqual({
    what: "throws: no theme",
    ...{ path: "families/oak/Provider.tsx", line: 4, column: null },
    why: keeps,
    fix: "correct this code, or what it is given",
  });
});

test("a mistake in the sources of a library says how the site reaches them", () => {
  const why = "pages/oak/Leaf.tsx imports ../oak/src/Leaf.tsx";
  const place = "../oak/src/Leaf.tsx:24:7";
  const message = "Unexpected token";
  const found = partMistake(page, leaf, { message, place, why, fix: "mend it" });
  expect(found).toMatchObject({ what: message, why: `${keeps}; ${why}`, fix: "mend it" });
});
