import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { parseJson } from "../shared/unknown.mjs";

/**
 * @typedef {object} Manifest The parts of a `package.json` that are facts for readers.
 * @property {string} name
 * @property {string} version
 * @property {string} [main]
 * @property {{ url?: string, directory?: string }} [repository]
 *
 * @typedef {object} Package An installed package.
 * @property {string} folder
 * @property {Manifest} manifest
 */

/** Tells which installed package a file belongs to; each is looked up once. */
export class Packages {
  /** @type {Map<string, Package | undefined>} */
  #byFolder = new Map();

  /**
   * @param {string} file
   * @returns {Package | undefined}
   */
  of(file) {
    return this.#at(dirname(file));
  }

  /**
   * @param {string} folder
   * @returns {Package | undefined}
   */
  #at(folder) {
    if (!this.#byFolder.has(folder)) this.#byFolder.set(folder, this.#find(folder));
    return this.#byFolder.get(folder);
  }

  /** @param {string} folder */
  #find(folder) {
    const own = readPackage(folder);
    // Folders inside a package may hold a manifest too, which only says where its files are.
    if (own?.manifest.version !== undefined) return own;
    const parent = dirname(folder);
    return parent === folder ? undefined : this.#at(parent);
  }
}

/**
 * @param {string} folder
 * @returns {Package | undefined}
 */
function readPackage(folder) {
  const file = join(folder, "package.json");
  if (!existsSync(file)) return undefined;
  return { folder, manifest: /** @type {Manifest} */ (parseJson(readFileSync(file, "utf8"))) };
}

/**
 * The part of a file's path that tells what it declares, without the folder of a module format:
 * `Button/Button` for `esm/Button/Button.d.ts`.
 *
 * @param {Package} owner
 * @param {string} file
 */
export function modulePath({ folder }, file) {
  const path = relative(folder, file).split(sep).join("/");
  return path.replace(/^(esm|modern|node)\//, "").replace(/(\.d)?\.[cm]?[jt]s$/, "");
}

/**
 * The address of what declares an entry, in the package's repository.
 *
 * @param {Package} owner
 * @param {string} file
 * @param {string} tag
 * @returns {string | null}
 */
export function sourceAddress(owner, file, tag) {
  const { repository } = owner.manifest;
  const address = repository?.url?.replace(/^git\+/, "").replace(/\.git$/, "");
  if (address === undefined) return null;
  const folder = dirname(modulePath(owner, file));
  const path = [repository?.directory, "src", folder === "." ? undefined : folder];
  return `${address}/tree/${tag}/${path.filter((part) => part !== undefined).join("/")}`;
}
