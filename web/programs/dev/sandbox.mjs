/**
 * Builds what edited demos run with, as a release has it: answers a `SandboxRequest` when it is done.
 *
 * The development server runs it when the first reader edits a demo.
 */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { serverConfig } from "../build/config.mjs";
import { readManifest } from "../build/manifest.mjs";
import { buildSandbox } from "../build/sandbox.mjs";
import { publishSandbox } from "../build/sandboxDocuments.mjs";
import { writeThemes } from "../build/themes.mjs";
import { answerRequest } from "../shared/answerRequests.mjs";
import { importModule } from "../shared/unknown.mjs";

/** @typedef {typeof import("../../src/render/themes.ts")} Themes */

/**
 * @typedef {object} SandboxRequest
 * @property {string} work The folder that holds `demos.json`.
 * @property {string} licenseKey For the demos of commercial packages; empty where there is none.
 * @property {string} libraries A fingerprint of what edited demos run with, and of what makes it.
 */

/** @param {SandboxRequest} request */
async function buildForDevelopment({ work, licenseKey, libraries }) {
  const manifest = await readManifest(work);
  const site = { manifest, work, licenseKey, libraries };
  const client = path.join(work, "client");
  const server = path.join(work, "server");
  await build(serverConfig(site, server, ["themes"]));
  const built = pathToFileURL(path.join(server, "themes.js")).href;
  const { themeSheets } = /** @type {Themes} */ (await importModule(built));
  const themes = await writeThemes(await themeSheets(), client);
  const { families } = await buildSandbox(site);
  await publishSandbox(work, { client, families, themes });
}

await answerRequest(buildForDevelopment);
