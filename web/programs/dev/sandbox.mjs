/**
 * Builds what edited demos run with, as a release has it:
 * `SHOWFLOOR_WORK=<folder> node web/programs/dev/sandbox.mjs`.
 *
 * The development server runs it when the first reader edits a demo.
 */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { serverConfig } from "../build/config.mjs";
import { explainFailure } from "../build/failure.mjs";
import { readManifest } from "../build/manifest.mjs";
import { buildSandbox } from "../build/sandbox.mjs";
import { publishSandbox } from "../build/sandboxDocuments.mjs";
import { writeThemes } from "../build/themes.mjs";
import { Works } from "../build/works.mjs";

/** @param {string} work */
async function buildForDevelopment(work) {
  const manifest = await readManifest(work);
  const site = { manifest, work };
  const client = path.join(work, "client");
  const server = path.join(work, "server");
  await build(serverConfig(site, server, ["themes"]));
  const { themeSheets } = await import(pathToFileURL(path.join(server, "themes.js")).href);
  const themes = await writeThemes(await themeSheets(), client);
  await publishSandbox(work, { client, families: await buildSandbox(site, new Works()), themes });
}

const work = process.env["SHOWFLOOR_WORK"];
if (work === undefined) {
  process.stderr.write("Set SHOWFLOOR_WORK to the folder that holds demos.json.\n");
  process.exit(1);
}
try {
  await buildForDevelopment(path.resolve(work));
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
}
