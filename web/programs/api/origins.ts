import { basename, dirname } from "node:path";
import type ts from "typescript";
import type { EntryRequest, FamilyRequest } from "../shared/requests.gen.ts";
import { isStyle } from "./properties.ts";
import { nameInTypes } from "./members.ts";
import { modulePath, type Packages } from "./packages.ts";
import type { Origin } from "./request.ts";
import { declarationOf, declaringType, isFoundation } from "./symbols.ts";

/** The endings of a declaring type's name, after the name of its component. */
const SUFFIX = /(Own|Base|Slot)?(Props|TypeMap|Parameters|OwnerState)(Base)?$/;

/** Finds the package that declares the props of a family's entries. */
export class Origins {
  readonly family: FamilyRequest;
  readonly packages: Packages;
  readonly components: Map<string, EntryRequest>;
  readonly own: Set<string>;

  constructor(family: FamilyRequest, packages: Packages) {
    this.family = family;
    this.packages = packages;
    this.components = new Map(
      family.entries
        .filter(({ kind }) => kind === "component")
        .flatMap((one) => [one.name, nameInTypes(one.name)].map((name) => [name, one])),
    );
    this.own = new Set(family.packages.map(({ name }) => name));
  }

  of(symbol: ts.Symbol, entry: EntryRequest): Origin {
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

  #declared(entry: EntryRequest, name: string, path: string, from: string): Origin {
    const component = this.#component(name, path);
    if (component?.name === entry.name) return this.ours(entry);
    if (component !== undefined) {
      const { name: other, package: home } = component;
      return { kind: "component", name: other, package: home, href: hrefOf(component) };
    }
    if (this.own.has(from)) return { ...this.ours(entry), package: from };
    return { kind: "package", name, package: from, href: null };
  }

  /** The documented component that a declaration belongs to, by the name of its interface or file. */
  #component(name: string, path: string) {
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

  ours(entry: EntryRequest): Origin {
    return { kind: "own", name: entry.name, package: entry.package, href: null };
  }

  #system(name: string, from: string): Origin {
    return { kind: "system", name, package: from, href: this.family.systemHref };
  }
}

export function hrefOf({ route, anchor }: EntryRequest) {
  return anchor === null ? route : `${route}#${anchor}`;
}
