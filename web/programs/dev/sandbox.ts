/**
 * Builds what edited demos run with, as a release has it: answers a `SandboxRequest` when it is done.
 *
 * The development server runs it when the first reader edits a demo.
 */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import type * as themesModule from "../../src/render/themes.ts";
import { serverConfig, type Site } from "../build/config.ts";
import { readManifest } from "../build/manifest.ts";
import { buildSandbox } from "../build/sandbox.ts";
import { publishSandbox } from "../build/sandboxDocuments.ts";
import { writeThemes } from "../build/themes.ts";
import { answerRequest } from "../shared/answerRequests.ts";
import { importModule } from "../shared/unknown.ts";

type SandboxRequest = Omit<Site, "manifest">;

async function buildForDevelopment(request: SandboxRequest) {
  const { work } = request;
  const manifest = await readManifest(work);
  const site = { manifest, ...request };
  const client = path.join(work, "client");
  const server = path.join(work, "server");
  await build(serverConfig(site, server, ["themes"]));
  const built = pathToFileURL(path.join(server, "themes.js")).href;
  const { themeSheets } = (await importModule(built)) as typeof themesModule;
  const themes = await writeThemes(await themeSheets(), client);
  const { families } = await buildSandbox(site);
  await publishSandbox(work, { client, base: manifest.settings.base, families, themes });
}

await answerRequest(buildForDevelopment, ["work", "licenseKey", "libraries"]);
