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

test("a name is whole as far as the word that fits it least", () =>
  expect(tally([1, 4], [0.8, 4]).score(name)).toBe(900 + 100 + 10 * 0.8 * 0.5));

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
  const leaf = { kind: "guide", name: "Leaf", product: 1, deprecated: false } as const;
  const symbol: FoundSymbol = { ...leaf, places: [place], ...fields };
  const digits = { product: 10, page: 100, deprecated: 1000, low: 10_000 };
  const weights = { ...rules.weights, ...digits, neutral: 4, otherPart: -3 };
  return priorOf(symbol, { ...asking, ...by }, { ...rules, priors: { guide: 1 }, weights });
}

const page = "/oak/leaf/";
const places = [{ parent: "Leaf", href: "/oak/leaf/#vein" }];

test.each<[string, number, Partial<FoundSymbol>, Partial<QueryContext>?]>([
  ["of a known kind has the worth of that", 1, {}],
  ["of an unknown kind has none", 0, { kind: "hook" }],
  ["that is a part of an entry has less in another product", -3, { kind: "prop" }],
  ["that is no part of an entry has not", 0, { kind: "theme-key" }],
  ["that is a part has no less in the reader's product", 10, { kind: "prop", product: 0 }],
  ["that is a part has no less for a reader in none", 2, { kind: "prop" }, { product: -1 }],
  ["of a product that weighs most leads readers in none", 5, { product: 0 }, { product: -1 }],
  ["of a product that weighs half leads them less", 3, { product: 1 }, { product: -1 }],
  ["of a product that is not known leads them nowhere", 1, { product: 2 }, { product: -1 }],
  ["of the reader's product has more", 11, { product: 0 }],
  ["that is deprecated has its own weight", 1001, { deprecated: true }],
  ["that is seldom meant has its own weight", 10_001, { low: true }],
  ["that is seldom meant has none where it is asked for", 1, { low: true }, { low: true }],
  ["that is often meant has none", 1, { low: false }],
  ["that is the reader's page has more", 101, {}, { page }],
  ["that is a heading there has more", 100, { kind: "section", places }, { page }],
  ["that is anything else there has not", -3, { kind: "slot", places }, { page }],
  ["below the reader's page has not", 1, {}, { page: "/oak/" }],
  ["without a place is not on a page", 1, { places: [] }, { page }],
  ["without an address is on none", 1, { places: [{ parent: "", href: "" }] }, { page: "" }],
])("a symbol %s: %i", (_, expected, fields, by) => expect(worth(fields, by)).toBe(expected));
