import { Elements } from "./elements.mjs";
import { Packages } from "./packages.mjs";
import { exportsOf, Modules } from "./program.mjs";

/**
 * @typedef {import("./request.mjs").EntryRequest} EntryRequest
 * @typedef {import("./request.mjs").Request} Request
 */

/** All packages of a request, read as one program. */
export class Library {
  /** @type {Map<string, ReturnType<typeof exportsOf>>} */
  #exports = new Map();

  /** @param {Request} request */
  constructor({ root, families }) {
    this.modules = new Modules(root);
    this.packages = new Packages();
    const specifiers = families.flatMap(({ packages, entries }) => [
      ...packages.map(({ name }) => name),
      ...entries.map((entry) => ownModule(entry)),
    ]);
    const declarations = families.map(({ declare }) => declare).filter((text) => text !== "");
    this.program = this.modules.program(["react", ...new Set(specifiers)], declarations);
    this.checker = this.program.getTypeChecker();
    this.elements = new Elements(this.program, this.modules.file("react"));
  }

  /**
   * What a module exports; nothing if there is no such module.
   *
   * @param {string} specifier
   */
  exports(specifier) {
    const known = this.#exports.get(specifier);
    if (known !== undefined) return known;
    const found = exportsOf(this.program, this.modules.file(specifier));
    this.#exports.set(specifier, found);
    return found;
  }

  /**
   * What an entry names, by the index of its package or by a module of its own.
   *
   * @param {EntryRequest} entry
   * @returns {import("typescript").Symbol | undefined}
   */
  find(entry) {
    const own = this.exports(ownModule(entry));
    const index = this.exports(entry.package);
    return (
      index.get(entry.name) ??
      own.get(entry.name) ??
      own.get("default") ??
      index.get(`Unstable_${entry.name}`) ??
      index.get(`unstable_${entry.name}`)
    );
  }
}

/** @param {EntryRequest} entry */
export function ownModule(entry) {
  return `${entry.package}/${entry.module ?? entry.name}`;
}
