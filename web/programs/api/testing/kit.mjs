import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describeFamily } from "../entry.mjs";
import { Library } from "../library.mjs";

/**
 * A project with a package of components that does not exist, for tests.
 *
 * @typedef {import("../request.mjs").EntryRequest} EntryRequest
 * @typedef {import("../request.mjs").FamilyRequest} FamilyRequest
 */

const MODULES = fileURLToPath(new URL("../../../../node_modules", import.meta.url));

/**
 * Writes the package's files and returns the folder of the project around it.
 *
 * @param {Record<string, string>} files
 */
export function makeProject(files) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "kit-")));
  // Copied: a link would lead to a place outside the project.
  for (const name of ["@types/react", "csstype"]) {
    cpSync(join(MODULES, name), join(root, "node_modules", name), { recursive: true });
  }
  const manifest = {
    name: "@acorn/kit",
    version: "2.1.0",
    types: "./index.d.ts",
    repository: { url: "git+https://example.com/acorn/kit.git", directory: "packages/kit" },
  };
  writeFiles(join(root, "node_modules/@acorn/kit"), {
    "package.json": JSON.stringify(manifest),
    ...files,
  });
  return root;
}

/** @param {string} root */
export function removeProject(root) {
  rmSync(root, { recursive: true });
}

/**
 * Reads the package, which takes a while.
 *
 * @param {string} root
 * @param {string[]} names Entries with a module of their own.
 * @param {string} [declare]
 */
export function openKit(root, names, declare = "") {
  return new Library(requestOf(root, names, { declare }));
}

/**
 * @param {string} root
 * @param {string[]} names
 * @param {Partial<FamilyRequest>} [family]
 * @returns {import("../request.mjs").Request}
 */
export function requestOf(root, names, family = {}) {
  const entries = names.map((name) => ({ name }));
  return { root, families: [familyRequest(entries, family)] };
}

/**
 * Describes entries of the package.
 *
 * @param {Library} library
 * @param {Partial<EntryRequest>[]} entries
 * @param {Partial<FamilyRequest>} [family]
 */
export function describeKit(library, entries, family = {}) {
  return describeFamily(library, familyRequest(entries, family));
}

/**
 * @param {Partial<EntryRequest>[]} entries
 * @param {Partial<FamilyRequest>} family
 * @returns {FamilyRequest}
 */
function familyRequest(entries, family) {
  return {
    id: "acorn-kit",
    packages: [{ name: "@acorn/kit", plan: null, tag: "v2.1.0" }],
    entries: entries.map((one) => ({ ...entryDefaults(one.name ?? ""), ...one })),
    declare: "",
    owners: {},
    plans: {},
    links: {},
    elsewhere: {},
    system: [],
    systemHref: null,
    hidden: {},
    ...family,
  };
}

/**
 * @param {string} name
 * @returns {EntryRequest}
 */
function entryDefaults(name) {
  const slug = name.toLowerCase();
  const place = { slug, route: `/acorn-kit/api/${slug}/`, anchor: null };
  return { name, kind: "component", package: "@acorn/kit", module: null, plan: null, ...place };
}

/**
 * @param {string} folder
 * @param {Record<string, string>} files
 */
function writeFiles(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
