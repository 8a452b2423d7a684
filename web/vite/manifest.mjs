import { readFile } from "node:fs/promises";
import path from "node:path";

/**
 * What the engine says is to be built; it writes this file before the build starts.
 *
 * @typedef {object} DemoManifest
 * @property {string} root Absolute path of the site's folder.
 * @property {string[]} styles Absolute paths of further style sheets of the shell.
 * @property {Record<string, { provider: string }>} families
 * @property {Record<string, { path: string, family: string }>} modules By module key.
 * @property {Record<string, string>} components By name, the absolute path of each.
 */

/**
 * @param {string} work
 * @returns {Promise<DemoManifest>}
 */
export async function readManifest(work) {
  return JSON.parse(await readFile(path.join(work, "demos.json"), "utf8"));
}

/**
 * Names the styling whose utilities a module may use, from the last part of its key.
 *
 * @param {string} key
 */
export function isTailwind(key) {
  return key.endsWith("/tailwind");
}
