import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { build } from "vite";
import { web } from "../build/config.mjs";

/**
 * What is measured of a family.
 *
 * @typedef {object} SizeRequest
 * @property {string} id
 * @property {string | null} provider Absolute path of what all its demos load anyway.
 * @property {Record<string, string>} entries Name to the statement that exports it.
 */

/**
 * @typedef {object} SizesRequest
 * @property {string} project Folder that holds `node_modules`.
 * @property {SizeRequest[]} families
 */

/**
 * In bytes.
 *
 * @typedef {{ minified: number, compressed: number, added: number }} Size
 */

/** @typedef {import("vite").Rolldown.OutputChunk} Chunk */
/** @typedef {Map<string, Chunk>} Chunks By file name. */

const PREFIX = "showfloor:size/";

/** Every page that shows something live has them, whatever it shows. */
const external = /^(react|react-dom|scheduler)(\/|$)/;

const brotli = promisify(brotliCompress);

/** Larger code is compressed quickly: a few percent of it tell a reader nothing. */
const LARGE = 150_000;

/**
 * Measures what imports cost, all in one build: each module stays a chunk of its own, so that the
 * cost of an import is that of the modules that it reaches.
 *
 * @param {SizesRequest} request
 * @returns {Promise<{ sizes: Record<string, Record<string, Size>> }>} By family and name.
 */
export async function measureSizes({ project, families }) {
  const chunks = await buildModules(project, families);
  /** @type {Record<string, Record<string, Size>>} */
  const sizes = {};
  for (const family of families) {
    sizes[family.id] = await measureFamily(chunks, family);
  }
  return { sizes };
}

/**
 * @param {Chunks} chunks
 * @param {SizeRequest} family
 * @returns {Promise<Record<string, Size>>} By name.
 */
async function measureFamily(chunks, { id, provider, entries }) {
  const base = new Set(provider === null ? [] : closure(chunks, entry(chunks, id, BASE)));
  /** @type {Record<string, Size>} */
  const sizes = {};
  // One after the other: a compressor holds megabytes from the moment it is asked.
  for (const name of Object.keys(entries)) {
    sizes[name] = await sizeOf(closure(chunks, entry(chunks, id, name)), base);
  }
  return sizes;
}

/** Stands for the provider among the names of a family. */
const BASE = "~base";

/**
 * @param {string} project
 * @param {SizeRequest[]} families
 * @returns {Promise<Chunks>}
 */
async function buildModules(project, families) {
  const sources = new Map(families.flatMap(sourcesOf));
  const { output } = /** @type {import("vite").Rolldown.RolldownOutput} */ (
    await build({
      configFile: false,
      root: project,
      publicDir: false,
      logLevel: "silent",
      resolve: { preserveSymlinks: true },
      plugins: [modules(sources, project)],
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
    })
  );
  const chunks = output.filter((file) => file.type === "chunk");
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/**
 * @param {SizeRequest} family
 * @returns {[id: string, source: string][]}
 */
function sourcesOf({ id, provider, entries }) {
  /** @type {[string, string][]} */
  const sources = Object.entries(entries).map(([name, code]) => [idOf(id, name), code]);
  if (provider !== null) {
    sources.push([idOf(id, BASE), `export { default } from ${JSON.stringify(provider)};`]);
  }
  return sources;
}

/**
 * @param {string} family
 * @param {string} name
 */
const idOf = (family, name) => `${PREFIX}${family}/${name}`;

/** @param {string} id */
const fileOf = (id) => id.slice(PREFIX.length).replaceAll("/", "~~");

/**
 * @param {Map<string, string>} sources
 * @param {string} project
 * @returns {import("vite").Plugin}
 */
function modules(sources, project) {
  const importer = path.join(web, "package.json");
  return {
    name: "showfloor:sizes",
    enforce: "pre",
    resolveId(id, from) {
      if (id.startsWith(PREFIX)) return `\0${id}`;
      // A site that lies outside the project finds its packages in the project.
      if (!/^[\w@]/.test(id) || from?.startsWith(project) === true) return null;
      return this.resolve(id, importer, { skipSelf: true });
    },
    load: (id) => sources.get(id.slice(1)) ?? null,
  };
}

/**
 * @param {Chunks} chunks
 * @param {string} family
 * @param {string} name
 */
function entry(chunks, family, name) {
  const facade = `\0${idOf(family, name)}`;
  for (const chunk of chunks.values()) if (chunk.facadeModuleId === facade) return chunk;
  throw new Error(`The build has no ${name} of ${family}.`);
}

/**
 * All chunks that one loads, without those that stand for what was asked.
 *
 * @param {Chunks} chunks
 * @param {Chunk} start
 */
function closure(chunks, start) {
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

/**
 * @param {Chunk[]} reached
 * @param {Set<Chunk>} base
 * @returns {Promise<Size>}
 */
async function sizeOf(reached, base) {
  const code = textOf(reached);
  const rest = textOf(reached.filter((chunk) => !base.has(chunk)));
  const isWhole = rest.length === code.length;
  const [compressed, added] = await Promise.all([compress(code), isWhole ? null : compress(rest)]);
  return {
    minified: code.length,
    compressed: compressed.length,
    added: rest.length === 0 ? 0 : (added ?? compressed).length,
  };
}

/** @param {Buffer} code */
function compress(code) {
  const quality = code.length > LARGE ? 5 : 9;
  return brotli(code, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** Statements that join modules: a bundle has none of them. */
const joints = /^(import[^;]*;)+|export\{[^}]*\};?\s*$/g;

/** @param {Chunk[]} chunks */
function textOf(chunks) {
  return Buffer.from(chunks.map(({ code }) => code.replace(joints, "")).join(""));
}
