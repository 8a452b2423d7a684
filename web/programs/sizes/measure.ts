import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { build, type Plugin, type Rolldown } from "vite";
import { resolvesAliases } from "../shared/aliases.ts";
import { preservesSymlinks } from "../shared/symlinks.ts";
import type { SizeRequest } from "../shared/requests.gen.ts";

type MeasuredFamily = Pick<SizeRequest, "id" | "provider" | "entries">;

interface SizesRequest {
  /** Folder that holds `node_modules`. */
  project: string;
  families: MeasuredFamily[];
}

/** In bytes. */
interface Size {
  minified: number;
  compressed: number;
  added: number;
}

/** By file name. */
type Chunks = Map<string, Rolldown.OutputChunk>;

const PREFIX = "showfloor:size/";

/** The module `showfloor` of providers. */
const siteModule = fileURLToPath(new URL("../../src/site", import.meta.url));

/** Every page that shows something live has them, whatever it shows. */
const external = /^(react|react-dom|scheduler)(\/|$)/;

const brotli = promisify(brotliCompress);

/** A better one takes twice the time; a few percent tell a reader nothing. */
const QUALITY = 5;

/**
 * Measures what imports cost, all in one build: each module stays a chunk of its own, so that the
 * cost of an import is that of the modules that it reaches.
 *
 * @returns By family and name.
 */
export async function measureSizes({
  project,
  families,
}: SizesRequest): Promise<{ sizes: Record<string, Record<string, Size>> }> {
  const chunks = await buildModules(project, families);
  const sizes: Record<string, Record<string, Size>> = {};
  for (const family of families) {
    sizes[family.id] = await measureFamily(chunks, family);
  }
  return { sizes };
}

/** @returns By name. */
async function measureFamily(
  chunks: Chunks,
  { id, provider, entries }: MeasuredFamily,
): Promise<Record<string, Size>> {
  const base = new Set(provider === null ? [] : closure(chunks, entry(chunks, id, BASE)));
  const sizes: Record<string, Size> = {};
  // One after the other: a compressor holds megabytes from the moment it is asked.
  for (const name of Object.keys(entries)) {
    sizes[name] = await sizeOf(closure(chunks, entry(chunks, id, name)), base);
  }
  return sizes;
}

/** Stands for the provider among the names of a family. */
const BASE = "~base";

async function buildModules(project: string, families: MeasuredFamily[]): Promise<Chunks> {
  const sources = new Map(families.flatMap(sourcesOf));
  const { output } = (await build({
    configFile: false,
    root: project,
    publicDir: false,
    logLevel: "silent",
    resolve: {
      alias: { showfloor: siteModule },
      preserveSymlinks: preservesSymlinks(path.join(project, "node_modules")),
    },
    plugins: [modules(sources), resolvesAliases(path.join(project, "node_modules"))],
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        cwd: project,
        input: Object.fromEntries([...sources.keys()].map((id) => [fileOf(id), id])),
        external,
        checks: { moduleLevelDirective: false, bundlerTimings: false },
        preserveEntrySignatures: "strict",
        output: { preserveModules: true, entryFileNames: "[name].js" },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === "chunk");
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

function sourcesOf({ id, provider, entries }: MeasuredFamily): [id: string, source: string][] {
  const sources: [string, string][] = Object.entries(entries).map(([name, code]) => [
    idOf(id, name),
    code,
  ]);
  if (provider !== null) {
    sources.push([idOf(id, BASE), `export { default } from ${JSON.stringify(provider)};`]);
  }
  return sources;
}

const idOf = (family: string, name: string) => `${PREFIX}${family}/${name}`;

const fileOf = (id: string) => id.slice(PREFIX.length).replaceAll("/", "~~");

function modules(sources: Map<string, string>): Plugin {
  return {
    name: "showfloor:sizes",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: (id) => sources.get(id.slice(1)) ?? null,
  };
}

function entry(chunks: Chunks, family: string, name: string) {
  const facade = `\0${idOf(family, name)}`;
  for (const chunk of chunks.values()) if (chunk.facadeModuleId === facade) return chunk;
  throw new Error(`The build has no ${name} of ${family}.`);
}

/** All chunks that one loads, without those that stand for what was asked. */
function closure(chunks: Chunks, start: Rolldown.OutputChunk) {
  const found = new Set([start]);
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = chunks.get(name);
      if (imported !== undefined) found.add(imported);
    }
  }
  found.delete(start);
  return [...found];
}

async function sizeOf(
  reached: Rolldown.OutputChunk[],
  base: Set<Rolldown.OutputChunk>,
): Promise<Size> {
  const code = joinChunks(reached);
  const rest = joinChunks(reached.filter((chunk) => !base.has(chunk)));
  const isWhole = rest.length === code.length;
  const [compressed, added] = await Promise.all([compress(code), isWhole ? null : compress(rest)]);
  return {
    minified: code.length,
    compressed: compressed.length,
    added: rest.length === 0 ? 0 : (added ?? compressed).length,
  };
}

function compress(code: Buffer) {
  return brotli(code, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
}

/** Statements that join modules: a bundle has none of them. */
const joints = /^(import[^;]*;)+|export\{[^}]*\};?\s*$/g;

function joinChunks(chunks: Rolldown.OutputChunk[]) {
  return Buffer.from(chunks.map(({ code }) => code.replace(joints, "")).join(""));
}
