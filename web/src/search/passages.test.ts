import { expect, test } from "vitest";
import { Passages } from "./passages";
import { readRanking } from "./sample";
import { WordForms } from "./words";

const rules = readRanking();

function passages(...added: Parameters<Passages["add"]>[]): Passages {
  const made = new Passages(rules, new WordForms(rules));
  for (const one of added) made.add(...one);
  return made;
}

const trees = passages(
  [1, "title", "Leaf"],
  [1, "asked", "green thing on a twig"],
  [1, "heading", "Autumn colors"],
  [2, "title", "Branch"],
  [2, "more", "green thing twig autumn"],
  [3, "description", "Where leaves are green."],
  [4, "title", "Root"],
);

function scores(tokens: readonly string[], isCalled = false) {
  return new Map(trees.scores(tokens, isCalled));
}

function best(...tokens: string[]): number | undefined {
  return [...scores(tokens)].sort(([, one], [, other]) => other.score - one.score)[0]?.[0];
}

test("words of a query may be in different fields of a page", () => {
  const found = [best("leaf", "autumn"), best("branch", "autumn"), best("leafs", "twig")];
  expect(found).toEqual([1, 2, 1]);
});

test("a field counts for what it says, and words that are together for more", () => {
  const found = scores(["green", "twig"]);
  expect(found.get(1)?.score).toBeGreaterThan(found.get(2)?.score ?? Infinity);
});

test("a word counts less in a field that has many", () => {
  const made = passages([2, "heading", "Bark"], [3, "title", "Root"]);
  for (const heading of ["Bark", "Rings", "Sap", "Crown", "Twigs"]) made.add(1, "heading", heading);
  const found = new Map(made.scores(["bark"], true));
  expect(found.get(2)?.score).toBeGreaterThan(found.get(1)?.score ?? Infinity);
});

test("a page that lacks words says so, and one with hardly any is not found", () => {
  const found = scores(["leaf", "branch"], true);
  expect([found.get(1)?.loose, found.has(4)]).toEqual([true, false]);
  expect(scores(["branch"]).get(2)?.loose).toBe(false);
});

test("a misspelled word is corrected, also among others", () => {
  expect(best("autunm")).toBe(1);
  expect(best("green", "thing", "autunm", "leaf")).toBe(1);
});

test("a page with little of a query is found where no name has all of it", () => {
  const query = ["green", "root"];
  expect(scores(query, true).has(3)).toBe(false);
  expect(scores(query, false).has(3)).toBe(true);
});

test("a phrase counts as a whole: for a query with most of it, and not for single words", () => {
  const made = passages(
    [1, "phrase", "A bough breaks whenever somebody climbs it."],
    [1, "title", "Climbing"],
    [2, "phrase", "BoughShape"],
    [2, "title", "Shapes"],
    [3, "title", "Ladder"],
  );
  const found = (...tokens: string[]) =>
    [...made.scores(tokens, false)].map(([page, { score }]) => [page, score > 50]);
  expect(found("bough", "breaks", "whenever", "climbs")).toEqual([[1, true]]);
  expect(found("bough", "somebody", "breaks")).toEqual([]);
  expect(found("bough", "shape")).toEqual([[2, true]]);
  expect(found("bough")).toEqual([]);
});
