// Compares releases of packages: node tests/migrations/main.mjs FOLDER [PAIR...]
// Writes `<pair>.csv` into the folder, and keeps the reasons that are in it.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseJson } from "../../web/programs/shared/unknown.ts";
import { compareApis } from "./compare.mjs";
import { extractApi } from "./extract.mjs";

/**
 * Two releases, and the page that leads from one to the other.
 *
 * @typedef {object} Pair
 * @property {string} name
 * @property {string} page Its folder in `site/pages`.
 * @property {string} before The alias in `package.json`.
 * @property {string} after An alias too, or empty for the packages that the site documents.
 * @property {string[]} packages Those that are read together.
 * @property {string} folders A pattern of the folders of these packages that are imported from.
 *
 * @typedef {import("./compare.mjs").Change} Change
 */

const HERE = import.meta.dirname;
const ROOT = path.join(HERE, "..", "..");
const COLUMNS = ["identifier", "kind", "change", "owners", "replacement", "detail", "reason"];

const [folder = "", ...wanted] = process.argv.slice(2);
const text = readFileSync(path.join(HERE, "pairs.json"), "utf8");
const pairs = /** @type {Pair[]} */ (parseJson(text));
for (const pair of pairs.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const folders = new RegExp(pair.folders);
  const before = extractApi(packagesIn(HERE, pair.before, pair.packages), folders);
  const after = extractApi(
    packagesIn(pair.after === "" ? ROOT : HERE, pair.after, pair.packages),
    folders,
  );
  const file = path.join(folder, `${pair.name}.csv`);
  const changes = compareApis(before, after);
  writeFileSync(file, table(changes, reasonsIn(file)));
  process.stdout.write(`${pair.name}: ${changes.length} changes\n`);
}

/**
 * Where packages are: in the folder of an alias, nested in it, or beside it.
 *
 * @param {string} root
 * @param {string} alias
 * @param {string[]} names
 */
function packagesIn(root, alias, names) {
  const modules = path.join(root, "node_modules");
  const first = alias ? nameOf(path.join(modules, alias)) : "";
  return names.flatMap((name) => {
    if (name === first) return [{ name, folder: path.join(modules, alias) }];
    const folders = [path.join(modules, alias, "node_modules", name), path.join(modules, name)];
    const found = folders.find((one) => existsSync(one));
    return found ? [{ name, folder: found }] : [];
  });
}

/** @param {string} packageFolder */
function nameOf(packageFolder) {
  const manifest = readFileSync(path.join(packageFolder, "package.json"), "utf8");
  return /** @type {{ name: string }} */ (parseJson(manifest)).name;
}

/**
 * @param {Change[]} changes
 * @param {Map<string, string>} reasons
 */
function table(changes, reasons) {
  const rows = changes.map((one) => [
    one.identifier,
    one.kind,
    one.change,
    one.owners.length > 2 ? `${one.owners[0]} +${one.owners.length - 1}` : one.owners.join(" "),
    one.replacement,
    one.detail,
    reasons.get(`${one.identifier} ${one.kind} ${one.change}`) ?? "",
  ]);
  return `${[COLUMNS, ...rows].map((row) => row.map(cell).join(",")).join("\n")}\n`;
}

/** @param {string} value */
function cell(value) {
  return /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

/**
 * Why a page does not name something, by its name, kind and change: the last column.
 *
 * @param {string} file
 */
function reasonsIn(file) {
  /** @type {Map<string, string>} */
  const found = new Map();
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  for (const line of lines.slice(1)) {
    const cells = [...line.matchAll(/(?<=^|,)(?:"((?:[^"]|"")*)"|([^",]*))(?=,|$)/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
    );
    found.set(cells.slice(0, 3).join(" "), cells.at(-1) ?? "");
  }
  return found;
}
