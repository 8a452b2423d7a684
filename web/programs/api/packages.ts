import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, posix, relative, sep } from "node:path";
import { parseJson } from "../shared/unknown.ts";

/** The parts of a `package.json` that are facts for readers. */
interface Manifest {
  name: string;
  version: string;
  main?: string;
  exports?: { "."?: { import?: { types?: string; default?: string } } };
  repository?: string | { url?: string; directory?: string };
  /** The commit that it was published from, if its publisher notes it. */
  gitHead?: string;
}

interface SourceMap {
  sourceRoot?: string;
  sources: string[];
}

/** An installed package. */
interface Package {
  folder: string;
  manifest: Manifest;
}

/** Tells which installed package a file belongs to; each is looked up once. */
export class Packages {
  readonly root: string;

  #byFolder = new Map<string, Package | undefined>();

  /** @param root The folder that holds `node_modules`; what lies above it is no package of the site. */
  constructor(root: string) {
    this.root = root;
  }

  of(file: string): Package | undefined {
    return this.#at(dirname(file));
  }

  #at(folder: string): Package | undefined {
    if (!this.#byFolder.has(folder)) this.#byFolder.set(folder, this.#find(folder));
    return this.#byFolder.get(folder);
  }

  #find(folder: string): Package | undefined {
    const own = readPackage(folder);
    const typed = typedPackage(folder);
    const described = typed === undefined ? undefined : readPackage(join(this.root, typed));
    // Its version and its repository are what readers want to know.
    if (own !== undefined && described !== undefined)
      return { ...own, manifest: described.manifest };
    // Folders inside a package may hold a manifest too, which only says where its files are.
    if (own?.manifest.version !== undefined) return own;
    const parent = dirname(folder);
    return folder === this.root || parent === folder ? undefined : this.#at(parent);
  }
}

/** The folder of the package whose types are in a folder, where others published them. */
function typedPackage(folder: string): string | undefined {
  if (basename(dirname(folder)) !== "@types") return undefined;
  const name = basename(folder);
  return `node_modules/${name.includes("__") ? `@${name.replace("__", "/")}` : name}`;
}

function readPackage(folder: string): Package | undefined {
  const file = join(folder, "package.json");
  if (!existsSync(file)) return undefined;
  return { folder, manifest: parseJson(readFileSync(file, "utf8")) as Manifest };
}

/** The same place in the folder of a package's scripts, if that is not the folder of its declarations. */
export function inScripts({ folder, manifest }: Package, file: string): string | undefined {
  const { types, default: script } = manifest.exports?.["."]?.import ?? {};
  if (types === undefined || script === undefined) return undefined;
  const path = relative(join(folder, dirname(types)), file);
  return path.startsWith("..") ? undefined : join(folder, dirname(script), path);
}

/**
 * The part of a file's path that tells what it declares, without the folder of a module format:
 * `Button/Button` for `esm/Button/Button.d.ts`.
 */
export function modulePath({ folder }: Package, file: string) {
  const path = relative(folder, file).split(sep).join("/");
  return path.replace(/^(esm|modern|node)\//, "").replace(/(\.d)?\.[cm]?[jt]s$/, "");
}

/**
 * The address of the folder with the source of an entry, in the repository of its package. There is
 * none where the package and its settings do not say where that is.
 */
export function sourceAddress(
  owner: Package,
  file: string,
  { tag, source }: { tag: string | null; source: string | null },
): string | null {
  const { repository, gitHead } = owner.manifest;
  const address = repositoryAddress(repository);
  const revision = tag ?? gitHead;
  const folder =
    source === null
      ? sourceFolder(owner, file)
      : posix.join(source, dirname(modulePath(owner, file)));
  if (address === null || revision === undefined || folder === null) return null;
  const directory = typeof repository === "object" ? (repository.directory ?? "") : "";
  return `${address}/${posix.join("tree", revision, directory, folder)}`;
}

/** The page of a repository, of which npm knows several notations. */
function repositoryAddress(repository: Manifest["repository"]): string | null {
  const url = typeof repository === "string" ? repository : (repository?.url ?? "");
  const short = /^(?:github:)?([\w-]+\/[\w.-]+)$/.exec(url);
  const address = short
    ? `https://github.com/${short[1] ?? ""}`
    : url.replace(/^(?:git\+)?(?:ssh:\/\/git@|git:\/\/|git@)([^/:]+)[/:]/, "https://$1/");
  const page = address.replace(/^git\+/, "").replace(/\.git$/, "");
  return page.startsWith("https://") ? page : null;
}

/** The folder with the source of a declaration: its source map names it. Linked source is its own. */
function sourceFolder({ folder }: Package, file: string): string | null {
  const map = `${file}.map`;
  const mapped = existsSync(map) ? mappedSource(map) : undefined;
  const source = mapped ?? (/\.d\.[cm]?ts$/.test(file) ? undefined : file);
  if (source === undefined) return null;
  const found = relative(folder, dirname(source)).split(sep).join("/");
  return found.startsWith("..") ? null : found;
}

function mappedSource(map: string): string | undefined {
  const { sourceRoot = "", sources } = parseJson(readFileSync(map, "utf8")) as SourceMap;
  return sources[0] === undefined ? undefined : join(dirname(map), sourceRoot, sources[0]);
}
