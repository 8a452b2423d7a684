import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { DemoManifest } from "../build/manifest.ts";
import { linkedPackages } from "../shared/linkedPackages.ts";
import { isFromLinked } from "./linkedPackages.ts";

/** `import … from "x"`, `export … from "x"`, `import "x"` and `import("x")`; not what is only types. */
const importing =
  /(?:^|[;}])[ \t]*(?:import|export)\s+(?!type\b)(?:[\w*{][^'";]*?\sfrom\s+)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']/gm;

/** Made by the build, a part of the engine, found by rules of its own, or named by copied projects. */
const virtual = /^(?:[./]|@fonts\/|showfloor(?:$|\/)|\w+:|vite$|@vitejs\/)|\.css$|[?$]/;

const always = ["react", "react-dom", "react/jsx-runtime", "react/jsx-dev-runtime"];

/** Packages that only the browser runs: the renderer need not have them. */
const forBrowsers = /^(?:@codemirror|@lezer|react-dom\/client|sucrase|lz-string|fflate|web-vitals)/;

/** Packages that only the renderer runs. */
const forServer = "react-dom/server";

/** Folders of the frontend whose scripts pages do not load while a site is written. */
const apart = /^(?:offline|editor[\\/]sandbox|testing)[\\/]|\.(?:test|d)\.tsx?$/;

/** By absolute path. */
export type FileImports = Record<string, { stamp: string; names: string[] }>;

/** The imports of scripts, each read again only when it has changed. */
export class KnownImports {
  #before: FileImports;
  /** Those that were asked for. */
  files: FileImports = {};

  constructor(before: FileImports = {}) {
    this.#before = before;
  }

  /** @param file Absolute path. */
  of(file: string) {
    const { mtimeMs, ctimeMs, size } = statSync(file);
    const stamp = `${mtimeMs} ${ctimeMs} ${size}`;
    const known = this.files[file] ?? this.#before[file];
    const current =
      known?.stamp === stamp ? known : { stamp, names: importsOf(readFileSync(file, "utf8")) };
    this.files[file] = current;
    return current.names;
  }
}

/**
 * All that the site and the frontend import of packages, for browsers and for the renderer. Each
 * package is bundled once before anything is served, so that there is one of each.
 *
 * @param web Absolute path of the frontend.
 */
export function packagesOf(manifest: DemoManifest, web: string, known: KnownImports) {
  const files = [
    ...scripts(path.join(web, "src")).filter(
      (file) => !apart.test(path.relative(`${web}/src`, file)),
    ),
    ...["pages", "families", "components", "directives", "slots"].flatMap((folder) =>
      scripts(path.join(manifest.root, folder)),
    ),
  ];
  const played = Object.values(manifest.playgrounds);
  const statements = played.flatMap(({ imports }) => Object.values(imports));
  const named = settings(path.join(manifest.root, "families")).flatMap(namesIn);
  const imported = [...files.flatMap((file) => known.of(file)), ...statements.flatMap(importsOf)];
  const all = [...new Set([...always, ...named, ...imported])].sort();
  // What is edited is not bundled ahead.
  const linked = linkedPackages(manifest.packages);
  const packages = all.filter((name) => !virtual.test(name) && !isFromLinked(linked, name));
  return {
    client: packages.filter((name) => name !== forServer),
    ssr: packages.filter((name) => !forBrowsers.test(name)),
  };
}

/** What the settings of playgrounds import: it has to be known before the site is compiled. */
function settings(folder: string) {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).map((family) => path.join(folder, family, "playground.toml"));
  return files.filter((file) => existsSync(file)).map((file) => readFileSync(file, "utf8"));
}

function namesIn(toml: string) {
  const rows = toml.matchAll(/^\w+ = "((?:@[\w-]+\/)?[\w-]+\/[\w/-]+)"$/gm);
  return [...rows].map(([, name]) => name ?? "");
}

export function importsOf(text: string) {
  return [...text.matchAll(importing)].map(([, stated, later]) => stated ?? later ?? "");
}

/** Those of projects beside pages are shown as text, and import what only their own tools can load. */
function scripts(folder: string) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/(?:^|[\\/])projects[\\/]/.test(name))
    .map((name) => path.join(folder, name));
}
