import { basename, dirname } from "node:path";
import { isStyle } from "./properties.mjs";
import { modulePath } from "./packages.mjs";
import { declarationOf, declaringType, isFoundation } from "./symbols.mjs";

/**
 * @typedef {import("typescript").Symbol} Symbol
 * @typedef {import("./request.mjs").Origin} Origin
 * @typedef {import("./request.mjs").EntryRequest} EntryRequest
 * @typedef {import("./request.mjs").FamilyRequest} FamilyRequest
 */

/** The endings of a declaring type's name, after the name of its component. */
const SUFFIX = /(Own|Base|Slot)?(Props|TypeMap|Parameters|OwnerState)(Base)?$/;

/** Finds the package that declares the props of a family's entries. */
export class Origins {
  /**
   * @param {FamilyRequest} family
   * @param {import("./packages.mjs").Packages} packages
   */
  constructor(family, packages) {
    this.family = family;
    this.packages = packages;
    this.components = new Map(
      family.entries.filter(({ kind }) => kind === "component").map((one) => [one.name, one]),
    );
    this.own = new Set(family.packages.map(({ name }) => name));
  }

  /**
   * @param {Symbol} symbol
   * @param {EntryRequest} entry
   * @returns {Origin}
   */
  of(symbol, entry) {
    const node = declarationOf(symbol);
    const file = node?.getSourceFile().fileName;
    const owner = file && this.packages.of(file);
    if (!node || !file || !owner) return this.ours(entry);
    // Attributes that have a row are those that the component itself looks at, and what a type of
    // the language makes of names (`Record`) is the component's, which names them.
    if (isFoundation(file) && !isStyle(symbol)) return this.ours(entry);
    const path = modulePath(owner, file);
    const name = declaringType(node)?.name?.text ?? basename(path);
    if (isStyle(symbol) || this.family.system.includes(name)) {
      return this.#system(name, owner.manifest.name);
    }
    return this.#declared(entry, name, path, owner.manifest.name);
  }

  /**
   * @param {EntryRequest} entry
   * @param {string} name
   * @param {string} path
   * @param {string} from
   * @returns {Origin}
   */
  #declared(entry, name, path, from) {
    const component = this.#component(name, path);
    if (component?.name === entry.name) return this.ours(entry);
    if (component !== undefined) {
      const { name: other, package: home } = component;
      return { kind: "component", name: other, package: home, href: hrefOf(component) };
    }
    if (this.own.has(from)) return { ...this.ours(entry), package: from };
    return { kind: "package", name, package: from, href: null };
  }

  /**
   * The documented component that a declaration belongs to, by the name of its interface or file.
   *
   * @param {string} name
   * @param {string} path
   */
  #component(name, path) {
    const file = basename(path).replace(/\.types$/, "");
    const names = [
      this.family.owners[name],
      file,
      file.replace(SUFFIX, ""),
      name.replace(SUFFIX, ""),
    ];
    const folder = basename(dirname(path));
    for (const one of [...names, folder]) {
      const component = one === undefined ? undefined : this.components.get(one);
      if (component !== undefined) return component;
    }
    return undefined;
  }

  /**
   * @param {EntryRequest} entry
   * @returns {Origin}
   */
  ours(entry) {
    return { kind: "own", name: entry.name, package: entry.package, href: null };
  }

  /**
   * @param {string} name
   * @param {string} from
   * @returns {Origin}
   */
  #system(name, from) {
    return { kind: "system", name, package: from, href: this.family.systemHref };
  }
}

/** @param {EntryRequest} entry */
export function hrefOf({ route, anchor }) {
  return anchor === null ? route : `${route}#${anchor}`;
}
