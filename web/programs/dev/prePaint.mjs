import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build, version } from "vite";
import { pageScriptConfig, settingsOf } from "../build/config.mjs";

/** @typedef {import("../build/config.mjs").Site} Site */

/**
 * @typedef {object} PrePaint The script before the first paint.
 * @property {string} path Site path.
 * @property {string[]} modules What it is made of, absolute paths.
 * @property {string} key Changes with all that it is made of, and with what makes it.
 */

/**
 * The script before the first paint is one file for a plain tag, which no module can be.
 *
 * @param {Site} site
 * @param {PrePaint} [known] As it was made the last time; taken where it would be the same again.
 * @returns {Promise<PrePaint>}
 */
export async function prePaintOf(site, known) {
  const outDir = path.join(site.work, "client");
  if (
    known &&
    existsSync(path.join(outDir, known.path)) &&
    keyOf(site, known.modules) === known.key
  )
    return known;
  const file = "prepaint-dev.client.ts";
  const config = pageScriptConfig(site, "prePaint", { themed: [], outDir, file });
  const { output } = /** @type {import("vite").Rolldown.RolldownOutput} */ (await build(config));
  const [{ fileName, moduleIds: modules }] = output;
  return { path: `/${fileName}`, modules, key: keyOf(site, modules) };
}

/**
 * @param {Site} site
 * @param {string[]} modules
 */
function keyOf(site, modules) {
  const maker = fileURLToPath(new URL("../build/config.mjs", import.meta.url));
  const hash = createHash("sha256").update(version);
  hash.update(JSON.stringify([settingsOf(site.manifest, []), modules]));
  for (const file of [maker, ...modules]) hash.update(existsSync(file) ? readFileSync(file) : file);
  return hash.digest("hex");
}
