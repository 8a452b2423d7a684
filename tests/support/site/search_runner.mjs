/**
 * Answers queries with the browser's own ranking: reads
 * `{"root", "queries": [[text, product, page]], "shown"}` from standard input, where `root` holds the files
 * of a symbol index, and writes the addresses that each query finds; with `shown`, those of the
 * dialog's rows in their order. Of an index with large products each query is asked by a reader who
 * has asked nothing before.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { runnerImport } from "vite";
import { parseJson } from "../../../web/programs/shared/unknown.mjs";

const source = join(import.meta.dirname, "../../..", "web", "src", "search");

/**
 * @typedef {import("../../../web/src/model/page.gen.ts").SearchIndex} SearchIndex
 * @typedef {import("../../../web/src/model/page.gen.ts").SearchGuides} SearchGuides
 * @typedef {import("../../../web/src/model/page.gen.ts").SearchMembers} SearchMembers
 * @typedef {import("../../../web/src/model/page.gen.ts").SearchIcons} SearchIcons
 * @typedef {import("../../../web/src/search/rank.ts").Hit} Hit
 * @typedef {typeof import("../../../web/src/search/engine.client.ts")} Engines
 * @typedef {typeof import("../../../web/src/search/rank.ts")} Rank
 * @typedef {typeof import("../../../web/src/search/symbols.ts")} Symbols
 * @typedef {typeof import("../../../web/src/search/groups.ts")} Groups
 * @typedef {{ root: string, queries: [query: string, product: string | null, page: string][], shown: boolean }} Request
 */

/** @param {string} name */
const load = async (name) => {
  /** @type {{ module: unknown }} */
  const imported = await runnerImport(join(source, name));
  return imported.module;
};

const { root, queries, shown } = /** @type {Request} */ (parseJson(await text(process.stdin)));
/** @param {string} path */
const read = (path) => parseJson(readFileSync(join(root, path), "utf8"));
const { Ranking } = /** @type {Rank} */ (await load("rank.ts"));
const { symbolsOf, sectionsOf, membersOf, iconsOf } = /** @type {Symbols} */ (
  await load("symbols.ts")
);
const { groupHits, limitsFor, dialogLimits } = /** @type {Groups} */ (await load("groups.ts"));

const index = /** @type {SearchIndex} */ (read("/_search/index.json"));

/** @param {readonly Hit[]} hits */
const addressesOf = (hits) => {
  const groups = groupHits(hits, limitsFor(hits, dialogLimits));
  const listed = shown ? groups.flatMap((group) => group.hits) : hits;
  return listed.map(({ place }) => place.href);
};

/** @type {() => Promise<string[][]>} */
const askByWords = async () => {
  /** @param {string} path */
  const answer = (path) => Promise.resolve({ ok: true, json: () => Promise.resolve(read(path)) });
  Object.assign(globalThis, { fetch: answer });
  const { Engine } = /** @type {Engines} */ (await load("engine.client.ts"));
  const found = [];
  for (const [query, product, page] of queries) {
    const engine = await Engine.start(product ?? "?", page);
    await engine.complete(() => undefined);
    await engine.need(query);
    found.push(addressesOf(engine.find(query, -1).hits));
  }
  return found;
};

/** @type {() => string[][]} */
const askWhole = () => {
  const ranking = new Ranking(index);
  ranking.add(symbolsOf(index));
  for (const [number, { guides }] of index.products.entries()) {
    if (guides === null) continue;
    ranking.add(sectionsOf(index, number, /** @type {SearchGuides} */ (read(guides))));
  }
  for (const [number, { members }] of index.products.entries()) {
    if (members === null) continue;
    ranking.add(membersOf(index, number, /** @type {SearchMembers} */ (read(members))));
  }
  for (const [number, { icons }] of index.products.entries()) {
    if (icons === null) continue;
    ranking.add(iconsOf(index, number, /** @type {SearchIcons} */ (read(icons))));
  }
  const ids = index.products.map(({ id }) => id);
  return queries.map(([query, product, page]) =>
    addressesOf(ranking.find({ text: query, product: ids.indexOf(product ?? "?"), page }).hits),
  );
};

const isLarge = index.products.some(({ shards }) => shards !== null);
process.stdout.write(JSON.stringify(isLarge ? await askByWords() : askWhole()));
