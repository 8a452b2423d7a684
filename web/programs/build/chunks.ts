import { build, type Rolldown } from "vite";
import { clientConfig, islandEntries, type Site } from "./config.ts";
import { groupModules, providerComponents, providerEntries } from "./groups.ts";
import { type Group, mergeGroups } from "./merge.ts";

/**
 * Decides which modules share a chunk in the browser.
 *
 * A first build, which writes nothing, shows what is left of each module and which entries reach it. What
 * a family's provider reaches is the base of all its demos; the rest goes by the pages that use
 * it. Groups too small for a request of their own are joined where that costs readers least.
 *
 * @returns The name of a module's chunk; `null` leaves it with the one demo that uses it.
 */
export async function planChunks(site: Site): Promise<(id: string) => string | null> {
  const input = { ...islandEntries(site.manifest), ...providerEntries(site.manifest) };
  if (Object.keys(input).length === 0) return () => null;
  const config = clientConfig(site, { input, chunkOf: () => null, outDir: null });
  const plugins = [...(config.plugins ?? []), providerComponents];
  const { output } = (await build({ ...config, plugins })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === "chunk");
  return chunkNames(mergeGroups(groupModules(site.manifest, chunks)));
}

/** What follows `~` tells chunks of a kind apart and is no part of their file names. */
function chunkNames(groups: Group[]) {
  const names = new Map<string, string>();
  groups.forEach(({ kind, modules }, index) => {
    for (const id of modules) names.set(id, `${kind}~${index}`);
  });
  return (id: string) => names.get(id) ?? null;
}
