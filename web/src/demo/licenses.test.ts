import { expect, test } from "vitest";
import type { Demo, DemoBlock } from "../model/page.gen";
import { firstUnlicensed, type PlacedDemo } from "./licenses";

function placed(name: string, ...packages: string[]): PlacedDemo {
  const dependencies = packages.map((one) => ({ name: one, version: "1.0.0" }));
  return [{ demo: name } as DemoBlock, { name, dependencies } as unknown as Demo];
}

const demos = [placed("Leaf", "oak"), placed("Twig", "oak", "oak-pro"), placed("Bark", "oak-pro")];

test("section 1: the first demo with a package without a key explains the notice", () => {
  const found = firstUnlicensed(demos, ["elm-pro", "oak-pro"]);
  expect(found?.block).toBe(demos[1]?.[0]);
  expect(found?.packages).toEqual(["oak-pro"]);
});

test("section 1: no demo explains a notice that none shows", () => {
  expect(firstUnlicensed(demos, [])).toBeUndefined();
  expect(firstUnlicensed(demos, ["elm-pro"])).toBeUndefined();
});
