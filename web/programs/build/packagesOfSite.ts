import path from "node:path";
import type { Plugin } from "vite";
import type { DemoManifest } from "./manifest.ts";

/** Packages that keep state for all that uses them: a page must have one copy, the site's. */
const shared = /^(?:react|react-dom|scheduler|@emotion\/[\w-]+)(?:\/|$)/;

/** Modules that the build makes; they join files of the site. */
const joining = /^\0(?:showfloor|sandbox):/;

/**
 * Resolves what comes from the packages of the site though a module of the engine imports it. Files
 * of the site, and packages, find theirs as in Node.
 *
 * @param web Absolute path of the frontend's folder.
 */
export function packagesOfSite(manifest: DemoManifest, web: string): Plugin {
  const folder = path.posix.join(web, "/");
  return {
    name: "showfloor:packages-of-site",
    enforce: "pre",
    resolveId: {
      filter: { id: /^[\w@][^:]*$/ },
      handler(id, importer) {
        if (importer === undefined || path.isAbsolute(id)) return null;
        const isSites = joining.test(importer) || (importer.startsWith(folder) && shared.test(id));
        if (!isSites) return null;
        // As if the folder of packages were a file: the resolver looks beside an importer that exists.
        return this.resolve(id, manifest.packages, { skipSelf: true });
      },
    },
  };
}
