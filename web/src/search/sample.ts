import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SearchRanking } from "../model/page.gen";

const rules = join(import.meta.dirname, "..", "..", "..", "tests", "search", "ranking.json");

/** The rules of the engine, for tests; a test of the engine keeps the file equal to them. */
export function readRanking(): SearchRanking {
  return JSON.parse(readFileSync(rules, "utf8")) as SearchRanking;
}

/** A product of which nothing is to be found. */
export const product = {
  words: [],
  status: "",
  weight: 0,
  pages: [],
  entries: [],
  errors: [],
  guides: null,
  members: null,
  icons: null,
  shards: null,
  texts: [],
  popular: [],
};
