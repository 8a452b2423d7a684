import { expect, test } from "vitest";
import type { Demo } from "../../src/model/page.gen.ts";
import { knownFault } from "./knownFault.ts";

const names = ["Leaf.tsx", "rows.ts"].map((name) => ({ name }));
const demo = { path: "pages/oak/Leaf.tsx", variants: [{ ts: names }] } as unknown as Demo;
const mistake = ["PLACE:3", "imports a worm", "it eats", "do without it"] as const;

test.each(["pages/oak/Leaf.tsx", "pages/oak/rows.ts"])("a demo has the mistake in %s", (file) => {
  const fault = { message: "imports a worm", why: "it eats", fix: "do without it" };
  const known = knownFault(demo, { "pages/oak/Twig.tsx": mistake, [file]: mistake });
  expect(known).toEqual({ place: "PLACE:3", ...fault });
});

test("a demo that is a folder has the mistakes in its files", () => {
  const folder = { ...demo, path: "pages/oak/Leaf" };
  expect(knownFault(folder, { "pages/oak/Leaf/css/index.tsx": mistake })).toBeDefined();
});

test.each(["pages/oak/Twig.tsx", "pages/ash/rows.ts", "pages/oak/Leaf.tsx/rows.tsx.md"])(
  "a demo has nothing to do with %s",
  (file) => {
    const twig = { ...demo, path: "pages/elm/Leaf.tsx" };
    expect(knownFault(twig, { [file]: mistake })).toBeUndefined();
  },
);
