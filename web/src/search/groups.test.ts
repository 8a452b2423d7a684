import { expect, test } from "vitest";
import { groupHits } from "./groups";
import type { Hit } from "./rank";
import type { Kind } from "./symbols";

function hit(kind: Kind, name: string, href = `/${name}/`): Hit {
  const place = { parent: "", href };
  const symbol = { kind, name, product: 0, places: [place], deprecated: false };
  return { symbol, place, score: 1, fieldScore: 1, loose: false };
}

test.each([
  [9, 9, "guide 3, prop 1"],
  [9, 2, "guide 2, prop 1"],
  [1, 2, "guide 1"],
])("the best kind comes first; for %i hits, %i of a kind, they are %s", (total, perKind, room) => {
  const hits = [hit("guide", "a"), hit("prop", "b"), hit("guide", "c"), hit("guide", "d")];
  const groups = groupHits(hits, { total, perKind });
  expect(groups.map((one) => `${one.kind} ${String(one.hits.length)}`).join(", ")).toBe(room);
});

test("sections stand below their page where it comes before them", () => {
  const [page, before] = [hit("guide", "oak"), hit("section", "Roots", "/elm/#roots")];
  const after = hit("section", "Bark", "/oak/#bark");
  const other = hit("section", "Leaves", "/ash/#leaves");
  const found = [before, page, after, other, hit("guide", "elm")];
  const groups = groupHits(found, { total: 9, perKind: 9 });
  expect(groups.map(({ kind, hits: of }) => [kind, of.map(({ symbol }) => symbol.name)])).toEqual([
    ["section", ["Roots", "Leaves"]],
    ["guide", ["oak", "elm"]],
  ]);
  expect([...(groups[1]?.sections ?? [])]).toEqual([[page, [after]]]);
});

test("a page has three sections below it, and they take of the room of all", () => {
  const sections = ["a", "b", "c", "d"].map((id) => hit("section", id, `/oak/#${id}`));
  const found = [hit("guide", "oak"), ...sections, hit("prop", "leaf")];
  const below = (total: number) => {
    const groups = groupHits(found, { total, perKind: 5 });
    return [groups.length, [...(groups[0]?.sections.values() ?? [])].flat().length];
  };
  expect(below(9)).toEqual([2, 3]);
  expect(below(3)).toEqual([1, 2]);
});
