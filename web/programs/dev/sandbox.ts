/**
 * Builds what edited demos run with, as a release has it: answers a `SandboxRequest` when it is done.
 *
 * The development server runs it when the first reader edits a demo.
 */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import type * as themesModule from "../../src/render/themes.ts";
import { serverConfig } from "../build/config.ts";
import { readManifest } from "../build/manifest.ts";
import { buildSandbox } from "../build/sandbox.ts";
import { publishSandbox } from "../build/sandboxDocuments.ts";
import { writeThemes } from "../build/themes.ts";
import { answerRequest } from "../shared/answerRequests.ts";
import { importModule } from "../shared/unknown.ts";

type Themes = typeof themesModule;

interface SandboxRequest {
  /** The folder that holds `demos.json`. */
  work: string;
  /** For the demos of commercial packages; empty where there is none. */
  licenseKey: string;
  /** A fingerprint of what edited demos run with, and of what makes it. */
  libraries: string;
}

async function buildForDevelopment({ work, licenseKey, libraries }: SandboxRequest) {
  const manifest = await readManifest(work);
  const site = { manifest, work, licenseKey, libraries };
  const client = path.join(work, "client");
  const server = path.join(work, "server");
  await build(serverConfig(site, server, ["themes"]));
  const built = pathToFileURL(path.join(server, "themes.js")).href;
  const { themeSheets } = (await importModule(built)) as Themes;
  const themes = await writeThemes(await themeSheets(), client);
  const { families } = await buildSandbox(site);
  await publishSandbox(work, { client, base: manifest.settings.base, families, themes });
}

await answerRequest(buildForDevelopment, ["work", "licenseKey", "libraries"]);
