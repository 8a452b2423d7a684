import { expect, test } from "vitest";
import { groupHits } from "./groups";
import type { Hit } from "./rank";
import type { Kind } from "./symbols";

function hit(kind: Kind, name: string, href = `/${name}/`): Hit {
  const place = { parent: "", href };
  return {
    symbol: { kind, name, product: 0, places: [place], deprecated: false },
    place,
    score: 1,
    fieldScore: 1,
    loose: false,
  };
}

const hits = [hit("guide", "a"), hit("prop", "b"), hit("guide", "c"), hit("guide", "d")];

test("the kind of the best hit comes first", () => {
  const groups = groupHits(hits, { total: 9, perKind: 9 });
  expect(groups.map(({ kind, hits: of }) => [kind, of.length])).toEqual([
    ["guide", 3],
    ["prop", 1],
  ]);
});

test("there is room for so many of a kind, and so many in all", () => {
  expect(groupHits(hits, { total: 9, perKind: 2 })[0]?.hits).toHaveLength(2);
  expect(groupHits(hits, { total: 1, perKind: 2 }).flatMap((group) => group.hits)).toHaveLength(1);
});

test("sections stand below their page where it comes before them", () => {
  const [page, before] = [hit("guide", "oak"), hit("section", "Roots", "/elm/#roots")];
  const after = hit("section", "Bark", "/oak/#bark");
  const other = hit("section", "Leaves", "/ash/#leaves");
  const groups = groupHits([before, page, after, other, hit("guide", "elm")], {
    total: 9,
    perKind: 9,
  });
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
