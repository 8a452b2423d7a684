import { parseJson } from "../shared/unknown.mjs";
import { describeComponent } from "./component.mjs";
import { Context } from "./context.mjs";
import { docsOf } from "./docs.mjs";
import { describeHook } from "./hook.mjs";
import { importForms } from "./importForms.mjs";
import { withTrueOrigins } from "./inherited.mjs";
import { describeInterface } from "./interface.mjs";
import { Library } from "./library.mjs";
import { describeNamedTypes } from "./namedTypes.mjs";
import { Origins } from "./origins.mjs";
import { sourceAddress } from "./packages.mjs";
import { fileOf } from "./symbols.mjs";

/**
 * @typedef {import("./request.mjs").EntryRequest} EntryRequest
 * @typedef {import("./request.mjs").FamilyRequest} FamilyRequest
 * @typedef {import("./request.mjs").Problem} Problem
 * @typedef {import("typescript").Symbol} Symbol
 */

/**
 * @param {import("./request.mjs").Request} request
 * @param {Library} [known] That holds what the request asks for.
 * @returns {import("./request.mjs").Answers}
 */
export function describeFamilies(request, known) {
  const started = performance.now();
  const library = known ?? new Library(request);
  const milliseconds = performance.now() - started;
  const families = request.families.map((family) => describeFamily(library, family));
  return { families, milliseconds };
}

/**
 * @param {Library} library
 * @param {FamilyRequest} family
 * @returns {import("./request.mjs").FamilyAnswer}
 */
export function describeFamily(library, family) {
  const origins = new Origins(family, library.packages);
  /** @type {Problem[]} */
  const problems = library.deepFilesOf(family);
  const started = performance.now();
  const entries = family.entries.flatMap((entry) => {
    const context = new Context(library.checker, family, entry, origins, problems);
    const symbol = library.find(entry);
    if (symbol !== undefined) return describeIfShallow(library, context, symbol);
    const declared = library.modules.file(entry.package) !== undefined;
    context.report(declared ? "missing" : "undeclared", "", entry.package);
    return [];
  });
  const milliseconds = performance.now() - started;
  return { id: family.id, entries: withTrueOrigins(entries), problems, milliseconds };
}

/**
 * Nothing of an entry whose types are nested deeper than the compiler can follow.
 *
 * @param {Library} library
 * @param {Context} context
 * @param {Symbol} symbol
 */
function describeIfShallow(library, context, symbol) {
  try {
    return [describeEntry(library, context, symbol)];
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    context.report("deep", "", context.entry.package);
    return [];
  }
}

/**
 * @param {Library} library
 * @param {Context} context
 * @param {Symbol} symbol
 * @returns {import("./request.mjs").Entry}
 */
function describeEntry(library, context, symbol) {
  const { checker, family, entry } = context;
  const { name, kind, plan, slug, route, anchor } = entry;
  const { description, deprecated } = docsOf(checker, symbol);
  const owner = library.packages.of(library.modules.file(entry.package) ?? "");
  const described = {
    ...{ name, kind, family: family.id, route, anchor, slug, package: entry.package },
    ...{ version: owner?.manifest.version ?? "", plan, description, deprecated },
    imports: importForms(library, family, entry, symbol),
    propsType: library.exports(entry.package).has(`${name}Props`) ? `${name}Props` : null,
    ...describeKind(library, context, symbol),
    source: sourceOf(library, family, entry, symbol),
  };
  const types = describeNamedTypes(context);
  return withOpenNames({ ...described, types }, new Set(types.map((one) => one.name)));
}

/**
 * @param {Library} library
 * @param {Context} context
 * @param {Symbol} symbol
 */
function describeKind(library, context, symbol) {
  if (context.entry.kind === "hook") return describeHook(context, symbol);
  if (context.entry.kind === "interface") return describeInterface(context, symbol);
  return describeComponent(library, context, symbol);
}

/**
 * @param {Library} library
 * @param {FamilyRequest} family
 * @param {EntryRequest} entry
 * @param {Symbol} symbol
 */
function sourceOf(library, family, entry, symbol) {
  const file = fileOf(symbol);
  const owner = file === undefined ? undefined : library.packages.of(file);
  const home = family.packages.find(({ name }) => name === owner?.manifest.name);
  const asked = family.packages.find(({ name }) => name === entry.package);
  const tag = home?.tag ?? asked?.tag;
  if (file === undefined || owner === undefined || tag === undefined) return null;
  return sourceAddress(owner, file, tag);
}

/**
 * Leaves in each type's names only those that the entry opens.
 *
 * @template T
 * @param {T} value
 * @param {ReadonlySet<string>} open
 * @returns {T}
 */
function withOpenNames(value, open) {
  const text = JSON.stringify(value, (key, /** @type {unknown} */ one) =>
    key === "names" && Array.isArray(one) ? one.filter((name) => open.has(String(name))) : one,
  );
  return /** @type {T} */ (parseJson(text));
}
