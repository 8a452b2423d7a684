import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
const source = join("/work/w/search/web/src/search");
const load = async (n) => (await runnerImport(join(source, n))).module;
const { Ranking } = await load("rank.ts");
const { symbolsOf, sectionsOf, membersOf, iconsOf } = await load("symbols.ts");
const { groupHits, roomFor, dialogRoom } = await load("groups.ts");
const root = process.argv[2];
const read = (p) => JSON.parse(readFileSync(join(root, p), "utf8"));
const rows = readFileSync("/work/w/search/tests/search/queries.tsv", "utf8").trim().split("\n").slice(1).map((l, i) => { const [q, p, w, k] = l.split("\t"); return { q, p, w: w.split(" | "), k, held: i % 4 === 3 }; });
const base = read("/_search/index.json");
const build = (mod) => {
  const index = structuredClone(base); mod(index.ranking);
  const r = new Ranking(index); r.add(symbolsOf(index));
  for (const [n, { guides }] of index.products.entries()) if (guides) r.add(sectionsOf(index, n, read(guides)));
  for (const [n, { members }] of index.products.entries()) if (members) r.add(membersOf(index, n, read(members)));
  for (const [n, { icons }] of index.products.entries()) if (icons) r.add(iconsOf(index, n, read(icons)));
  return [index, r];
};
const evalIt = (mod, miss, heldToo) => {
  const [index, r] = build(mod); const ids = index.products.map(({ id }) => id);
  let n = 0, f = 0, t = 0, m = 0, hn = 0, hf=0, ht = 0, hm=0; const misses = [];
  for (const { q, p, w, held, k } of rows) {
    if (held && !heldToo) continue;
    const { hits } = r.find({ text: q, product: ids.indexOf(p || "?") });
    const list = groupHits(hits, roomFor(hits, dialogRoom)).flatMap((g) => g.hits);
    const at = list.findIndex(({ place }) => w.includes(place.href.split(/[#?]/)[0])) + 1;
    if (held) { hn++; if (at === 1) hf++; if (at && at <= 3) ht++; if (at) hm += 1 / at; continue; }
    n++; if (at === 1) f++; if (at && at <= 3) t++; else misses.push(`${q} [${p}] want ${w} at ${at}: ${list.slice(0, 3).map((h) => `${h.place.href}(${h.score.toFixed(0)})`).join(" ")}${at ? ` ... ${list[at-1].score.toFixed(0)}`:""}`);
    if (at) m += 1 / at;
  }
  return { line: `${(f / n).toFixed(3)} ${(t / n).toFixed(3)} ${(m / n).toFixed(3)}` + (hn ? ` held ${(hf/hn).toFixed(3)} ${(ht / hn).toFixed(3)} ${(hm/hn).toFixed(3)}` : ""), misses };
};
const changes = process.argv.slice(3).filter((a) => !a.startsWith("--"));
const heldToo = process.argv.includes("--held");
const list = changes.length ? changes : [""];
for (const c of list) {
  const mod = new Function("r", c);
  const { line, misses } = evalIt(mod, false, heldToo);
  console.log(line, c);
  if (process.argv.includes("--miss")) console.log(misses.join("\n"));
}
