import { registerHooks } from "node:module";

const folders = new Set<string>();

/**
 * Has Node import again what was bundled again. Node keeps each module by its address for as long as
 * it runs, and bundles of one name follow each other in one folder: the React of an earlier bundle
 * beside the package of a later one fails at its first hook. The query of what is imported is the
 * version of its bundle; what that imports of the same folder gets it too.
 *
 * @param folder Address of a folder, with a slash at its end.
 */
export function importByVersion(folder: string) {
  // Each server of a site asks again.
  if (folders.has(folder)) return;
  folders.add(folder);
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      const { parentURL } = context;
      if (!parentURL?.startsWith(folder) || !resolved.url.startsWith(folder)) return resolved;
      const { href } = new URL(new URL(parentURL).search, resolved.url);
      return { ...resolved, url: href };
    },
  });
}
