import { expect, test } from "vitest";
import type { SearchShards } from "../model/page.gen";
import { filesFor } from "./prefixes";
import { readRanking } from "./sample";
import { WordForms } from "./words";

const shards: SearchShards = {
  folder: "/w/",
  heads: ["l", "leaf", "leaf ", "leaf b"],
  headFiles: ["L", "LEAF", "LEAF_", "LEAF_B"],
  starts: ["a", "la", "leaf ba", "leaf c", "leafs", "lo", "themb"],
  startFiles: ["a", "la", "leaf-ba", "leaf-c", "leafs", "lo", "themb"],
  spellings: "",
  whole: "",
};
const forms = new WordForms(readRanking());

function files(...tokens: string[]): readonly string[] {
  return filesFor(tokens, shards, forms);
}

test("a beginning that too many have leads to the best of them", () => {
  expect(files("l")).toEqual(["L"]);
  expect(files("le")).toEqual(["LEAF"]);
  expect(files("leaf")).toEqual(["LEAF"]);
});

test("any other leads to the one shard that has all with it", () => {
  expect(files("b")).toEqual(["a"]);
  expect(files("lo")).toEqual(["lo"]);
  expect(files("loam")).toEqual(["lo"]);
  expect(files("zebra")).toEqual(["themb"]);
});

test("what comes before all keys leads nowhere", () => {
  expect(files("0")).toEqual([]);
});

test("a word that is followed by another is whole, and may be in too many names", () => {
  expect(files("leaf", "bark")).toEqual(["LEAF_", "a", "leaf-ba"]);
  expect(files("leaf", "b")).toEqual(["LEAF_", "a", "LEAF_B"]);
  expect(files("bark", "leaf")).toEqual(["a", "LEAF", "leaf-ba"]);
});

test("other forms of a word are looked for by what they have in common", () => {
  expect(files("leafs")).toEqual(["leafs", "LEAF_"]);
  expect(files("theming")).toEqual(["themb", "lo"]);
});

test("a long query asks for few files", () => {
  const letters = Array.from({ length: 40 }, (_, at) => String.fromCharCode(97 + (at % 26)));
  expect(files(...letters, ...letters.map((one) => `l${one}`)).length).toBeLessThanOrEqual(12);
});
