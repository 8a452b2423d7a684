import type {
  SearchGuides,
  SearchIcons,
  SearchIndex,
  SearchMembers,
} from "../../src/model/page.gen";
import { Engine } from "../../src/search/engine.client";
import { dialogLimits, groupHits, limitsFor } from "../../src/search/groups";
import { indexPath } from "../../src/search/indexPath";
import { type Hit, Ranking } from "../../src/search/rank";
import { iconsOf, membersOf, sectionsOf, symbolsOf } from "../../src/search/symbols";

/** Asks what readers find. */
export interface SearchRequest {
  /** The files of a symbol index, by site path. */
  readonly files: Readonly<Record<string, unknown>>;
  readonly queries: readonly Query[];
  /** Whether addresses are wanted in the order of the dialog's rows, which are grouped by kind. */
  readonly grouped: boolean;
}

interface Query {
  readonly text: string;
  /** Id of the reader's product. */
  readonly product: string | null;
  /** Route of the page that the reader is on; empty for none. */
  readonly page: string;
}

/** The addresses that each query finds, the best first. */
export async function findAddresses(request: SearchRequest): Promise<string[][]> {
  const { files, queries, grouped } = request;
  const index = files[indexPath] as SearchIndex;
  const isLarge = index.products.some(({ shards }) => shards !== null);
  const found = isLarge ? await findInShards(files, queries) : findInAll(index, files, queries);
  return found.map((hits) => (grouped ? inGroups(hits) : hits).map(({ place }) => place.href));
}

function inGroups(hits: readonly Hit[]): readonly Hit[] {
  return groupHits(hits, limitsFor(hits, dialogLimits)).flatMap((group) => group.hits);
}

/** A large index is asked by a reader who has asked nothing before: what was loaded is found, too. */
async function findInShards(
  files: SearchRequest["files"],
  queries: readonly Query[],
): Promise<(readonly Hit[])[]> {
  const fetch = (path: string) =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(files[path]) });
  Object.assign(globalThis, { fetch });
  const found = [];
  for (const { text, product, page } of queries) {
    const engine = await Engine.start(product ?? "", page);
    await engine.complete(() => undefined);
    await engine.need(text);
    found.push(engine.find(text, -1).hits);
  }
  return found;
}

function findInAll(
  index: SearchIndex,
  files: SearchRequest["files"],
  queries: readonly Query[],
): (readonly Hit[])[] {
  const ranking = new Ranking(index);
  ranking.add(symbolsOf(index));
  for (const [number, { guides, members, icons }] of index.products.entries()) {
    if (guides !== null) {
      ranking.add(sectionsOf(index, number, files[guides] as SearchGuides));
    }
    if (members !== null) {
      ranking.add(membersOf(index, number, files[members] as SearchMembers));
    }
    if (icons !== null) {
      ranking.add(iconsOf(index, number, files[icons] as SearchIcons));
    }
  }
  const ids = index.products.map(({ id }) => id);
  return queries.map(
    ({ text, product, page }) =>
      ranking.find({ text, product: product === null ? -1 : ids.indexOf(product), page }).hits,
  );
}
