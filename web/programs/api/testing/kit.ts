import { cpSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { EntryRequest, FamilyRequest } from "../../shared/requests.gen.ts";
import { newFolder, writeFiles } from "../../shared/testing/folder.ts";
import { describeFamily } from "../entry.ts";
import { packageExports } from "../exportedComponents.ts";
import { Library } from "../library.ts";
import type { Request } from "../request.ts";

const MODULES = fileURLToPath(new URL("../../../../node_modules", import.meta.url));

/** Writes the package's files and returns the folder of the project around it, which is removed in the end. */
export function makeProject(files: Record<string, string>) {
  const root = newFolder();
  // Copied: a link would lead to a place outside the project.
  for (const name of ["@types/react", "csstype"]) {
    cpSync(join(MODULES, name), join(root, "node_modules", name), { recursive: true });
  }
  const manifest = {
    name: "@acorn/kit",
    version: "2.1.0",
    types: "./index.d.ts",
    repository: { url: "git+https://example.com/acorn/kit.git", directory: "packages/kit" },
  };
  writeFiles(join(root, "node_modules/@acorn/kit"), {
    "package.json": JSON.stringify(manifest),
    ...files,
  });
  return root;
}

/**
 * Reads the package, which takes a while.
 *
 * @param names Entries with a module of their own.
 */
export function openKit(root: string, names: string[], declare = "") {
  return new Library(root, familyOf(names, { declare }));
}

export function requestOf(
  root: string,
  names: string[],
  family: Partial<FamilyRequest> = {},
): Request {
  return { root, families: [familyOf(names, family)] };
}

function familyOf(names: string[], family: Partial<FamilyRequest>) {
  return familyRequest(
    names.map((name) => ({ name })),
    family,
  );
}

/** Describes entries of the package, which may be given by their names. */
export function describeKit(
  library: Library,
  entries: (string | Partial<EntryRequest>)[],
  family: Partial<FamilyRequest> = {},
) {
  const asked = entries.map((one) => (typeof one === "string" ? { name: one } : one));
  return describeFamily(library, familyRequest(asked, family));
}

/** What packages with these files export, each below its name in the scope. */
export function exportsOf(packages: Record<string, Record<string, string>>) {
  const files = Object.entries(packages).flatMap(([name, own]) =>
    Object.entries(own).map(([file, text]) => [`../${name}/${file}`, text] as const),
  );
  const root = makeProject(Object.fromEntries(files));
  return packageExports({ root, packages: Object.keys(packages).map((name) => `@acorn/${name}`) });
}

export function familyRequest(
  entries: Partial<EntryRequest>[],
  family: Partial<FamilyRequest>,
): FamilyRequest {
  return {
    id: "acorn-kit",
    packages: [{ name: "@acorn/kit", plan: null, tag: "v2.1.0", source: "src" }],
    entries: entries.map((one) => ({ ...entryDefaults(one.name ?? ""), ...one })),
    declare: "",
    owners: {},
    plans: {},
    links: {},
    elsewhere: {},
    system: [],
    systemHref: null,
    partClasses: null,
    partVariables: null,
    attributes: [],
    hidden: {},
    ...family,
  };
}

function entryDefaults(name: string): EntryRequest {
  const slug = name.toLowerCase();
  const place = { slug, route: `/acorn-kit/api/${slug}/`, anchor: null };
  return { name, kind: "component", package: "@acorn/kit", module: null, plan: null, ...place };
}
