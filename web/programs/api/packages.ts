import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { parseJson } from "../shared/unknown.ts";

/** The parts of a `package.json` that are facts for readers. */
interface Manifest {
  name: string;
  version: string;
  main?: string;
  repository?: { url?: string; directory?: string };
}

/** An installed package. */
interface Package {
  folder: string;
  manifest: Manifest;
}

/** Tells which installed package a file belongs to; each is looked up once. */
export class Packages {
  #byFolder = new Map<string, Package | undefined>();

  of(file: string): Package | undefined {
    return this.#at(dirname(file));
  }

  #at(folder: string): Package | undefined {
    if (!this.#byFolder.has(folder)) this.#byFolder.set(folder, this.#find(folder));
    return this.#byFolder.get(folder);
  }

  #find(folder: string) {
    const own = readPackage(folder);
    // Folders inside a package may hold a manifest too, which only says where its files are.
    if (own?.manifest.version !== undefined) return own;
    const parent = dirname(folder);
    return parent === folder ? undefined : this.#at(parent);
  }
}

function readPackage(folder: string): Package | undefined {
  const file = join(folder, "package.json");
  if (!existsSync(file)) return undefined;
  return { folder, manifest: parseJson(readFileSync(file, "utf8")) as Manifest };
}

/**
 * The part of a file's path that tells what it declares, without the folder of a module format:
 * `Button/Button` for `esm/Button/Button.d.ts`.
 */
export function modulePath({ folder }: Package, file: string) {
  const path = relative(folder, file).split(sep).join("/");
  return path.replace(/^(esm|modern|node)\//, "").replace(/(\.d)?\.[cm]?[jt]s$/, "");
}

/** The address of what declares an entry, in the package's repository. */
export function sourceAddress(owner: Package, file: string, tag: string): string | null {
  const { repository } = owner.manifest;
  const address = repository?.url?.replace(/^git\+/, "").replace(/\.git$/, "");
  if (address === undefined) return null;
  const folder = dirname(modulePath(owner, file));
  const path = [repository?.directory, "src", folder === "." ? undefined : folder];
  return `${address}/tree/${tag}/${path.filter((part) => part !== undefined).join("/")}`;
}
