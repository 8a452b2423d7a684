import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Rolldown, version } from "vite";
import { pageScriptConfig, settingsOf, type Site } from "../build/config.ts";

/** The script before the first paint. */
export interface PrePaint {
  /** Site path. */
  path: string;
  /** What it is made of, absolute paths. */
  modules: string[];
  /** Changes with all that it is made of, and with what makes it. */
  key: string;
}

/**
 * The script before the first paint is one file for a plain tag, which no module can be.
 *
 * @param known As it was made the last time; taken where it would be the same again.
 */
export async function prePaintOf(site: Site, known?: PrePaint): Promise<PrePaint> {
  const outDir = path.join(site.work, "client");
  if (
    known &&
    existsSync(path.join(outDir, known.path)) &&
    prePaintKey(site, known.modules) === known.key
  )
    return known;
  const file = "page/devPrepaint.client.ts";
  const config = pageScriptConfig(site, "prePaint", { themed: [], outDir, file });
  const { output } = (await build(config)) as Rolldown.RolldownOutput;
  const [{ fileName, moduleIds: modules }] = output;
  return { path: `/${fileName}`, modules, key: prePaintKey(site, modules) };
}

function prePaintKey(site: Site, modules: string[]) {
  const maker = fileURLToPath(new URL("../build/config.ts", import.meta.url));
  const hash = createHash("sha256").update(version);
  hash.update(
    JSON.stringify([settingsOf(site.manifest, []), site.manifest.settings.base, modules]),
  );
  for (const file of [maker, ...modules]) hash.update(existsSync(file) ? readFileSync(file) : file);
  return hash.digest("hex");
}
