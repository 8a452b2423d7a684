import { expect, test } from "vitest";
import { type Group, mergeGroups } from "./merge.ts";

function group(name: string, size: number, pages: string, imports: Group[] = []): Group {
  return {
    name,
    size,
    kind: "shared",
    pages: new Set(pages),
    modules: [name],
    imports: new Set(imports),
  };
}

function modules(groups: Group[]): string[] {
  return mergeGroups(groups).map((one) => one.modules.join("+"));
}

test("groups of the same pages are one", () => {
  expect(modules([group("a", 90_000, "xy"), group("b", 90_000, "xy")])).toEqual(["a+b"]);
});

test("a small group joins the one that costs readers least", () => {
  const groups = [
    group("big", 50_000, "xyz"),
    group("small", 100, "xy"),
    group("far", 50_000, "w"),
  ];
  expect(modules(groups)).toEqual(["big+small", "far"]);
});

test("groups stay apart when too much would be loaded in vain", () => {
  expect(modules([group("a", 50_000, "xy"), group("b", 50_000, "yz")])).toEqual(["a", "b"]);
});

test("groups of no common page stay apart", () => {
  expect(modules([group("a", 1, "x"), group("b", 1, "y")])).toEqual(["a", "b"]);
});

test("bases are not mixed with what only some pages share", () => {
  const base: Group = { ...group("base", 1000, "xy"), kind: "base" };
  expect(modules([base, group("a", 100, "xy")])).toEqual(["base", "a"]);
});

test("no two groups come to import each other", () => {
  const low = group("low", 100, "xyz");
  const middle = group("middle", 90_000, "xy", [low]);
  const high = group("high", 100, "xy", [middle, low]);
  const merged = mergeGroups([low, middle, high]);
  for (const one of merged) {
    for (const imported of one.imports) expect(imported.imports.has(one)).toBe(false);
  }
});

test("groups stay apart when what one imports would be loaded in vain", () => {
  const heavy: Group = { ...group("heavy", 90_000, "yz"), kind: "base" };
  const field = group("field", 100, "yz", [heavy]);
  const icon = group("icon", 100, "xy");
  expect(modules([heavy, field, icon])).toEqual(["heavy", "field", "icon"]);
});
