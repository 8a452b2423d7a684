/**
 * Builds the frontend of a site: answers a `BuildRequest` when it is done.
 *
 * The folder `work` holds `demos.json`; the build writes `client/`, `server/`, `assets.json` and, of
 * all that others made and readers are sent, `works.json` to it.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { answerRequest } from "../shared/answerRequests.mjs";
import { importModule } from "../shared/unknown.mjs";
import { ChunkGraph, describeAssets } from "./assets.mjs";
import { planChunks } from "./chunks.mjs";
import {
  blockScripts,
  clientConfig,
  clientEntries,
  offlineConfig,
  offlineWorkers,
  pageScriptConfig,
  serverConfig,
  specialScripts,
  themeEntries,
  web,
} from "./config.mjs";
import { inlineCode } from "./inlineCode.mjs";
import { readManifest } from "./manifest.mjs";
import { ids } from "./modules.mjs";
import { documentedLicenses, withNotices } from "./notices.mjs";
import { buildSandbox, BUNDLE as SANDBOX } from "./sandbox.mjs";
import { publishSandbox } from "./sandboxDocuments.mjs";
import { writeTailwind } from "./tailwind.mjs";
import { writeThemes } from "./themes.mjs";
import { Licenses } from "./licenses.mjs";

/** @import { pageScripts } from "./config.mjs" */

/** @typedef {import("vite").Rolldown.RolldownOutput} RolldownOutput */

/**
 * @typedef {object} BuildRequest
 * @property {string} work
 * @property {string} licenseKey For the demos of commercial packages; empty where there is none.
 * @property {string} libraries A fingerprint of what edited demos run with, and of what makes it.
 */

/** Is loaded when it is opened, and kept for readers without a network. */
const searchDialog = path.posix.join(web, "src/search/searchDialog.client.ts");

/** @param {BuildRequest} request */
async function buildFrontend({ work, licenseKey, libraries }) {
  const manifest = await readManifest(work);
  const client = path.join(work, "client");
  const site = { manifest, work, licenseKey, libraries };
  const licenses = new Licenses();
  // Bundles for edited demos share nothing with pages: where one build waits, the other goes on.
  const [assets, sandbox] = await Promise.all([buildPages(site, licenses), buildSandbox(site)]);
  licenses.add(SANDBOX, sandbox.licenses);
  await publishSandbox(work, { client, families: sandbox.families, themes: assets.themes });
  licenses.add("API reference", await documentedLicenses(manifest));
  await writeFile(path.join(work, "works.json"), JSON.stringify(licenses.list()));
  await writeFile(path.join(work, "assets.json"), JSON.stringify(assets));
}

/**
 * Builds what pages are drawn with, and what they load.
 *
 * Most of a bundler's work is on one core: what does not wait for each other is built at once.
 *
 * @param {import("./config.mjs").Site} site
 * @param {Licenses} licenses Is given those that are in it.
 */
async function buildPages(site, licenses) {
  const { manifest, work } = site;
  const client = path.join(work, "client");
  await writeTailwind(work, manifest);
  await rm(client, { recursive: true, force: true });
  // Not these two: each holds all demos, and at once they take 3.7 gigabytes and are no quicker.
  const { themeSheets, themed } = await buildServer(site);
  const chunkOf = await planChunks(site);
  const [output, scripts] = await noted(licenses, [
    (noting) => buildIslands(site, { themed, chunkOf, licenses: noting, outDir: client }),
    (noting) => buildAllScripts(site, { themed, licenses: noting, outDir: client }),
    (noting) => buildOfflineWorkers(site, noting),
  ]);
  await publishThemes(output, themed, client);
  const themes = await writeThemes(await themeSheets(), client);
  return describeAssets(manifest, output, { scripts, themes });
}

/**
 * Builds what draws pages; answers with what it knows of themes.
 *
 * @param {import("./config.mjs").Site} site
 */
async function buildServer(site) {
  const server = path.join(site.work, "server");
  await run(serverConfig(site, server));
  const { themeSheets, themedFamilies } =
    /** @type {typeof import("../../src/render/themes.ts")} */ (
      await importModule(pathToFileURL(path.join(server, "themes.js")).href)
    );
  return { themeSheets, themed: await themedFamilies() };
}

/**
 * Builds at once; each notes its works apart, so that their order does not depend on which ends first.
 *
 * @template Islands, Scripts, Workers
 * @param {Licenses} licenses
 * @param {[(noting: Licenses) => Promise<Islands>, (noting: Licenses) => Promise<Scripts>, (noting: Licenses) => Promise<Workers>]} builds
 * @returns {Promise<[Islands, Scripts, Workers]>}
 */
