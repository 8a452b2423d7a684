import ts from "typescript";
import type { EntryRequest, FamilyRequest } from "../shared/requests.gen.ts";
import { acceptedNames } from "./component.ts";
import { describeFamily } from "./entry.ts";
import { isComponent, isComponentName } from "./exportedComponents.ts";
import { Library } from "./library.ts";
import type { Class, Entry, Prop } from "./request.ts";
import { fileOf } from "./symbols.ts";
import { unstable } from "./unstable.ts";

export interface SnapshotRequest {
  /** The folder that holds `node_modules`. */
  root: string;
  family: FamilyRequest;
}

/** What a package exported; `showfloor.history.compare` says what each field means. */
export interface Snapshot {
  package: string;
  exports: string[];
  entries: SnapshotEntry[];
}

interface SnapshotEntry {
  name: string;
  kind: string;
  deprecated: string | null;
  members: Member[];
  accepts: string[];
}

interface Member {
  kind: "prop" | "parameter" | "return-value" | "slot" | "class" | "css-variable";
  name: string;
  type?: string;
  default?: string | null;
  required?: boolean;
  deprecated?: string | null;
}

const hookName = /^use[A-Z]/;

/** Returns the exports, components and hooks of those packages of a family that are installed. */
export function describeSnapshots({ root, family }: SnapshotRequest): Snapshot[] {
  const library = new Library(root, family);
  const names = family.packages.map(({ name }) => name);
  const installed = names.filter((name) => library.modules.file(name) !== undefined);
  const exported = new Map(installed.map((name) => [name, ownExports(library, name, names)]));
  const documented = family.entries.filter(
    (entry) => installed.includes(entry.package) && library.find(entry) !== undefined,
  );
  const known = new Set(documented.map(({ name }) => name));
  const others = [...exported].flatMap(([owner, symbols]) =>
    undocumented(library, owner, symbols).filter(({ name }) => !known.has(name)),
  );
  const all = [...documented, ...others];
  const { entries } = describeFamily(library, { ...family, entries: all });
  const accepted = new Map(all.map((entry) => [entry.name, acceptedBy(library, entry)]));
  return installed.map((owner) => ({
    package: owner,
    exports: [...(exported.get(owner)?.keys() ?? [])].sort(),
    entries: entries
      .filter((entry) => entry.package === owner)
      .map((entry) => entryFacts(entry, accepted.get(entry.name) ?? [])),
  }));
}

function acceptedBy(library: Library, entry: EntryRequest) {
  const symbol = entry.kind === "component" ? library.find(entry) : undefined;
  return symbol === undefined ? [] : acceptedNames(library.checker, symbol);
}

/** What a package exports that no other of the documented packages declares. */
function ownExports(library: Library, owner: string, names: string[]): Map<string, ts.Symbol> {
  const others = new Set(names.filter((name) => name !== owner));
  return new Map(
    [...library.exports(owner)].filter(([, symbol]) => {
      const declaredBy = library.packages.of(fileOf(symbol) ?? "")?.manifest.name;
      return declaredBy === undefined || !others.has(declaredBy);
    }),
  );
}

/** The components and hooks among exports, without their prefix `unstable_`. */
function undocumented(library: Library, owner: string, exported: Map<string, ts.Symbol>) {
  return [...exported].flatMap(([fullName, symbol]): EntryRequest[] => {
    const name = fullName.replace(unstable, "");
    // What has left the prefix behind is another export.
    if (name !== fullName && exported.has(name)) return [];
    const kind = kindOf(library.checker, name, symbol);
    if (kind === undefined) return [];
    const place = { slug: name, route: "", anchor: null };
    return [{ name, kind, package: owner, module: null, plan: null, ...place }];
  });
}

function kindOf(checker: ts.TypeChecker, name: string, symbol: ts.Symbol) {
  if ((symbol.flags & ts.SymbolFlags.Value) === 0) return undefined;
  if (hookName.test(name)) {
    const isFunction = checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0;
    return isFunction ? "hook" : undefined;
  }
  return isComponentName(name) && isComponent(checker, symbol) ? "component" : undefined;
}

function entryFacts(
  entry: Entry & { deprecated?: string | null },
  accepts: string[],
): SnapshotEntry {
  const { name, kind, deprecated = null, slots = [], classes = [], cssVariables = [] } = entry;
  const members = [
    ...props("prop", entry.props),
    ...props("parameter", entry.parameters),
    ...props("return-value", entry.returns),
    ...slots.map((slot) => ({
      kind: "slot" as const,
      name: slot.name,
      deprecated: slot.deprecated,
    })),
    ...classes.flatMap((one) => classFacts(one)),
    ...cssVariables.map((one) => ({ kind: "css-variable" as const, name: one.name })),
  ];
  return { name, kind, deprecated, members, accepts };
}

/** The state classes are those of all components: they come and go with none. */
function classFacts({ key, state, deprecated }: Class): Member[] {
  return state ? [] : [{ kind: "class", name: key, deprecated }];
}

function props(kind: "prop" | "parameter" | "return-value", all: Prop[] = []): Member[] {
  return all
    .filter(({ origin, internal }) => origin.kind !== "system" && !internal)
    .map(({ name, type, required, deprecated, ...prop }) => ({
      ...{ kind, name, type: type.text, default: prop.default, required, deprecated },
    }));
}
