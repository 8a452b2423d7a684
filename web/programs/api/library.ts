import { relative } from "node:path";
import type ts from "typescript";
import type { EntryRequest, FamilyRequest } from "../shared/requests.gen.ts";
import { Elements } from "./elements.ts";
import { memberOf, ownerName } from "./members.ts";
import { NamedTypes } from "./namedTypes.ts";
import { Packages } from "./packages.ts";
import { PassedDefaults } from "./passedDefaults.ts";
import { exportsOf, Modules } from "./program.ts";
import type { Problem, Request } from "./request.ts";
import { Scripts } from "./scripts.ts";

/** All packages of a request, read as one program. */
export class Library {
  readonly modules: Modules;
  readonly packages: Packages;
  readonly documented: Set<string>;
  readonly wanted: { root: string; specifiers: string[]; declarations: string[] };
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  readonly scripts: Scripts;
  readonly passedDefaults: PassedDefaults;
  readonly elements: Elements;
  readonly namedTypes: NamedTypes;

  #exports = new Map<string, ReturnType<typeof exportsOf>>();

  constructor(request: Request) {
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
    this.namedTypes = new NamedTypes(this.checker);
    this.elements = new Elements(this.program, this.modules.file("react"));
  }

  /** The declarations and scripts that were read, relative to the root; without those of TypeScript. */
  files(): string[] {
    const { root } = this.modules;
    const declared = this.program.getSourceFiles().map(({ fileName }) => fileName);
    const below = [...declared, ...this.scripts.files()].map((file) => relative(root, file));
    const own = below.filter((file) => !file.startsWith("..") && !file.startsWith("declared-"));
    return own.map((file) => file.replaceAll("\\", "/")).toSorted();
  }

  /** Whether it was read for exactly what a request needs. */
  holds(request: Request) {
    return JSON.stringify(this.wanted) === JSON.stringify(readFor(request));
  }

  /**
   * A problem for each file that is nested too deeply, at the family that documents its package;
   * where none does, at each.
   */
  deepFilesOf({ packages }: FamilyRequest): Problem[] {
    const documented = new Set(packages.map(({ name }) => name));
    return this.modules.deep.flatMap(({ file, line }) => {
      const owner = this.packages.of(file)?.manifest.name ?? "";
      if (this.documented.has(owner) && !documented.has(owner)) return [];
      const detail = `${relative(this.modules.root, file).replaceAll("\\", "/")}:${line}`;
      return [{ fault: "deep", entry: "", member: owner, detail }];
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
      index.get(`Unstable_${name}`) ??
      index.get(`unstable_${name}`)
    );
  }
}

/** What is read for a request; whatever else it says changes only what is told of that. */
function readFor({ root, families }: Request) {
  const specifiers = families.flatMap(({ packages, entries }) => [
    ...packages.map(({ name }) => name),
    ...entries.map((entry) => ownModule(entry)),
  ]);
  const declarations = families.map(({ declare }) => declare).filter((text) => text !== "");
  return { root, specifiers: [...new Set(specifiers)], declarations };
}

export function ownModule(entry: EntryRequest) {
  return `${entry.package}/${entry.module ?? ownerName(entry.name)}`;
}
