import type ts from "typescript";
import { parseJson } from "../shared/unknown.ts";
import type { EntryRequest, FamilyRequest } from "../shared/requests.gen.ts";
import { describeComponent } from "./component.ts";
import { Context } from "./context.ts";
import { docsOf } from "./docs.ts";
import { describeHook } from "./hook.ts";
import { importForms } from "./importForms.ts";
import { withTrueOrigins } from "./inherited.ts";
import { describeInterface } from "./interface.ts";
import { Library } from "./library.ts";
import { describeNamedTypes } from "./namedTypes.ts";
import { nameInTypes } from "./members.ts";
import { hostWithin } from "./program.ts";
import { Origins } from "./origins.ts";
import { sourceAddress } from "./packages.ts";
import type { Answers, Entry, FamilyAnswer, Problem, Request } from "./request.ts";
import { fileOf } from "./symbols.ts";

/** @param host Of the request's root; it may have parsed files for an earlier request. */
export function describeFamilies(
  { root, families }: Request,
  host: ts.CompilerHost = hostWithin(root),
): Answers {
  const files = new Set<string>();
  const answers = families.map((family) => {
    const library = new Library(root, family, host);
    const answer = describeFamily(library, family);
    for (const file of library.files()) files.add(file);
    return answer;
  });
  return { families: answers, files: [...files].toSorted() };
}

export function describeFamily(library: Library, family: FamilyRequest): FamilyAnswer {
  const origins = new Origins(family, library.packages);
  const problems: Problem[] = library.deepFiles();
  const started = performance.now();
  const entries = family.entries.flatMap((entry) => {
    const symbol = library.find(entry);
    const context = new Context(library.checker, family, entry, origins, problems, symbol);
    if (symbol !== undefined) return describeIfShallow(library, context, symbol);
    const declared = library.modules.file(entry.package) !== undefined;
    context.report(declared ? "missing" : "undeclared", "", entry.package);
    return [];
  });
  const milliseconds = performance.now() - started;
  return { id: family.id, entries: withTrueOrigins(entries), problems, milliseconds };
}

/** Nothing of an entry whose types are nested deeper than the compiler can follow. */
function describeIfShallow(library: Library, context: Context, symbol: ts.Symbol) {
  try {
    return [describeEntry(library, context, symbol)];
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    context.report("deep", "", context.entry.package);
    return [];
  }
}

function describeEntry(library: Library, context: Context, symbol: ts.Symbol): Entry {
  const { checker, family, entry } = context;
  const { name, kind, plan, slug, route, anchor } = entry;
  const { description, deprecated } = docsOf(checker, symbol);
  const owner = library.packages.of(library.modules.file(entry.package) ?? "");
  const propsType = `${nameInTypes(name)}Props`;
  const described = {
    ...{ name, kind, family: family.id, route, anchor, slug, package: entry.package },
    ...{ version: owner?.manifest.version ?? "", plan, description, deprecated },
    imports: importForms(library, family, entry, library.exported(entry) ?? symbol),
    propsType: library.exports(entry.package).has(propsType) ? propsType : null,
    ...describeKind(library, context, symbol),
    source: sourceOf(library, family, entry, symbol),
  };
  const props = kind === "component" && "props" in described ? described.props : [];
  const types = describeNamedTypes(context, library.namedTypes, props);
  return withOpenNames({ ...described, types }, new Set(types.map((one) => one.name)));
}

function describeKind(library: Library, context: Context, symbol: ts.Symbol) {
  if (context.entry.kind === "hook") return describeHook(context, symbol);
  if (context.entry.kind === "interface") return describeInterface(context, symbol);
  return describeComponent(library, context, symbol);
}

function sourceOf(library: Library, family: FamilyRequest, entry: EntryRequest, symbol: ts.Symbol) {
  const file = fileOf(symbol);
  const owner = file === undefined ? undefined : library.packages.of(file);
  const home = family.packages.find(({ name }) => name === owner?.manifest.name);
  const asked = family.packages.find(({ name }) => name === entry.package);
  const known = home ?? asked;
  if (file === undefined || owner === undefined || known === undefined) return null;
  return sourceAddress(owner, file, known);
}

/** Leaves in each type's names only those that the entry opens. */
function withOpenNames<T>(value: T, open: ReadonlySet<string>): T {
  const text = JSON.stringify(value, (key, one: unknown) =>
    key === "names" && Array.isArray(one) ? one.filter((name) => open.has(String(name))) : one,
  );
  return parseJson(text) as T;
}
