import path from "node:path";
import type { Rolldown } from "vite";
import type { DemoManifest } from "./manifest.ts";
import type { Group } from "./merge.ts";
import { after } from "./modules.ts";

/** Modules that every live page needs, whatever it shows; its own chunk, as it changes least. */
const foundation = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|^\0rolldown\/runtime/;

const stylesheet = ".css";

/** The bundler heads the text of each module with its place, which differs from one disk to another. */
const heading = /^\/\/ .*\n/;

/** Begins the names of the entries that stand for families in the first build. */
const PROVIDER = "provider~";

/** Begins the id of a module that exports the component of a provider alone. */
const COMPONENT = "provider-component:";

export function providerEntries({ families }: DemoManifest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(families).map(([id, { provider }]) => [PROVIDER + id, COMPONENT + provider]),
  );
}

/** Leaves out what only the style sheet of a provider needs: browsers load none of it. */
export const providerComponents = {
  name: "showfloor:provider-components",
  resolveId: (id: string) => (id.startsWith(COMPONENT) ? `\0${id}` : null),
  load: (id: string) => {
    const provider = after(id, `\0${COMPONENT}`);
    return provider === undefined ? null : `export { default } from ${JSON.stringify(provider)};`;
  },
};

/** Groups the modules of a build without shared chunks by the entries that reach them. */
export function groupModules(manifest: DemoManifest, chunks: Rolldown.OutputChunk[]): Group[] {
  const describe = groupNamer(manifest);
  const reachedBy = entriesByChunk(chunks);
  const groups = new Map<string, Group>();
  for (const chunk of chunks) {
    for (const [id, { code }] of Object.entries(chunk.modules)) {
      const size = (code ?? "").replace(heading, "").length;
      const described = describe(id, reachedBy.get(chunk.fileName) ?? []);
      if (described === null) continue;
      const group = groups.get(described.name) ?? described;
      groups.set(group.name, group);
      group.modules.push(id);
      group.size += size;
    }
  }
  const sorted = [...groups.values()]
    .filter((group) => group.size > 0 || group.kind === "style")
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  linkGroups(sorted, chunks);
  return sorted;
}

/**
 * Returns a function from a module and the entries that reach it to its group, still empty;
 * `null` for what one demo alone needs.
 */
function groupNamer(manifest: DemoManifest): (id: string, entries: string[]) => Group | null {
  const pagesOf = pagesOfFamilies(manifest);
  const providers = new Set(Object.values(manifest.families).map(({ provider }) => provider));
  return (id, entries) => {
    const families = entries.flatMap((name) => after(name, PROVIDER) ?? []);
    const pages = families.flatMap((family) => pagesOf.get(family) ?? []);
    if (foundation.test(id)) return newGroup("react", "", [...pagesOf.values()].flat());
    if (id.endsWith(stylesheet)) return newGroup("style", entries.join(" "), []);
    // Apart from what it reaches: it may bring a font, which other families do not load.
    if (providers.has(id)) return newGroup("provider", families.join(" "), pages);
    if (families.length > 0) return newGroup("base", families.join(" "), pages);
    if (entries.length < 2) return null;
    const own = [...new Set(entries.map(pageOfEntry))].sort();
    return newGroup("shared", own.join(" "), own);
  };
}

function newGroup(kind: Group["kind"], who: string, pages: string[]): Group {
  const name = `${kind} ${who}`;
  return { name, kind, pages: new Set(pages), modules: [], size: 0, imports: new Set() };
}

/** Notes which groups import which, from what their chunks import. */
function linkGroups(groups: Group[], chunks: Rolldown.OutputChunk[]) {
  const groupOfModule = new Map(groups.flatMap((group) => group.modules.map((id) => [id, group])));
  const groupsOfChunk = new Map(
    chunks.map(({ fileName, modules }) => [
      fileName,
      new Set(Object.keys(modules).flatMap((id) => groupOfModule.get(id) ?? [])),
    ]),
  );
  for (const { fileName, imports } of chunks) {
    for (const from of groupsOfChunk.get(fileName) ?? []) {
      for (const to of imports.flatMap((name) => [...(groupsOfChunk.get(name) ?? [])])) {
        if (to !== from) from.imports.add(to);
      }
    }
  }
}

/** The names of the entries that reach each chunk, by the chunk's file name. */
function entriesByChunk(chunks: Rolldown.OutputChunk[]) {
  // Read once: the bundler looks up each answer every time, and entries reach the same chunks.
  const known = chunks.map((chunk) => {
    const { fileName, name, isEntry, imports } = chunk;
    return { fileName, name, isEntry, imports };
  });
  const byName = new Map(known.map((chunk) => [chunk.fileName, chunk]));
  const reachedBy = new Map<string, string[]>();
  for (const entry of known.filter((chunk) => chunk.isEntry)) {
    const found = new Set([entry]);
    for (const chunk of found) {
      const entries = reachedBy.get(chunk.fileName);
      if (entries === undefined) reachedBy.set(chunk.fileName, [entry.name]);
      else entries.push(entry.name);
      for (const name of chunk.imports) {
        const imported = byName.get(name);
        if (imported !== undefined) found.add(imported);
      }
    }
  }
  for (const entries of reachedBy.values()) entries.sort();
  return reachedBy;
}

function pagesOfFamilies({ modules, families }: DemoManifest) {
  return new Map(
    Object.keys(families).map((id) => {
      const own = Object.keys(modules).filter((key) => modules[key]?.family === id);
      return [id, [...new Set(own.map(pageOfKey))].sort()];
    }),
  );
}

/** The page of an entry's name, `<file>~<key with dots>`. */
function pageOfEntry(name: string) {
  return pageOfKey(name.slice(name.indexOf("~") + 1).replaceAll(".", "/"));
}

/**
 * The folder of a demo's page. Stylings of one demo count as pages of their own: a reader sees one. So do
 * components of a site, which have no folder: few pages show two of them.
 */
function pageOfKey(key: string) {
  const page = path.posix.dirname(key);
  return page === "." ? key : page;
}
