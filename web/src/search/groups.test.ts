import { expect, test } from "vitest";
import { groupHits } from "./groups";
import type { Hit } from "./rank";
import type { Kind } from "./symbols";

function hit(kind: Kind, name: string): Hit {
  const place = { parent: "", href: `/${name}/` };
  return {
    symbol: { kind, name, product: 0, places: [place], deprecated: false },
    place,
    score: 1,
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
