import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type typescript from "typescript";
import type { Plugin } from "vite";
import { linkedPackages } from "./linkedPackages.ts";

/** A name by which the sources of a linked package import each other, such as `@/*`. */
interface Alias {
  /** Of the package. */
  owner: string;
  /** Where the package is edited. */
  folder: string;
  name: string;
  /** Paths from that folder. */
  targets: string[];
}

/**
 * The names by which the sources of linked packages import each other (`paths` of the `tsconfig.json`
 * beside them), with paths from the root folder.
 *
 * @param root The folder that holds `node_modules`.
 */
export function aliasesOf(root: string): Record<string, string[]> {
  const found = aliasesIn(path.join(root, "node_modules"));
  return Object.fromEntries(
    found.map(({ owner, name, targets }) => [
      name,
      targets.map((target) => path.posix.join("node_modules", owner, target)),
    ]),
  );
}

/**
 * Resolves these names for the modules of their package.
 *
 * @param modules Absolute path of the packages of the site.
 */
export function resolvesAliases(modules: string): Plugin {
  const name = "showfloor:aliases";
  const aliases = aliasesIn(modules);
  // A hook is asked about each import of a build.
  if (aliases.length === 0) return { name };
  return {
    name,
    enforce: "pre",
    async resolveId(id, importer) {
      for (const { owner, folder, name, targets } of aliases) {
        const [start = "", end] = name.split("*");
        const isNamed = end === undefined ? id === name : id.startsWith(start) && id.endsWith(end);
        const places = [folder, path.posix.join(modules, owner)];
        const from = places.find((place) => importer?.startsWith(`${place}/`));
        if (!isNamed || from === undefined) continue;
        const rest = id.slice(start.length, id.length - (end ?? "").length);
        for (const target of targets) {
          const file = path.posix.join(
            from,
            target.replace("*", () => rest),
          );
          const resolved = await this.resolve(file, importer, { skipSelf: true });
          if (resolved !== null) return resolved;
        }
      }
      return null;
    },
  };
}

function aliasesIn(modules: string): Alias[] {
  return [...linkedPackages(modules)].flatMap(([owner, folder]) => {
    const file = path.join(folder, "tsconfig.json");
    if (!existsSync(file)) return [];
    const { paths = {}, base } = pathsIn(file);
    return Object.entries(paths).map(([name, targets]) => ({
      ...{ owner, folder, name },
      targets: targets.map((target) =>
        path.relative(folder, path.resolve(base, target)).replaceAll("\\", "/"),
      ),
    }));
  });
}

function pathsIn(file: string): { paths: typescript.MapLike<string[]> | undefined; base: string } {
  // It takes long to load, and few sites have the sources of their library beside them.
  const ts = createRequire(import.meta.url)("typescript") as typeof typescript;
  const folder = path.dirname(file);
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as {
    config?: object;
  };
  // Only the options are asked for, and those of what it extends.
  const host = { ...ts.sys, readDirectory: () => [] };
  const { options } = ts.parseJsonConfigFileContent(config ?? {}, host, folder, undefined, file);
  const { pathsBasePath } = options as { pathsBasePath?: string };
  return { paths: options.paths, base: options.baseUrl ?? pathsBasePath ?? folder };
}
