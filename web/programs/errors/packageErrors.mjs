import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { messagesIn } from "./errorMessages.mjs";

/**
 * @typedef {object} ErrorsRequest
 * @property {string} root The folder that holds `node_modules`.
 * @property {string[]} packages
 *
 * @typedef {import("./errorMessages.mjs").Message} Message
 * @typedef {Message & { package: string, module: string }} Thrown
 */

/** Folders that hold the same modules once more, or other packages. */
const repeated = new Set(["modern", "legacy", "node", "cjs", "node_modules", "src"]);

/**
 * All messages of packages, in the order of the packages and of their modules.
 *
 * @param {ErrorsRequest} request
 * @returns {Promise<Thrown[]>}
 */
export async function messagesOf({ root, packages }) {
  const found = [];
  for (const name of packages) {
    const folder = await modulesFolder(path.join(root, "node_modules", name));
    for (const file of await scripts(folder)) {
      const module = moduleName(path.relative(folder, file)) ?? name;
      const messages = messagesIn(await readFile(file, "utf8"));
      found.push(...messages.map((one) => ({ ...one, package: name, module })));
    }
  }
  return found;
}

/** `styles/createPalette.js` is `createPalette`, `styles/index.js` is `styles`. @param {string} file */
function moduleName(file) {
  return file
    .split(path.sep)
    .map((part) => path.parse(part).name)
    .findLast((part) => part !== "index");
}

/** Packages keep the modules for bundlers in a folder of their own, or at their root. @param {string} folder */
async function modulesFolder(folder) {
  const names = await readdir(folder);
  return names.includes("esm") ? path.join(folder, "esm") : folder;
}

/** @param {string} folder @returns {Promise<string[]>} */
async function scripts(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const place = path.join(folder, entry.name);
      if (entry.isDirectory()) return repeated.has(entry.name) ? [] : scripts(place);
      return /\.m?js$/.test(entry.name) ? [place] : [];
    }),
  );
  return found.flat().sort();
}
