import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isRecord, parseJson } from "../shared/unknown.ts";

/** A package with more entries than this, such as a set of icons, is too much to load whole. */
const MANY = 1000;

/** Copies of a whole package for other tools, and its sources, as packages without `exports` bring them. */
const COPIES = new Set([
  "build",
  "cjs",
  "dist",
  "es",
  "esm",
  "legacy",
  "lib",
  "modern",
  "node",
  "source",
  "src",
  "umd",
]);

/**
 * All that a reader may import of packages: the root of each and what lies directly below it.
 * A package with very much below it is left empty: only what demos use of it can be offered.
 *
 * @param modules Absolute path of `node_modules`.
 * @returns Specifiers by package, sorted.
 */
export function specifiersOf(
  modules: string,
  packages: readonly string[],
): Record<string, string[]> {
  const scripts = new Map(
    packages.flatMap((name) => [...scriptsOf(path.join(modules, name), name)]),
  );
  leaveOutMissing(
    scripts,
    modules,
    packages.flatMap((name) => peersOf(modules, name)),
  );
  const found = [...scripts.keys()].sort();
  return Object.fromEntries(
    packages.map((name) => [name, found.filter((one) => packageOf(one) === name)]),
  );
}

/** The script of each specifier of a package; nothing for its root, which needs no look. */
function scriptsOf(folder: string, name: string) {
  const { exports } = readJson(path.join(folder, "package.json"));
  const entries = exports === undefined ? folders(folder) : exported(folder, exports);
  const scripts = new Map<string, string>();
  if (entries.size > MANY) return scripts;
  scripts.set(name, "");
  for (const [entry, script] of entries) scripts.set(`${name}/${entry}`, script);
  return scripts;
}

/** Names below the root of a package that says nothing of them: folders with an index. */
function folders(folder: string) {
  const names = directories(folder).filter((name) => !COPIES.has(name));
  return existing(names.map((name) => [name, path.join(folder, name, "index.js")]));
}

/** Names below the root that a package exports, with the script of each. */
function exported(folder: string, exports: unknown) {
  const table = isRecord(exports) ? exports : {};
  const rows = Object.entries(table).flatMap(([key, value]) => {
    const target = scriptOf(value);
    if (target === null) return [];
    if (key === "./*") return matching(folder, target);
    return isBelowRoot(key) ? [[key.slice(2), path.join(folder, target)]] : [];
  });
  return existing(rows.filter(([name]) => table[`./${name}`] !== null));
}

/** @param key Of `exports`. */
function isBelowRoot(key: string) {
  return /^\.\/[^/*]+$/.test(key);
}

/** The file that a browser's bundle takes for a value of `exports`, if it is a script. */
function scriptOf(value: unknown): string | null {
  if (typeof value === "string") return /\.[cm]?js$/.test(value) ? value : null;
  if (!isRecord(value)) return null;
  return scriptOf(value["import"] ?? value["browser"] ?? value["default"]);
}

/**
 * What `./*` stands for.
 *
 * @param target Holds a star where the name goes.
 */
function matching(folder: string, target: string): string[][] {
  const [start = "", end = ""] = target.split("*");
  const below = path.join(folder, start);
  const names = end.startsWith("/")
    ? directories(below)
    : files(below).flatMap((file) => (file.endsWith(end) ? [file.slice(0, -end.length)] : []));
  return names.map((name) => [name, path.join(below, name + end)]);
}

/**
 * Leaves out what needs a peer that is not installed, or in another version, and then what needs that.
 *
 * @param scripts By specifier.
 */
function leaveOutMissing(scripts: Map<string, string>, modules: string, peers: string[]) {
  if (peers.length === 0) return;
  const imports = new Map([...scripts].map(([name, script]) => [name, importsBeside(script)]));
  const isMissing = (one: string) => peers.includes(packageOf(one)) && !isThere(modules, one);
  const missing = [...new Set([...imports.values()].flat())].filter(isMissing);
  for (let lacking = missing; lacking.length > 0;) {
    const names = new Set(lacking);
    lacking = [...scripts.keys()].filter((name) =>
      imports.get(name)?.some((one) => names.has(one)),
    );
    for (const name of lacking) scripts.delete(name);
  }
}

/** Whether a package is installed, and says that others may import this. */
function isThere(modules: string, specifier: string) {
  const name = packageOf(specifier);
  const manifest = path.join(modules, name, "package.json");
  if (!existsSync(manifest)) return false;
  const { exports } = readJson(manifest);
  const keys = isRecord(exports) ? Object.keys(exports).filter((key) => key.startsWith(".")) : [];
  return keys.length === 0 || keys.some((key) => isFor(key, `.${specifier.slice(name.length)}`));
}

/** Whether a key of `exports` stands for a path. */
function isFor(key: string, wanted: string) {
  const [start = "", end] = key.split("*");
  if (end === undefined) return key === wanted;
  return wanted.startsWith(start) && wanted.endsWith(end);
}

/**
 * What the scripts in an entry's folder import of packages.
 *
 * @param script Its index; a script that is no index has no folder of its own.
 */
function importsBeside(script: string) {
  if (!/[\\/]index\.m?js$/.test(script)) return [];
  const folder = path.dirname(script);
  const texts = files(folder)
    .filter((file) => /\.m?js$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), "utf8"));
  return texts
    .flatMap((text) => [...text.matchAll(/\bfrom ['"]([^.'"][^'"]*)['"]/g)])
    .map(([, specifier = ""]) => specifier);
}

function peersOf(modules: string, name: string) {
  const { peerDependencies } = readJson(path.join(modules, name, "package.json"));
  return isRecord(peerDependencies) ? Object.keys(peerDependencies) : [];
}

/** The package that a specifier names. */
export function packageOf(specifier: string) {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

function existing(rows: string[][]) {
  return new Map(
    rows.flatMap(([name = "", script = ""]) => (existsSync(script) ? [[name, script]] : [])),
  );
}

function directories(folder: string) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
}

function files(folder: string) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );
}

function readJson(file: string): Record<string, unknown> {
  return parseJson(readFileSync(file, "utf8")) as Record<string, unknown>;
}
