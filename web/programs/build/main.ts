/**
 * Builds the frontend of a site: answers a `BuildRequest` when it is done.
 *
 * The folder `work` holds `demos.json`; the build writes `client/`, `server/`, `assets.json` and, of
 * all that others made and readers are sent, `works.json` to it.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type InlineConfig, type Rolldown } from "vite";
import type { Assets } from "../../src/model/page.gen.ts";
import type * as themesModule from "../../src/render/themes.ts";
import { answerRequest } from "../shared/answerRequests.ts";
import { importModule } from "../shared/unknown.ts";
import { ChunkGraph, describeAssets } from "./assets.ts";
import {
  blockScripts,
  clientConfig,
  clientEntries,
  islandEntries,
  offlineConfig,
  offlineWorkers,
  pageScriptConfig,
  type pageScripts,
  serverConfig,
  type Site,
  specialScripts,
  themeEntries,
  web,
} from "./config.ts";
import { groupModules, providerComponents, providerEntries } from "./groups.ts";
import { inlineCode } from "./inlineCode.ts";
import { readManifest } from "./manifest.ts";
import { type Group, mergeGroups } from "./merge.ts";
import { ids } from "./modules.ts";
import { documentedLicenses, withNotices } from "./notices.ts";
import { buildSandbox, BUNDLE as SANDBOX } from "./sandbox.ts";
import { publishSandbox } from "./sandboxDocuments.ts";
import { writeTailwind } from "./tailwind.ts";
import { writeThemes } from "./themes.ts";
import { Licenses } from "./licenses.ts";

type BuildRequest = Omit<Site, "manifest">;

/** Is loaded when it is opened, and kept for readers without a network. */
const searchDialog = path.posix.join(web, "src/search/searchDialog.client.ts");

async function buildFrontend(request: BuildRequest) {
  const { work } = request;
  const manifest = await readManifest(work);
  const client = path.join(work, "client");
  const site = { manifest, ...request };
  const licenses = new Licenses();
  // Bundles for edited demos share nothing with pages: where one build waits, the other goes on.
  const [assets, sandbox] = await Promise.all([buildPages(site, licenses), buildSandbox(site)]);
  licenses.add(SANDBOX, sandbox.licenses);
  const { base } = manifest.settings;
  const { families } = sandbox;
  await publishSandbox(work, { client, base, families, themes: assets.themes });
  licenses.add("API reference", await documentedLicenses(manifest));
  await writeFile(path.join(work, "works.json"), JSON.stringify(licenses.list()));
  await writeFile(path.join(work, "assets.json"), JSON.stringify(assets));
}

/**
 * Builds what pages are drawn with, and what they load.
 *
 * Most of a bundler's work is on one core: what does not wait for each other is built at once.
 *
 * @param licenses Is given those that are in it.
 */
async function buildPages(site: Site, licenses: Licenses) {
  const { manifest, work } = site;
  const client = path.join(work, "client");
  await writeTailwind(work, manifest);
  await rm(client, { recursive: true, force: true });
  // Not these two: each holds all demos, and at once they take 3.7 gigabytes and are no quicker.
  const { themeSheets, themed } = await buildServer(site);
  const chunkOf = await planChunks(site);
  // Each notes its works apart, so that their order does not depend on which ends first.
  const parts = [new Licenses(), new Licenses(), new Licenses()] as const;
  const [output, scripts] = await Promise.all([
    buildIslands(site, { themed, chunkOf, licenses: parts[0], outDir: client }),
    buildAllScripts(site, { themed, licenses: parts[1], outDir: client }),
    buildOfflineWorkers(site, parts[2]),
  ]);
  for (const part of parts) licenses.join(part);
  await publishThemes(output, themed, { client, base: manifest.settings.base });
  const themes = await writeThemes(await themeSheets(), client);
  return describeAssets(manifest, output, { scripts, themes });
}

/** Builds what draws pages; answers with what it knows of themes. */
async function buildServer(site: Site) {
  const server = path.join(site.work, "server");
  await run(serverConfig(site, server));
  const { themeSheets, themedFamilies } = (await importModule(
    pathToFileURL(path.join(server, "themes.js")).href,
  )) as typeof themesModule;
  return { themeSheets, themed: await themedFamilies() };
}

