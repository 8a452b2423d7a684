import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { IslandAssets } from "../../src/model/page.gen.ts";
import { parseJson } from "../shared/unknown.ts";
import type { BundledLicense } from "./licenses.ts";
import type { DemoManifest } from "./manifest.ts";

/** What the last build left, and what it was made of. */
export interface KeptSandbox {
  /** Of the packages and of the build's own code. */
  key: string;
  /** Specifiers that are there whether a demo uses them or not. */
  offered: string[];
  /** Those that are there because a demo uses them. */
  further: string[];
  /** Digests of the files, by absolute path. */
  sources: Record<string, string>;
  /** Those that are in the files. */
  licenses: BundledLicense[];
  families: Record<string, IslandAssets>;
}

export async function readKept(folder: string): Promise<KeptSandbox | null> {
  const text = await readIfThere(path.join(folder, "sandbox.json"));
  return text === "" ? null : (parseJson(text) as KeptSandbox);
}

/** Whether a build now would make what the last one made. */
export async function isCurrent(kept: KeptSandbox, key: string, manifest: DemoManifest) {
  if (kept.key !== key) return false;
  if (kept.further.join() !== furtherImports(manifest, kept.offered).join()) return false;
  const now = await digestsOf(Object.keys(kept.sources));
  return Object.entries(kept.sources).every(([file, digest]) => now[file] === digest);
}

/**
 * A digest of what the files are made of but for the site's own code.
 *
 * @param libraries What the engine says of the packages, of Node and of this program.
 */
export function stampOf(manifest: DemoManifest, families: string[], libraries: string) {
  const documented = families.map((id) => [
    id,
    manifest.families[id]?.provider,
    manifest.families[id]?.packages,
    manifest.families[id]?.others,
  ]);
  const { styles, schemeMarks, settings } = manifest;
  return digest(JSON.stringify([libraries, documented, styles, schemeMarks, settings.base]));
}

/** What demos import beyond that which is there anyway. */
export function furtherImports({ families }: DemoManifest, offered: readonly string[]) {
  const known = new Set(offered);
  const used = Object.values(families).flatMap(({ imports }) => imports);
  return [...new Set(used.filter((one) => !known.has(one)))].sort();
}

export async function digestsOf(files: string[]) {
  const texts = await Promise.all(files.map((file) => readIfThere(file)));
  return Object.fromEntries(files.map((file, index) => [file, digest(texts[index] ?? "")]));
}

/** Empty for a file that is not there. */
async function readIfThere(file: string) {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  }
}

function digest(text: string) {
  return createHash("sha256").update(text).digest("base64url");
}
