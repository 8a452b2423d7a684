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

test.each([
  ["a beginning that too many have leads to the best of them", "l", "L"],
  ["a beginning that too many have leads to the best of them", "le", "LEAF"],
  ["a beginning that too many have leads to the best of them", "leaf", "LEAF"],
  ["any other leads to the one shard that has all with it", "b", "a"],
  ["any other leads to the one shard that has all with it", "lo", "lo"],
  ["any other leads to the one shard that has all with it", "loam", "lo"],
  ["any other leads to the one shard that has all with it", "zebra", "themb"],
  ["a word before another is whole, and may be in too many names", "leaf bark", "LEAF_ a leaf-ba"],
  ["a word before another is whole, and may be in too many names", "leaf b", "LEAF_ a LEAF_B"],
  ["a word before another is whole, and may be in too many names", "bark leaf", "a LEAF leaf-ba"],
  ["other forms are looked for by what they have in common", "leafs", "leafs LEAF_"],
  ["other forms are looked for by what they have in common", "theming", "themb lo"],
])("%s: %s", (_, query, files) =>
  expect(filesFor(query.split(" "), shards, forms)).toEqual(files.split(" ")),
);

test("what comes before all keys leads nowhere, and a long query asks for few files", () => {
  expect(filesFor(["0"], shards, forms)).toEqual([]);
  const letters = Array.from({ length: 40 }, (_, at) => String.fromCharCode(97 + (at % 26)));
  const long = [...letters, ...letters.map((one) => `l${one}`)];
  expect(filesFor(long, shards, forms).length).toBeLessThanOrEqual(12);
});
