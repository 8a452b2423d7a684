import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parseJson } from "../shared/unknown.ts";

/** Made by others, as far as it is in what readers are sent. */
export interface Work {
  name: string;
  version: string;
  /** As its package declares it. */
  license: string | null;
  /** Of its license, and of the licenses of works inside of the package. */
  texts: string[];
  /** Whether readers are sent another form of it than the package has. */
  changed: boolean;
}

/** With the names of the builds that have it. */
export type BundledLicense = Work & { bundles: string[] };

/** Files that only the root of a workspace has. */
const workspaceFiles = ["pnpm-workspace.yaml", "lerna.json", "nx.json"];

const licenseFile = /^(?:licen[cs]e|copying|notice)(?:[.-](?!.*[jt]sx?$)[\w.-]+)?$/i;

/** The works in several builds, each version once. */
export class Licenses {
  #found = new Map<string, BundledLicense>();

  /** @param bundle Name of the build. */
  add(bundle: string, licenses: readonly Work[]) {
    for (const { name, version, license, texts, changed } of licenses) {
      const key = `${name}@${version}`;
      const known = this.#found.get(key);
      this.#found.set(key, {
        name,
        version,
        license: known?.license ?? license,
        texts: [...new Set([...(known?.texts ?? []), ...texts])],
        changed: changed || known?.changed === true,
        bundles: [...new Set([...(known?.bundles ?? []), bundle])].sort(),
      });
    }
  }

  /** Takes in the works of other builds. */
  join(others: Licenses) {
    for (const { bundles, ...work } of others.list()) {
      for (const bundle of bundles) this.add(bundle, [work]);
    }
  }

  /** In an order that does not depend on that of the builds' files. */
  list() {
    const keys = [...this.#found.keys()].sort();
    return keys.flatMap((key) => this.#found.get(key) ?? []);
  }
}

/**
 * Finds the packages that files belong to, with the texts of licenses on the way from each file up
 * to its package: packages carry other works in folders of their own.
 *
 * @param files Absolute paths.
 */
export async function licensesOf(files: Iterable<string>): Promise<Work[]> {
  const folders = new Set([...files].map((file) => path.dirname(file)));
  const known = new Map<string, Promise<Folder>>();
  const licenses = await Promise.all([...folders].map((folder) => licenseOf(folder, known)));
  return licenses.flatMap((work) => work ?? []);
}

interface Manifest {
  name?: string;
  version?: string;
  license?: string | { type?: string };
}

interface Folder {
  manifest: Pick<Work, "name" | "version" | "license"> | null;
  texts: string[];
}

async function licenseOf(
  folder: string,
  known: Map<string, Promise<Folder>>,
): Promise<Work | null> {
  const reading = known.get(folder) ?? readFolder(folder);
  known.set(folder, reading);
  const { manifest, texts } = await reading;
  if (manifest !== null) {
    const found = texts.length > 0 ? texts : await textsOfWorkspace(folder);
    return { ...manifest, texts: found, changed: false };
  }
  const parent = path.dirname(folder);
  if (parent === folder || path.basename(folder) === "node_modules") return null;
  const work = await licenseOf(parent, known);
  return work && { ...work, texts: [...new Set([...work.texts, ...texts])] };
}

/** The texts beside the root of the workspace that a package is a part of. */
async function textsOfWorkspace(folder: string): Promise<string[]> {
  const isInstalled = folder.split(path.sep).includes("node_modules");
  for (let at = path.dirname(folder); !isInstalled && at !== path.dirname(at);) {
    const isRoot = workspaceFiles.some((name) => existsSync(path.join(at, name)));
    if (isRoot || (await hasWorkspaces(at))) return (await readFolder(at)).texts;
    at = path.dirname(at);
  }
  return [];
}

async function hasWorkspaces(folder: string): Promise<boolean> {
  const file = path.join(folder, "package.json");
  if (!existsSync(file)) return false;
  return "workspaces" in (parseJson(await readTrimmed(file)) as object);
}

async function readFolder(folder: string): Promise<Folder> {
  const files = (await readdir(folder, { withFileTypes: true })).filter((file) => file.isFile());
  const names = files.map(({ name }) => name).sort();
  const licenses = names.filter((name) => licenseFile.test(name));
  const texts = await Promise.all(licenses.map((name) => readTrimmed(path.join(folder, name))));
  return { manifest: names.includes("package.json") ? await manifestOf(folder) : null, texts };
}

/** A manifest without a name or a version only says how the files beside it are to be read. */
async function manifestOf(folder: string) {
  const { name, version, license } = parseJson(
    await readTrimmed(path.join(folder, "package.json")),
  ) as Manifest;
  if (name === undefined || version === undefined) return null;
  const said = typeof license === "object" ? license.type : license;
  return { name, version, license: said?.trim() ?? null };
}

async function readTrimmed(file: string) {
  return (await readFile(file, "utf8")).replaceAll("\r\n", "\n").trim();
}
