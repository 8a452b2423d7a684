/**
 * Answers queries with the browser's own ranking: reads `{"root", "queries": [[text, product]]}`
 * from standard input, where `root` holds the files of a symbol index, and writes the addresses
 * that each query finds.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { runnerImport } from "vite";

const source = join(import.meta.dirname, "..", "web", "src", "search");
const load = async (name) => (await runnerImport(join(source, name))).module;

const { root, queries } = JSON.parse(await text(process.stdin));
const read = (path) => JSON.parse(readFileSync(join(root, path), "utf8"));
const { Ranking } = await load("rank.ts");
const { symbolsOf, sectionsOf, membersOf, iconsOf } = await load("symbols.ts");

const index = read("/_search/index.json");
const ranking = new Ranking(index);
ranking.add(symbolsOf(index));
for (const [number, { guides }] of index.products.entries()) {
  if (guides !== null) ranking.add(sectionsOf(index, number, read(guides)));
}
for (const [number, { members }] of index.products.entries()) {
  if (members !== null) ranking.add(membersOf(index, number, read(members)));
}
for (const [number, { icons }] of index.products.entries()) {
  if (icons !== null) ranking.add(iconsOf(index, number, read(icons)));
}
const ids = index.products.map(({ id }) => id);
const answers = queries.map(([query, product]) => {
  const { hits } = ranking.find({ text: query, product: ids.indexOf(product ?? "?") });
  return hits.map(({ place }) => place.href);
});
process.stdout.write(JSON.stringify(answers));
