import { expect, test } from "vitest";
import { Passages } from "./passages";
import { readRanking } from "./sample";
import { WordForms } from "./words";

function passages(): Passages {
  const rules = readRanking();
  const made = new Passages(rules, new WordForms(rules));
  made.add(1, "title", "Leaf");
  made.add(1, "asked", "green thing on a twig");
  made.add(1, "heading", "Autumn colors");
  made.add(2, "title", "Branch");
  made.add(2, "more", "green thing twig autumn");
  made.add(3, "description", "Where leaves are green.");
  made.add(4, "title", "Root");
  return made;
}

function scores(tokens: readonly string[], isCalled = false) {
  return new Map(passages().scores(tokens, isCalled));
}

function best(...tokens: string[]): number | undefined {
  return [...scores(tokens)].sort(([, one], [, other]) => other.score - one.score)[0]?.[0];
}

test("words of a query may be in different fields of a page", () => {
  expect([best("leaf", "autumn"), best("branch", "autumn"), best("leafs", "twig")]).toEqual([
    1, 2, 1,
  ]);
});

test("a field counts for what it says, and words that are together for more", () => {
  const found = scores(["green", "twig"]);
  expect(found.get(1)?.score).toBeGreaterThan(found.get(2)?.score ?? Infinity);
});

test("a word counts less in a field that has many", () => {
  const rules = readRanking();
  const made = new Passages(rules, new WordForms(rules));
  for (const heading of ["Bark", "Rings", "Sap", "Crown", "Twigs"]) made.add(1, "heading", heading);
  made.add(2, "heading", "Bark");
  made.add(3, "title", "Root");
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
  const rules = readRanking();
  const made = new Passages(rules, new WordForms(rules));
  made.add(1, "phrase", "A bough breaks whenever somebody climbs it.");
  made.add(1, "title", "Climbing");
  made.add(2, "phrase", "BoughShape");
  made.add(2, "title", "Shapes");
  made.add(3, "title", "Ladder");
  const found = (...tokens: string[]) =>
    [...made.scores(tokens, false)].map(([page, { score }]) => [page, score > 50]);
  expect(found("bough", "breaks", "whenever", "climbs")).toEqual([[1, true]]);
  expect(found("bough", "somebody", "breaks")).toEqual([]);
  expect(found("bough", "shape")).toEqual([[2, true]]);
  expect(found("bough")).toEqual([]);
});
