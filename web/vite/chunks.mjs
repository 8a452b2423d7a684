import path from "node:path";
import { build } from "vite";
import { clientConfig, islandEntries } from "./config.mjs";
import { mergeGroups } from "./merge.mjs";

/** @typedef {import("./config.mjs").Site} Site */
/** @typedef {import("./manifest.mjs").DemoManifest} DemoManifest */
/** @typedef {import("./merge.mjs").Group} Group */
/** @typedef {import("vite").Rolldown.RolldownOutput} RolldownOutput */
/** @typedef {import("vite").Rolldown.OutputChunk} Chunk */

/** What every live page needs, whatever it shows; its own chunk, as it changes least. */
const foundation = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|^\0rolldown\/runtime/;

const PROVIDER = "provider:";

/**
 * Decides which modules share a chunk in the browser.
 *
 * A first build, which writes nothing, shows what is left of each module and who reaches it. What
 * a family's provider reaches is the base of all its demos; the rest goes by the pages that use
 * it. Groups too small for a request of their own are joined where that costs readers least.
 *
 * @param {Site} site
 * @returns {Promise<(id: string) => string | null>} The name of a module's chunk; `null` leaves it
 *   with the one demo that uses it.
 */
export async function planChunks(site) {
  const { manifest } = site;
  const providers = Object.entries(manifest.families).map(([family, { provider }]) => [
    PROVIDER + family,
    provider,
  ]);
  const input = { ...islandEntries(manifest), ...Object.fromEntries(providers) };
  if (Object.keys(input).length === 0) return () => null;
  const { output } = /** @type {RolldownOutput} */ (
    await build(clientConfig(site, { input, chunkOf: () => null, outDir: null }))
  );
  const chunks = output.filter((file) => file.type === "chunk");
  return chunkNames(mergeGroups(groupChunks(chunks, pagesOfFamilies(manifest))));
}

/**
 * @param {Chunk[]} chunks Of the first build.
 * @param {Map<string, string[]>} pagesOf The pages of each family.
 * @returns {Group[]}
 */
function groupChunks(chunks, pagesOf) {
  const reachedBy = entriesByChunk(chunks);
  /** @type {Map<string, Group>} */
  const groups = new Map();
  for (const chunk of chunks) {
    for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
      const group = groupOf(id, reachedBy.get(chunk.fileName) ?? [], pagesOf);
      if (group === null) continue;
      const known = groups.get(group.name) ?? group;
      known.modules.push(id);
      known.size += renderedLength;
      groups.set(group.name, known);
    }
  }
  linkGroups([...groups.values()], chunks);
  return [...groups.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * @param {string} id
 * @param {string[]} entries That reach the module.
 * @param {Map<string, string[]>} pagesOf
 * @returns {Group | null}
 */
function groupOf(id, entries, pagesOf) {
  if (foundation.test(id)) return newGroup("react", "react", [...pagesOf.values()].flat());
  const families = entries.filter((name) => name.startsWith(PROVIDER)).map(withoutPrefix);
  if (families.length > 0) {
    return newGroup(
      `base ${families.join(" ")}`,
      "base",
      families.flatMap((f) => pagesOf.get(f) ?? []),
    );
  }
  if (entries.length < 2) return null;
  const pages = [...new Set(entries.map(pageOf))].sort();
  return newGroup(`shared ${pages.join(" ")}`, "shared", pages);
}

/**
 * @param {string} name
 * @param {Group["kind"]} kind
 * @param {string[]} pages
 * @returns {Group}
 */
function newGroup(name, kind, pages) {
  return { name, kind, pages: new Set(pages), modules: [], size: 0, imports: new Set() };
}

/**
 * Notes which groups import which, from what their chunks import.
 *
 * @param {Group[]} groups
 * @param {Chunk[]} chunks
 */
function linkGroups(groups, chunks) {
  const groupOfModule = new Map(groups.flatMap((group) => group.modules.map((id) => [id, group])));
  const groupsOfChunk = new Map(
    chunks.map(({ fileName, modules }) => [
      fileName,
      new Set(Object.keys(modules).flatMap((id) => groupOfModule.get(id) ?? [])),
    ]),
  );
  for (const { fileName, imports } of chunks) {
    for (const from of groupsOfChunk.get(fileName) ?? []) {
      for (const to of imports.flatMap((name) => [...(groupsOfChunk.get(name) ?? [])])) {
        if (to !== from) from.imports.add(to);
      }
    }
  }
}

/**
 * The entries that reach each chunk, by the chunk's file name.
 *
 * @param {Chunk[]} chunks
 */
function entriesByChunk(chunks) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  /** @type {Map<string, string[]>} */
  const reachedBy = new Map();
  for (const entry of chunks.filter((chunk) => chunk.isEntry)) {
    const found = new Set([entry]);
    for (const chunk of found) {
      reachedBy.set(chunk.fileName, [...(reachedBy.get(chunk.fileName) ?? []), entry.name]);
      for (const name of chunk.imports) {
        const imported = byName.get(name);
        if (imported !== undefined) found.add(imported);
      }
    }
  }
  for (const entries of reachedBy.values()) entries.sort();
  return reachedBy;
}

/** @param {DemoManifest} manifest */
function pagesOfFamilies({ modules, families }) {
  return new Map(
    Object.keys(families).map((id) => {
      const own = Object.keys(modules).filter((key) => modules[key]?.family === id);
      return [id, [...new Set(own.map(pageOfKey))].sort()];
    }),
  );
}

/** @param {string} name Of an entry. */
function withoutPrefix(name) {
  return name.slice(PROVIDER.length);
}

/**
 * The page of an entry's name, `<file>~<key with dots>`.
 *
 * @param {string} name
 */
function pageOf(name) {
  return pageOfKey(name.slice(name.indexOf("~") + 1).replaceAll(".", "/"));
}

/**
 * The folder of a demo's page. Stylings of one demo count as pages of their own: a reader sees one.
 *
 * @param {string} key
 */
function pageOfKey(key) {
  return path.posix.dirname(key);
}

/** @param {Group[]} groups */
function chunkNames(groups) {
  /** @type {Map<string, string>} */
  const names = new Map();
  groups.forEach(({ kind, modules }, index) => {
    for (const id of modules) names.set(id, `${kind}~${index}`);
  });
  return (/** @type {string} */ id) => names.get(id) ?? null;
}
