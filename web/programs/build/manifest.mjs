import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseJson } from "../shared/unknown.mjs";

/**
 * What the engine says is to be built; it writes this file before the build starts.
 *
 * @typedef {object} DemoManifest
 * @property {string} root Absolute path of the site's folder.
 * @property {string[]} styles Absolute paths of further style sheets of the shell.
 * @property {Record<string, ManifestFamily>} families
 * @property {Record<string, ManifestModule>} modules By module key.
 * @property {Record<string, string>} components By name, the absolute path of each.
 * @property {Record<string, ManifestPlayground>} playgrounds By the key of their blocks.
 * @property {Record<string, string>} specimens By key, `<family>/<name>`, the absolute path of each.
 * @property {Record<string, string>} fonts By name, the absolute path of the style sheet of each.
 * @property {ManifestSettings} settings What the scripts of pages know of the site.
 */

/**
 * @typedef {object} ManifestSettings
 * @property {{ title: string, tip: string }} banner
 * @property {{ endpoint: string, id: string } | null} analytics
 * @property {string[] | null} offline Hosts on which pages are kept.
 * @property {string | null} errors The page that lists the errors of production builds.
 * @property {import("../../src/model/settings.ts").PanelSettings} panels
 * @property {Record<string, string>} search The words that a search says.
 */

/**
 * @typedef {object} ManifestModule
 * @property {string} path Absolute.
 * @property {string} family
 * @property {string[]} [adapters] Absolute paths of what is around it within the provider.
 */

/**
 * @typedef {object} ManifestFamily
 * @property {string} provider Absolute path.
 * @property {string[]} packages That it documents.
 * @property {string[]} others That its demos use beside them.
 * @property {string[]} imports What its demos import of all these.
 */

/**
 * @typedef {object} ManifestPlayground
 * @property {string} family
 * @property {string} page Folder of its page, as in the keys of demos.
 * @property {Record<string, string>} imports Statements by the name of what they import.
 */

/**
 * @param {string} work
 * @returns {Promise<DemoManifest>}
 */
export async function readManifest(work) {
  const text = await readFile(path.join(work, "demos.json"), "utf8");
  return /** @type {DemoManifest} */ (parseJson(text));
}

/**
 * Names the styling whose utilities a module may use, from the last part of its key.
 *
 * @param {string} key
 */
export function isTailwind(key) {
  return key.endsWith("/tailwind");
}
