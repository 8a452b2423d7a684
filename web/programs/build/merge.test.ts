import { expect, test } from "vitest";
import { type Group, mergeGroups } from "./merge.ts";

function group(name: string, size: number, pages: string, imports: Group[] = []): Group {
  const sets = { pages: new Set(pages), imports: new Set(imports) };
  return { name, size, kind: "shared", modules: [name], ...sets };
}

function modules(groups: Group[]): string[] {
  return mergeGroups(groups).map((one) => one.modules.join("+"));
}

test.each([
  ["of the same pages are one", 90_000, "xy", 90_000, "xy", ["a+b"]],
  ["stay apart when too much would be loaded in vain", 50_000, "xy", 50_000, "yz", ["a", "b"]],
  ["of no common page stay apart", 1, "x", 1, "y", ["a", "b"]],
])("groups %s", (_, oneSize, one, otherSize, other, merged) =>
  expect(modules([group("a", oneSize, one), group("b", otherSize, other)])).toEqual(merged),
);

test("a small group joins the one that costs readers least, and no base", () => {
  const big = group("big", 50_000, "xyz");
  const groups = [big, group("small", 100, "xy"), group("far", 50_000, "w")];
  expect(modules(groups)).toEqual(["big+small", "far"]);
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
