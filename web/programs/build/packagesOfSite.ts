import { existsSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import type { DemoManifest } from "./manifest.ts";

/** Packages that keep state for all that uses them: a page must have one copy, the site's. */
const shared = /^(?:react|react-dom|scheduler|@emotion\/[\w-]+)(?:\/|$)/;

/** What a library has in a folder of its own, to develop it: with two of them no hook works. */
const single = /^react(?:-dom)?(?:\/|$)/;

/** Modules that the build makes; they join files of the site. */
const joining = /^\0(?:showfloor|sandbox):/;

/**
 * Resolves what comes from the packages of the site though a module of the engine, or a library with a
 * React of its own, imports it. Files of the site, and packages, find theirs as in Node.
 *
 * @param web Absolute path of the frontend's folder.
 */
export function packagesOfSite(manifest: DemoManifest, web: string): Plugin {
  const folder = path.posix.join(web, "/");
  const hasOtherReact = otherReact(manifest.packages);
  return {
    name: "showfloor:packages-of-site",
    enforce: "pre",
    resolveId: {
      filter: { id: /^[\w@][^:]*$/ },
      handler(id, importer) {
        if (importer === undefined || path.isAbsolute(id)) return null;
        const isSites =
          joining.test(importer) ||
          (importer.startsWith(folder)
            ? shared.test(id)
            : single.test(id) &&
              path.isAbsolute(importer) &&
              hasOtherReact(path.dirname(importer)));
        if (!isSites) return null;
        // As if the folder of packages were a file: the resolver looks beside an importer that exists.
        return this.resolve(id, manifest.packages, { skipSelf: true });
      },
    },
  };
}

/** Returns whether Node, from a folder, finds another React than that of the site's packages. */
function otherReact(packages: string): (folder: string) => boolean {
  const known = new Map<string, boolean>();
  const isOther = (folder: string): boolean => {
    const found = known.get(folder);
    if (found !== undefined) return found;
    const own = path.join(folder, "node_modules");
    const above = path.dirname(folder);
    const other = existsSync(path.join(own, "react"))
      ? path.relative(own, packages) !== ""
      : above !== folder && isOther(above);
    known.set(folder, other);
    return other;
  };
  return isOther;
}
