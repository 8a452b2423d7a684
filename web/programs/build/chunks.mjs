import { build } from "vite";
import { clientConfig, islandEntries } from "./config.mjs";
import { groupModules, providerEntries } from "./groups.mjs";
import { mergeGroups } from "./merge.mjs";

/** @typedef {import("./config.mjs").Site} Site */
/** @typedef {import("./merge.mjs").Group} Group */
/** @typedef {import("vite").Rolldown.RolldownOutput} RolldownOutput */

/**
 * Decides which modules share a chunk in the browser.
 *
 * A first build, which writes nothing, shows what is left of each module and which entries reach it. What
 * a family's provider reaches is the base of all its demos; the rest goes by the pages that use
 * it. Groups too small for a request of their own are joined where that costs readers least.
 *
 * @param {Site} site
 * @returns {Promise<(id: string) => string | null>} The name of a module's chunk; `null` leaves it
 *   with the one demo that uses it.
 */
export async function planChunks(site) {
  const input = { ...islandEntries(site.manifest), ...providerEntries(site.manifest) };
  if (Object.keys(input).length === 0) return () => null;
  const { output } = /** @type {RolldownOutput} */ (
    await build(clientConfig(site, { input, chunkOf: () => null, outDir: null }))
  );
  const chunks = output.filter((file) => file.type === "chunk");
  return chunkNames(mergeGroups(groupModules(site.manifest, chunks)));
}

/**
 * What follows `~` tells chunks of a kind apart and is no part of their file names.
 *
 * @param {Group[]} groups
 */
function chunkNames(groups) {
  /** @type {Map<string, string>} */
  const names = new Map();
  groups.forEach(({ kind, modules }, index) => {
    for (const id of modules) names.set(id, `${kind}~${index}`);
  });
  return (/** @type {string} */ id) => names.get(id) ?? null;
}
