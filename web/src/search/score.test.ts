import { expect, test } from "vitest";
import type { SearchRanking } from "../model/page.gen";
import { readRanking } from "./sample";
import { type QueryContext, Tally, priorOf } from "./score";
import type { FoundSymbol } from "./symbols";

const read = readRanking();

/** Rules with round numbers, so that a score shows what it consists of. */
const rules: SearchRanking = {
  ...read,
  weights: { ...read.weights, match: 1000, coverage: 100, whole: 10, missing: -1, inParts: 0.5 },
  qualities: { ...read.qualities, exact: 0.8 },
};

/** A name of eight letters. */
const name = { length: 8, weight: 1 };

/** What the words of a query are found to be, each with its quality and the letters that it covers. */
function tally(...matches: readonly (readonly [quality: number, length: number])[]): Tally {
  const made = new Tally(rules);
  for (const [quality, length] of matches) made.match({ quality, length });
  return made;
}

test("a name that a query has in parts is worth less than one that it has in a word", () => {
  expect(tally([1, 8]).score(name)).toBe(1000 + 100 + 10);
  expect(tally([1, 4], [1, 4]).score(name)).toBe(1000 + 100 + 10 * 0.5);
});

test("a name is whole as far as the word that fits it least", () => {
  expect(tally([1, 4], [0.8, 4]).score(name)).toBe(900 + 100 + 10 * 0.8 * 0.5);
});

test("a name of which letters are missing, or which is only alike, is not whole", () => {
  expect(tally([1, 7]).isWhole(name)).toBe(false);
  expect(tally([1, 7]).score(name)).toBe(1000 + 100 * (7 / 8));
  expect(tally([1, 4], [0.7, 4]).isWhole(name)).toBe(false);
  expect(tally([0.7, 8]).score(name)).toBe(700 + 100);
});

test("letters beyond the end of a name, as those of a plural, count no more", () => {
  expect(tally([1, 9]).isWhole(name)).toBe(true);
  expect(tally([1, 9]).score(name)).toBe(1000 + 100 + 10);
});

test("a name of less weight is worth less, and what is told beside it as much as before", () => {
  const half = { length: 8, weight: 0.5 };
  expect(tally([1, 8]).score(half)).toBe((1000 + 100 + 10) / 2);
  const told = tally([1, 8]);
  told.matchContext(0.4);
  expect(told.score(half)).toBe((1000 * (0.5 + 0.4)) / 2 + (100 + 10 * 0.5) / 2);
});

test("only a word that tells nothing is lacking", () => {
  const made = tally([1, 8]);
  made.matchContext(0.4);
  expect(made.missing).toBe(0);
  made.matchContext(0);
  expect(made.missing).toBe(1);
  expect(made.score(name)).toBe((1000 * (1 + 0.4)) / 3 + 100 + 10 * 0.5 - 1);
});

test("a tally that is cleared knows nothing of the name before", () => {
  const made = tally([0.5, 4], [0.5, 4]);
  made.matchContext(0);
  made.matchContext(0.4);
  made.clear();
  expect([made.missing, made.isWhole(name)]).toEqual([0, false]);
  made.match({ quality: 1, length: 8 });
  expect(made.score(name)).toBe(1000 + 100 + 10);
});

const asking: QueryContext = { product: 0, leadsTo: [1, 0.5], page: "", low: false };

/** What a symbol of another product is worth, in rules by which each reason adds another digit. */
function worth(fields: Partial<FoundSymbol>, by: Partial<QueryContext> = {}): number {
  const place = { parent: "", href: "/oak/leaf/" };
  const symbol: FoundSymbol = {
    kind: "guide",
    name: "Leaf",
    product: 1,
    places: [place],
    deprecated: false,
    ...fields,
  };
  const weights = {
    ...rules.weights,
    product: 10,
    page: 100,
    deprecated: 1000,
    low: 10_000,
    neutral: 4,
    otherPart: -3,
  };
  return priorOf(symbol, { ...asking, ...by }, { ...rules, priors: { guide: 1 }, weights });
}

test("a symbol is worth what its kind is worth, and nothing where that is not known", () => {
  expect(worth({})).toBe(1);
  expect(worth({ kind: "hook" })).toBe(0);
});

test("a part of an entry is worth less where it is of another product, but for readers of none", () => {
  expect(worth({ kind: "prop" })).toBe(-3);
  expect(worth({ kind: "theme-key" })).toBe(0);
  expect(worth({ kind: "prop", product: 0 })).toBe(10);
  expect(worth({ kind: "prop" }, { product: -1 })).toBe(2);
});

test("a reader who is in no product is led to each as much as it weighs", () => {
  expect(worth({ product: 0 }, { product: -1 })).toBe(5);
  expect(worth({ product: 1 }, { product: -1 })).toBe(3);
  expect(worth({ product: 2 }, { product: -1 })).toBe(1);
});

test("a symbol of the reader's product is worth more, and one that is deprecated has its own weight", () => {
  expect(worth({ product: 0 })).toBe(11);
  expect(worth({ deprecated: true })).toBe(1001);
});

test("a page that is seldom meant has its own weight unless the query asks for such pages", () => {
  expect(worth({ low: true })).toBe(10_001);
  expect(worth({ low: true }, { low: true })).toBe(1);
  expect(worth({ low: false })).toBe(1);
});

test("the page that the reader is on and its headings are worth more, and nothing else there", () => {
  const page = "/oak/leaf/";
  const heading = [{ parent: "Leaf", href: "/oak/leaf/#vein" }];
  expect(worth({}, { page })).toBe(101);
  expect(worth({ kind: "section", places: heading }, { page })).toBe(100);
  expect(worth({ kind: "slot", places: heading }, { page })).toBe(-3);
  expect(worth({}, { page: "/oak/" })).toBe(1);
  expect(worth({ places: [] }, { page })).toBe(1);
  expect(worth({ places: [{ parent: "", href: "" }] }, { page: "" })).toBe(1);
});
