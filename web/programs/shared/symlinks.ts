import { lstatSync } from "node:fs";
import path from "node:path";

/**
 * Whether modules are called by the places of links instead of their real places, as they are where
 * the folder of packages is a link, or one of a workspace in it. Where each package is linked, as pnpm
 * does it, its dependencies are found beside its real place only.
 *
 * @param modules Absolute path of the packages of the site.
 */
export function preservesSymlinks(modules: string) {
  const react = lstatSync(path.join(modules, "react"), { throwIfNoEntry: false });
  return !react?.isSymbolicLink();
}
