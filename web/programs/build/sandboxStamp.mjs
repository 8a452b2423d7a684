import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseJson } from "../shared/unknown.mjs";

/** @typedef {import("./manifest.mjs").DemoManifest} DemoManifest */
/** @typedef {import("../../src/model/page.gen.ts").IslandAssets} IslandAssets */

/**
 * @typedef {object} KeptSandbox What the last build left, and what it was made of.
 * @property {string} key Of the packages and of the build's own code.
 * @property {string[]} offered Specifiers that are there whether a demo uses them or not.
 * @property {string[]} further Those that are there because a demo uses them.
 * @property {Record<string, string>} sources Digests of the files, by absolute path.
 * @property {import("./licenses.mjs").BundledLicense[]} licenses Those that are in the files.
 * @property {Record<string, IslandAssets>} families
 */

/**
 * @param {string} folder
 * @returns {Promise<KeptSandbox | null>}
 */
export async function readKept(folder) {
  const text = await textOf(path.join(folder, "sandbox.json"));
  return text === "" ? null : /** @type {KeptSandbox} */ (parseJson(text));
}

/**
 * Whether a build now would make what the last one made.
 *
 * @param {KeptSandbox} kept
 * @param {string} key
 * @param {DemoManifest} manifest
 */
export async function isCurrent(kept, key, manifest) {
  if (kept.key !== key) return false;
  if (kept.further.join() !== furtherImports(manifest, kept.offered).join()) return false;
  const now = await digestsOf(Object.keys(kept.sources));
  return Object.entries(kept.sources).every(([file, digest]) => now[file] === digest);
}

/**
 * A digest of what the files are made of but for the site's own code.
 *
 * @param {DemoManifest} manifest
 * @param {string[]} families
 * @param {string} libraries What the engine says of the packages, of Node and of this program.
 */
export function keyOf(manifest, families, libraries) {
  const documented = families.map((id) => [
    id,
    manifest.families[id]?.provider,
    manifest.families[id]?.packages,
    manifest.families[id]?.others,
  ]);
  return digest(JSON.stringify([libraries, documented, manifest.styles]));
}

/**
 * What demos import beyond that which is there anyway.
 *
 * @param {DemoManifest} manifest
 * @param {readonly string[]} offered
 */
export function furtherImports({ families }, offered) {
  const known = new Set(offered);
  const used = Object.values(families).flatMap(({ imports }) => imports);
  return [...new Set(used.filter((one) => !known.has(one)))].sort();
}

/** @param {string[]} files */
export async function digestsOf(files) {
  const texts = await Promise.all(files.map((file) => textOf(file)));
  return Object.fromEntries(files.map((file, index) => [file, digest(texts[index] ?? "")]));
}

/**
 * Empty for a file that is not there.
 *
 * @param {string} file
 */
async function textOf(file) {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  }
}

/** @param {string} text */
function digest(text) {
  return createHash("sha256").update(text).digest("base64url");
}
