import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parseJson } from "../shared/unknown.mjs";

/**
 * @typedef {object} Work Made by others, as far as it is in what readers are sent.
 * @property {string} name
 * @property {string} version
 * @property {string | null} license As its package declares it.
 * @property {string[]} texts Of its license, and of the licenses of works inside of the package.
 * @property {boolean} changed Whether readers are sent another form of it than the package has.
 */

/** @typedef {Work & { bundles: string[] }} BundledLicense With the names of the builds that have it. */

const licenseFile = /^(?:licen[cs]e|copying|notice)(?:[.-](?!.*[jt]sx?$)[\w.-]+)?$/i;

/** The works in several builds, each version once. */
export class Licenses {
  /** @type {Map<string, BundledLicense>} */
  #found = new Map();

  /**
   * @param {string} bundle Name of the build.
   * @param {readonly Work[]} licenses
   */
  add(bundle, licenses) {
    for (const { name, version, license, texts, changed } of licenses) {
      const key = `${name}@${version}`;
      const known = this.#found.get(key);
      this.#found.set(key, {
        name,
        version,
        license: known?.license ?? license,
        texts: [...new Set([...(known?.texts ?? []), ...texts])],
        changed: changed || known?.changed === true,
        bundles: [...new Set([...(known?.bundles ?? []), bundle])].sort(),
      });
    }
  }

  /**
   * Takes in the works of other builds.
   *
   * @param {Licenses} others
   */
  join(others) {
    for (const { bundles, ...work } of others.list()) {
      for (const bundle of bundles) this.add(bundle, [work]);
    }
  }

  /** In an order that does not depend on that of the builds' files. */
  list() {
    const keys = [...this.#found.keys()].sort();
    return keys.flatMap((key) => this.#found.get(key) ?? []);
  }
}

/**
 * Finds the packages that files belong to, with the texts of licenses on the way from each file up
 * to its package: packages carry other works in folders of their own.
 *
 * @param {Iterable<string>} files Absolute paths.
 * @returns {Promise<Work[]>}
 */
export async function licensesOf(files) {
  const folders = new Set([...files].map((file) => path.dirname(file)));
  /** @type {Map<string, Promise<Folder>>} */
  const known = new Map();
  const licenses = await Promise.all([...folders].map((folder) => licenseOf(folder, known)));
  return licenses.flatMap((work) => work ?? []);
}

/**
 * Whether a package has texts of licenses in folders below its own: which of them go with a build
 * depends on the files that this takes.
 *
 * @param {string} folder Of the package.
 */
export async function hasTextsBelow(folder) {
  const files = await readdir(folder, { withFileTypes: true, recursive: true });
  return files.some(
    (file) =>
      file.isFile() &&
      licenseFile.test(file.name) &&
      file.parentPath !== folder &&
      !path.relative(folder, file.parentPath).split(path.sep).includes("node_modules"),
  );
}

/** @typedef {{ name?: string, version?: string, license?: string | { type?: string } }} Manifest */

/** @typedef {{ manifest: Pick<Work, "name" | "version" | "license"> | null, texts: string[] }} Folder */

/**
 * @param {string} folder
 * @param {Map<string, Promise<Folder>>} known
 * @returns {Promise<Work | null>}
 */
async function licenseOf(folder, known) {
  const reading = known.get(folder) ?? readFolder(folder);
  known.set(folder, reading);
  const { manifest, texts } = await reading;
  if (manifest !== null) return { ...manifest, texts, changed: false };
  const parent = path.dirname(folder);
  if (parent === folder || path.basename(folder) === "node_modules") return null;
  const work = await licenseOf(parent, known);
  return work && { ...work, texts: [...new Set([...work.texts, ...texts])] };
}

/**
 * @param {string} folder
 * @returns {Promise<Folder>}
 */
async function readFolder(folder) {
  const files = (await readdir(folder, { withFileTypes: true })).filter((file) => file.isFile());
  const names = files.map(({ name }) => name).sort();
  const licenses = names.filter((name) => licenseFile.test(name));
  const texts = await Promise.all(licenses.map((name) => textOf(path.join(folder, name))));
  return { manifest: names.includes("package.json") ? await manifestOf(folder) : null, texts };
}

/**
 * A manifest without a name or a version only says how the files beside it are to be read.
 *
 * @param {string} folder
 */
async function manifestOf(folder) {
  const { name, version, license } = /** @type {Manifest} */ (
    parseJson(await textOf(path.join(folder, "package.json")))
  );
  if (name === undefined || version === undefined) return null;
  const said = typeof license === "object" ? license.type : license;
  return { name, version, license: said?.trim() ?? null };
}

/** @param {string} file */
async function textOf(file) {
  return (await readFile(file, "utf8")).replaceAll("\r\n", "\n").trim();
}
