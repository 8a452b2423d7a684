import { existsSync, lstatSync, readdirSync, realpathSync } from "node:fs";
import path from "node:path";

/** The folders of a workspace that are linked as packages of a site, by the name of the package. */
export type LinkedPackages = ReadonlyMap<string, string>;

/** @param modules Absolute path of the packages of the site. */
export function linkedPackages(modules: string): LinkedPackages {
  if (!existsSync(modules)) return new Map();
  const names = readdirSync(modules).flatMap((name) =>
    name.startsWith("@")
      ? readdirSync(path.join(modules, name)).map((one) => `${name}/${one}`)
      : [name],
  );
  const links = names.filter((name) => lstatSync(path.join(modules, name)).isSymbolicLink());
  const folders = links.map((name) => [name, realpathSync(path.join(modules, name))] as const);
  // Some package managers link every package, within folders of packages.
  return new Map(
    folders
      .filter(([, folder]) => !folder.split(path.sep).includes("node_modules"))
      .map(([name, folder]) => [name, folder.replaceAll("\\", "/")]),
  );
}
