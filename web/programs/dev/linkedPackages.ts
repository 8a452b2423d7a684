import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import type { DemoManifest } from "../build/manifest.ts";
import type { LinkedPackages } from "../shared/linkedPackages.ts";

/** The folders of packages that Node looks through from a folder upward, and where each really is. */
export function packageFolders(folder: string): string[] {
  const own = path.join(folder, "node_modules");
  const parent = path.dirname(folder);
  const above = parent === folder ? [] : packageFolders(parent);
  return existsSync(own) ? [own, realpathSync(own), ...above] : above;
}

/** Whether something that is imported comes from one of the packages. */
export function isFromLinked(linked: LinkedPackages, specifier: string) {
  return [...linked.keys()].some((name) => specifier === name || specifier.startsWith(`${name}/`));
}

/**
 * Serves modules of linked packages from where they are edited: what lies in a folder of packages
 * would be kept by browsers for good. What they import, they find among the packages of the site.
 */
export function servedFromSource(manifest: DemoManifest, linked: LinkedPackages): Plugin {
  const folders = [...linked.values()];
  return {
    name: "showfloor:linked-packages",
    enforce: "pre",
    resolveId: {
      filter: { id: /^[\w@][^:]*$/ },
      async handler(id, importer) {
        const isImportedByOne = folders.some((folder) => importer?.startsWith(`${folder}/`));
        const isOfOne = isFromLinked(linked, id);
        if (!isImportedByOne && !isOfOne) return null;
        const from = isImportedByOne ? manifest.packages : importer;
        const resolved = await this.resolve(id, from, { skipSelf: true });
        if (resolved === null || !isOfOne) return resolved;
        return realpathSync(resolved.id.split("?")[0] ?? resolved.id);
      },
    },
  };
}
