/**
 * Builds the frontend of a site: `SHOWFLOOR_WORK=<folder> node web/scripts/build.mjs`.
 *
 * The folder holds `demos.json`; the build writes `client/`, `server/` and `assets.json` to it.
 */
import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { describeAssets } from "../vite/assets.mjs";
import { planChunks } from "../vite/chunks.mjs";
import { clientConfig, clientEntries, prePaintConfig, serverConfig } from "../vite/config.mjs";
import { explainFailure } from "../vite/failure.mjs";
import { readManifest } from "../vite/manifest.mjs";
import { writeTailwind } from "../vite/tailwind.mjs";

/** @typedef {import("vite").Rolldown.RolldownOutput} RolldownOutput */

/** @param {string} work */
async function buildFrontend(work) {
  const manifest = await readManifest(work);
  const client = path.join(work, "client");
  const server = path.join(work, "server");
  const site = { manifest, work };
  await writeTailwind(work, manifest);
  const chunkOf = await planChunks(site);
  const { output } = await run(
    clientConfig(site, { input: clientEntries(manifest), chunkOf, outDir: client }),
  );
  const prePaint = await run(prePaintConfig(site, client));
  await run(serverConfig(site, server));
  const assets = describeAssets(manifest, output, {
    prePaint: `/${prePaint.output[0].fileName}`,
    themes: await writeThemes(server, client),
  });
  await writeFile(path.join(work, "assets.json"), JSON.stringify(assets));
}

/** @param {import("vite").InlineConfig} config */
async function run(config) {
  return /** @type {RolldownOutput} */ (await build(config));
}

/**
 * Writes each family's theme as a style sheet; answers with their site paths.
 *
 * @param {string} server
 * @param {string} client
 */
async function writeThemes(server, client) {
  const { themeSheets } = await import(pathToFileURL(path.join(server, "themes.js")).href);
  /** @type {Record<string, string>} */
  const paths = {};
  for (const [family, css] of Object.entries(await themeSheets())) {
    const digest = createHash("sha256").update(css).digest("base64url").slice(0, 8);
    paths[family] = `/_assets/theme-${family}-${digest}.css`;
    await mkdir(path.join(client, "_assets"), { recursive: true });
    await writeFile(path.join(client, paths[family]), css);
  }
  return paths;
}

const work = process.env["SHOWFLOOR_WORK"];
if (work === undefined) {
  process.stderr.write("Set SHOWFLOOR_WORK to the folder that holds demos.json.\n");
  process.exit(1);
}
try {
  await buildFrontend(path.resolve(work));
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
}
