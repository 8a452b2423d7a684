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

function best(...tokens: string[]): number | undefined {
  const scores = [...passages().scores(tokens, true)];
  return scores.sort(([, one], [, other]) => other.score - one.score)[0]?.[0];
}

test("words of a query may be in different fields of a page", () => {
  expect([best("leaf", "autumn"), best("branch", "autumn"), best("leafs", "twig")]).toEqual([
    1, 2, 1,
  ]);
});

test("a field counts for what it says, and words that are together for more", () => {
  const scores = passages().scores(["green", "twig"], true);
  expect(scores.get(1)?.score).toBeGreaterThan(scores.get(2)?.score ?? Infinity);
});

test("a page that lacks words says so, and one with hardly any is not found", () => {
  const scores = passages().scores(["leaf", "branch"], true);
  expect([scores.get(1)?.loose, scores.has(4)]).toEqual([true, false]);
  expect(passages().scores(["branch"], true).get(2)?.loose).toBe(false);
});

test("words are corrected only where that is asked for", () => {
  expect(best("autunm")).toBe(1);
  expect(passages().scores(["autunm"], false).size).toBe(0);
});
