import { expect, test } from "vitest";
import { exactMatches } from "./exactMatches";
import type { Hit } from "./rank";
import type { Kind } from "./symbols";

function hit(name: string, kind: Kind = "guide", loose = false): Hit {
  const place = { parent: "", href: `/${name}/` };
  const symbol = { kind, name, product: 0, places: [place], deprecated: false };
  return { symbol, place, score: 1, fieldScore: 1, loose };
}

const named = (hits: readonly Hit[], query: string) =>
  exactMatches(hits, query).map(({ symbol }) => `${symbol.kind} ${symbol.name}`);

test("what is called so is certain up to the first that is not, written as one word or as two", () => {
  const hits = [hit("Text Field"), hit("Text field"), hit("Text fields"), hit("TextField")];
  expect(named(hits, "textfield")).toEqual(["guide Text Field", "guide Text field"]);
  expect(named(hits, "text-field")).toEqual(["guide Text Field", "guide Text field"]);
});

test("only the kind of the best is certain: others of it may still come between", () => {
  const hits = [hit("Card", "component"), hit("Card"), hit("Card", "component")];
  expect(named(hits, "card")).toEqual(["component Card", "component Card"]);
});

test("nothing is certain of what is called otherwise, or lacks a word", () => {
  expect(named([hit("Cards")], "card")).toEqual([]);
  expect(named([hit("Card", "guide", true)], "card")).toEqual([]);
  expect(named([], "card")).toEqual([]);
});