async function noted(licenses, [islands, scripts, workers]) {
  const parts = /** @type {const} */ ([new Licenses(), new Licenses(), new Licenses()]);
  const built = await Promise.all([islands(parts[0]), scripts(parts[1]), workers(parts[2])]);
  for (const part of parts) licenses.join(part);
  return built;
}

/**
 * @param {import("./config.mjs").Site} site
 * @param {ScriptOptions & { chunkOf: (id: string) => string | null }} options
 */
async function buildIslands(site, { themed, chunkOf, licenses, outDir }) {
  const input = { ...clientEntries(site.manifest), ...themeEntries(themed) };
  const config = clientConfig(site, { input, chunkOf, outDir });
  return (await run(withNotices(config, "pages", licenses))).output;
}

/**
 * @param {import("./config.mjs").Site} site
 * @param {ScriptOptions} options
 */
async function buildAllScripts(site, options) {
  const shell = await runScript(site, "script", options);
  return {
    ...(await buildPrePaint(site, options)),
    script: `/${shell.output[0].fileName}`,
    offline: new ChunkGraph(shell.output).around(searchDialog),
    live: (await buildScript(site, "live", options)).script,
    alone: (await buildScript(site, "alone", options)).script,
    special: await buildScripts(site, specialScripts, options),
    blocks: await buildScripts(site, blockScripts, options),
  };
}

/**
 * @param {import("./config.mjs").Site} site
 * @param {Licenses} licenses
 */
async function buildOfflineWorkers(site, licenses) {
  for (const name of offlineWorkers) {
    const config = offlineConfig(site, name, path.join(site.work, "offline"));
    await run(withNotices(config, "offline worker", licenses));
  }
}

/** @typedef {{ themed: string[], licenses: Licenses, outDir: string }} ScriptOptions */

/**
 * @param {import("./config.mjs").Site} site
 * @param {keyof typeof pageScripts} key
 * @param {ScriptOptions} options
 */
function runScript(site, key, { licenses, ...options }) {
  return run(withNotices(pageScriptConfig(site, key, options), "page scripts", licenses));
}

/**
 * Builds a script that pages load themselves, and the styles that it imports; answers with their
 * site paths.
 *
 * @param {import("./config.mjs").Site} site
 * @param {keyof typeof pageScripts} key
 * @param {ScriptOptions} options
 */
async function buildScript(site, key, options) {
  const { output } = await runScript(site, key, options);
  const styles = output.filter(({ fileName }) => fileName.endsWith(".css"));
  return {
    script: `/${output[0].fileName}`,
    imports: [],
    stylesheets: styles.map(({ fileName }) => `/${fileName}`),
  };
}

/**
 * Builds the script before the first paint: a file, and its code for the pages.
 *
 * @param {import("./config.mjs").Site} site
 * @param {ScriptOptions} options
 */
async function buildPrePaint(site, options) {
  const { output } = await runScript(site, "prePaint", options);
  const [{ fileName, code }] = output;
  return { prePaint: `/${fileName}`, prePaintCode: inlineCode(code) };
}

/**
 * @param {import("./config.mjs").Site} site
 * @param {readonly (keyof typeof pageScripts)[]} keys
 * @param {ScriptOptions} options
 */
async function buildScripts(site, keys, options) {
  /** @type {import("../../src/model/page.gen.ts").Assets["special"]} */
  const built = {};
  for (const key of keys) {
    Object.assign(built, { [key]: await buildScript(site, key, options) });
  }
  return built;
}

/** @param {import("vite").InlineConfig} config */
async function run(config) {
  return /** @type {RolldownOutput} */ (await build(config));
}

/**
 * Puts each theme where the page's script finds it by the family's name alone: with the name of a
 * chunk in it, that script would change with every demo.
 *
 * @param {RolldownOutput["output"]} output
 * @param {string[]} families
 * @param {string} client
 */
async function publishThemes(output, families, client) {
  const graph = new ChunkGraph(output);
  await mkdir(path.join(client, "_themes"), { recursive: true });
  for (const family of families) {
    const { fileName } = graph.entry(ids.theme(family));
    await writeFile(
      path.join(client, "_themes", `${family}.js`),
      `export * from ${JSON.stringify(`/${fileName}`)};\n`,
    );
  }
}

await answerRequest(buildFrontend);
