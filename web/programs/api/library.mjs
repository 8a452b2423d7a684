import { relative } from "node:path";
import { Elements } from "./elements.mjs";
import { Packages } from "./packages.mjs";
import { PassedDefaults } from "./passedDefaults.mjs";
import { exportsOf, Modules } from "./program.mjs";
import { Scripts } from "./scripts.mjs";

/**
 * @typedef {import("./request.mjs").EntryRequest} EntryRequest
 * @typedef {import("./request.mjs").FamilyRequest} FamilyRequest
 * @typedef {import("./request.mjs").Problem} Problem
 * @typedef {import("./request.mjs").Request} Request
 */

/** All packages of a request, read as one program. */
export class Library {
  /** @type {Map<string, ReturnType<typeof exportsOf>>} */
  #exports = new Map();

  /** @param {Request} request */
  constructor(request) {
    const { root, families } = request;
    this.modules = new Modules(root);
    this.packages = new Packages();
    this.documented = new Set(families.flatMap(({ packages }) => packages.map(({ name }) => name)));
    this.wanted = readFor(request);
    const { specifiers, declarations } = this.wanted;
    this.program = this.modules.program(["react", ...specifiers], declarations);
    this.checker = this.program.getTypeChecker();
    this.scripts = new Scripts(this.modules);
    this.passedDefaults = new PassedDefaults(this.scripts);
    this.elements = new Elements(this.program, this.modules.file("react"));
  }

  /**
   * Whether it was read for exactly what a request needs.
   *
   * @param {Request} request
   */
  holds(request) {
    return JSON.stringify(this.wanted) === JSON.stringify(readFor(request));
  }

  /**
   * A problem for each file that is nested too deeply, at the family that documents its package;
   * where none does, at each.
   *
   * @param {FamilyRequest} family
   * @returns {Problem[]}
   */
  deepFilesOf({ packages }) {
    const documented = new Set(packages.map(({ name }) => name));
    return this.modules.deep.flatMap(({ file, line }) => {
      const owner = this.packages.of(file)?.manifest.name ?? "";
      if (this.documented.has(owner) && !documented.has(owner)) return [];
      const detail = `${relative(this.modules.root, file).replaceAll("\\", "/")}:${line}`;
      return [{ fault: "deep", entry: "", member: owner, detail }];
    });
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

/**
 * What is read for a request; whatever else it says changes only what is told of that.
 *
 * @param {Request} request
 */
function readFor({ root, families }) {
  const specifiers = families.flatMap(({ packages, entries }) => [
    ...packages.map(({ name }) => name),
    ...entries.map((entry) => ownModule(entry)),
  ]);
  const declarations = families.map(({ declare }) => declare).filter((text) => text !== "");
  return { root, specifiers: [...new Set(specifiers)], declarations };
}

/** @param {EntryRequest} entry */
export function ownModule(entry) {
  return `${entry.package}/${entry.module ?? entry.name}`;
}
