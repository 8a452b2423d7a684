import path from "node:path";

/** @typedef {import("vite").Plugin} Plugin */

/**
 * Lets the demos of a site that lies outside the project find the documented packages: they are
 * the project's.
 *
 * @param {string} site Absolute path of the site's folder.
 * @param {string} web Absolute path of the frontend's folder.
 * @returns {Plugin}
 */
export function packagesOfSite(site, web) {
  const outside = path.relative(path.dirname(web), site).startsWith("..");
  return {
    name: "showfloor:packages-of-site",
    enforce: "pre",
    resolveId: {
      filter: { id: /^[\w@]/ },
      handler(id, importer) {
        if (!outside || !importer?.startsWith(site) || path.isAbsolute(id)) return null;
        return this.resolve(id, path.join(web, "package.json"), { skipSelf: true });
      },
    },
  };
}