/**
 * Decides which modules share a chunk in the browser.
 *
 * A first build, which writes nothing, shows what is left of each module and which entries reach it. What
 * a family's provider reaches is the base of all its demos; the rest goes by the pages that use
 * it. Groups too small for a request of their own are joined where that costs readers least.
 *
 * @returns The name of a module's chunk; `null` leaves it with the one demo that uses it.
 */
async function planChunks(site: Site): Promise<(id: string) => string | null> {
  const input = { ...islandEntries(site.manifest), ...providerEntries(site.manifest) };
  if (Object.keys(input).length === 0) return () => null;
  const config = clientConfig(site, { input, chunkOf: () => null, outDir: null });
  const plugins = [...(config.plugins ?? []), providerComponents];
  const { output } = await run({ ...config, plugins });
  const chunks = output.filter((file) => file.type === "chunk");
  return chunkNames(mergeGroups(groupModules(site.manifest, chunks)));
}

/** What follows `~` tells chunks of a kind apart and is no part of their file names. */
function chunkNames(groups: Group[]) {
  const names = new Map<string, string>();
  groups.forEach(({ kind, modules }, index) => {
    for (const id of modules) names.set(id, `${kind}~${index}`);
  });
  return (id: string) => names.get(id) ?? null;
}

async function buildIslands(
  site: Site,
  { themed, chunkOf, licenses, outDir }: ScriptOptions & { chunkOf: (id: string) => string | null },
) {
  const input = { ...clientEntries(site.manifest), ...themeEntries(themed) };
  const config = clientConfig(site, { input, chunkOf, outDir });
  return (await run(withNotices(config, "pages", licenses, site))).output;
}

async function buildAllScripts(site: Site, options: ScriptOptions) {
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

async function buildOfflineWorkers(site: Site, licenses: Licenses) {
  for (const name of offlineWorkers) {
    const config = offlineConfig(site, name, path.join(site.work, "offline"));
    await run(withNotices(config, "offline worker", licenses, site));
  }
}

interface ScriptOptions {
  themed: string[];
  licenses: Licenses;
  outDir: string;
}

function runScript(
  site: Site,
  key: keyof typeof pageScripts,
  { licenses, ...options }: ScriptOptions,
) {
  return run(withNotices(pageScriptConfig(site, key, options), "page scripts", licenses, site));
}

/**
 * Builds a script that pages load themselves, and the styles that it imports; answers with their
 * site paths.
 */
async function buildScript(site: Site, key: keyof typeof pageScripts, options: ScriptOptions) {
  const { output } = await runScript(site, key, options);
  const styles = output.filter(({ fileName }) => fileName.endsWith(".css"));
  return {
    script: `/${output[0].fileName}`,
    imports: [],
    stylesheets: styles.map(({ fileName }) => `/${fileName}`),
  };
}

/** Builds the script before the first paint: a file, and its code for the pages. */
async function buildPrePaint(site: Site, options: ScriptOptions) {
  const { output } = await runScript(site, "prePaint", options);
  const [{ fileName, code }] = output;
  return { prePaint: `/${fileName}`, prePaintCode: inlineCode(code) };
}

async function buildScripts(
  site: Site,
  keys: readonly (keyof typeof pageScripts)[],
  options: ScriptOptions,
) {
  const built: Assets["special"] = {};
  for (const key of keys) {
    Object.assign(built, { [key]: await buildScript(site, key, options) });
  }
  return built;
}

async function run(config: InlineConfig) {
  return (await build(config)) as Rolldown.RolldownOutput;
}

/**
 * Puts each theme where the page's script finds it by the family's name alone: with the name of a
 * chunk in it, that script would change with every demo.
 */
async function publishThemes(
  output: Rolldown.RolldownOutput["output"],
  families: string[],
  { client, base }: { client: string; base: string },
) {
  const graph = new ChunkGraph(output);
  await mkdir(path.join(client, "_themes"), { recursive: true });
  for (const family of families) {
    const { fileName } = graph.entry(ids.theme(family));
    await writeFile(
      path.join(client, "_themes", `${family}.js`),
      `export * from ${JSON.stringify(base + fileName)};\n`,
    );
  }
}

await answerRequest(buildFrontend, ["work", "licenseKey", "libraries"]);
