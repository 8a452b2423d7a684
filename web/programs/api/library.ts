import { relative } from "node:path";
import type ts from "typescript";
import type { EntryRequest, FamilyRequest } from "../shared/requests.gen.ts";
import { defaultName } from "./defaultExports.ts";
import { Elements } from "./elements.ts";
import { memberOf, ownerName } from "./members.ts";
import { NamedTypes } from "./namedTypes.ts";
import { Packages } from "./packages.ts";
import { PassedDefaults } from "./passedDefaults.ts";
import { exportsOf, Modules } from "./program.ts";
import type { Problem } from "./request.ts";
import { Scripts } from "./scripts.ts";
import { StateUses } from "./states.ts";
import { unstableExport } from "./unstable.ts";

/**
 * The packages of one family, read as one program. The compiler orders types as it meets them, and a
 * package may add to the types of another: so no family shares a program with another.
 */
export class Library {
  readonly modules: Modules;
  readonly packages: Packages;
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  readonly scripts: Scripts;
  readonly passedDefaults: PassedDefaults;
  readonly elements: Elements;
  readonly namedTypes: NamedTypes;
  readonly stateUses = new StateUses();

  #exports = new Map<string, ReturnType<typeof exportsOf>>();

  constructor(root: string, { packages, entries, declare }: FamilyRequest, host?: ts.CompilerHost) {
    this.modules = new Modules(root, host);
    this.packages = new Packages(this.modules.root);
    const indexes = packages.map(({ name }) => name);
    const specifiers = new Set(["react", ...indexes, ...entries.map((one) => ownModule(one))]);
    this.program = this.modules.program([...specifiers], declare === "" ? [] : [declare]);
    this.checker = this.program.getTypeChecker();
    this.scripts = new Scripts(this.modules);
    this.passedDefaults = new PassedDefaults(this.scripts);
    this.namedTypes = new NamedTypes(this.checker);
    this.elements = new Elements(this.program, this.modules.file("react"));
  }

  /** The declarations and scripts that were read, relative to the root; without those of TypeScript. */
  files(): string[] {
    const { root } = this.modules;
    const declared = this.program.getSourceFiles().map(({ fileName }) => fileName);
    const below = [...declared, ...this.scripts.files()].map((file) => relative(root, file));
    const own = below.filter((file) => !file.startsWith("..") && !file.startsWith("declared-"));
    return own.map((file) => file.replaceAll("\\", "/"));
  }

  /** A problem for each file that is nested too deeply. */
  deepFiles(): Problem[] {
    return this.modules.deep.map(({ file, line }) => {
      const owner = this.packages.of(file)?.manifest.name ?? "";
      const detail = `${relative(this.modules.root, file).replaceAll("\\", "/")}:${line}`;
      return { fault: "deep", entry: "", member: owner, detail };
    });
  }

  /** What a module exports; nothing if there is no such module. */
  exports(specifier: string) {
    const known = this.#exports.get(specifier);
    if (known !== undefined) return known;
    const found = exportsOf(this.program, this.modules.file(specifier));
    this.#exports.set(specifier, found);
    return found;
  }

  /** What an entry names. */
  find(entry: EntryRequest): ts.Symbol | undefined {
    const [, ...members] = entry.name.split(".");
    return members.reduce(
      (owner, name) => owner && memberOf(this.checker, owner, name),
      this.exported(entry),
    );
  }

  /** What is imported for an entry, by the index of its package or by a module of its own. */
  exported(entry: EntryRequest): ts.Symbol | undefined {
    const name = ownerName(entry.name);
    const own = this.exports(ownModule(entry));
    const index = this.exports(entry.package);
    return (
      index.get(name) ??
      own.get(name) ??
      own.get("default") ??
      unstableExport(index, name) ??
      this.#defaultExport(entry.package, name)
    );
  }

  #defaultExport(specifier: string, name: string) {
    const symbol = this.exports(specifier).get("default");
    return symbol && defaultName(symbol, specifier) === name ? symbol : undefined;
  }
}

export function ownModule(entry: EntryRequest) {
  return `${entry.package}/${entry.module ?? ownerName(entry.name)}`;
}
