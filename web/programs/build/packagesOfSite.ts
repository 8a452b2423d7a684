import { createRequire } from "node:module";
import path from "node:path";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
/** A package's file; the fonts that the build has made are elsewhere, and the bundler knows where. */
const packageUrl = /url\((['"]?)(@(?!fonts\/)[^'")]+)\1\)/g;

/**
 * Lets a site that lies outside the project find the documented packages: they are the project's.
 *
 * @param site Absolute path of the site's folder.
 * @param web Absolute path of the frontend's folder.
 */
export function packagesOfSite(site: string, web: string): Plugin[] {
  if (!path.relative(path.dirname(web), site).startsWith("..")) return [];
  return [
    {
      name: "showfloor:packages-of-scripts",
      enforce: "pre",
      resolveId: {
        filter: { id: /^[\w@]/ },
        handler(id, importer) {
          if (importer?.startsWith(site) !== true || path.isAbsolute(id)) return null;
          return this.resolve(id, path.join(web, "package.json"), { skipSelf: true });
        },
      },
    },
    {
      name: "showfloor:packages-of-styles",
      enforce: "pre",
      transform: {
        filter: { id: /\.css$/ },
        handler: (code, id) => (id.startsWith(site) ? code.replace(packageUrl, resolveUrl) : null),
      },
    },
  ];
}

function resolveUrl(_match: string, quote: string, id: string) {
  return `url(${quote}${require.resolve(id)}${quote})`;
}
