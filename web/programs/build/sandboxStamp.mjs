import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseJson } from "../shared/unknown.mjs";

/** @typedef {import("./manifest.mjs").DemoManifest} DemoManifest */
/** @typedef {import("../../src/model/page.gen.ts").IslandAssets} IslandAssets */

/**
 * @typedef {object} KeptSandbox What the last build left, and what it was made of.
 * @property {string} key Of the packages and of the build's own code.
 * @property {string[]} offered Specifiers that are there whether a demo uses them or not.
 * @property {string[]} further Those that are there because a demo uses them.
 * @property {Record<string, string>} sources Digests of the files, by absolute path.
 * @property {import("./works.mjs").BundledWork[]} works Those that are in the files.
 * @property {Record<string, IslandAssets>} families
 */

/** The module that makes the files. */
const maker = fileURLToPath(new URL("sandbox.mjs", import.meta.url));

/** An import of a module beside the importing one; those in comments begin with no such word. */
const ownImport = /^(?:import|export|\}) ?(?:.* from )?"(\.\/[^"]+)";$/gm;

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
 * A digest of the installed packages, of what families document, and of the build's code.
 *
 * @param {DemoManifest} manifest
 * @param {string[]} families
 * @param {string} modules Absolute path of `node_modules`.
 */
export async function keyOf(manifest, families, modules) {
  const files = (await ownModules(maker)).sort();
  const texts = await Promise.all(
    [path.join(modules, ".package-lock.json"), ...files].map((file) => textOf(file)),
  );
  const documented = families.map((id) => [
    id,
    manifest.families[id]?.provider,
    manifest.families[id]?.packages,
  ]);
  return digest(JSON.stringify([texts.map(digest), documented, manifest.styles]));
}

/**
 * The module in a file with all of this project's own that it imports, directly or not.
 *
 * @param {string} file
 */
export async function ownModules(file) {
  const found = new Set([file]);
  for (const one of found) {
    for (const [, name] of (await textOf(one)).matchAll(ownImport)) {
      found.add(path.join(path.dirname(one), /** @type {string} */ (name)));
    }
  }
  return [...found];
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
