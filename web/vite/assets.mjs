import { ids } from "./modules.mjs";

/** @typedef {import("./manifest.mjs").DemoManifest} DemoManifest */
/** @typedef {import("../src/model/page.gen.ts").Assets} Assets */
/** @typedef {import("../src/model/page.gen.ts").IslandAssets} IslandAssets */
/** @typedef {import("vite").Rolldown.RolldownOutput["output"]} Output */
/** @typedef {import("vite").Rolldown.OutputChunk} Chunk */

/** Fonts of the first view: upright text and code. */
const preloaded = /-latin-wght-normal-[\w-]+\.woff2$/;

/**
 * Says which of the built files a page needs, by what it shows.
 *
 * @param {DemoManifest} manifest
 * @param {Output} output Of the browser's build.
 * @param {object} extra
 * @param {string} extra.prePaint Site path of the script before the first paint.
 * @param {Record<string, string>} extra.themes Site paths of the themes' style sheets by family.
 * @returns {Assets}
 */
export function describeAssets(manifest, output, { prePaint, themes }) {
  const graph = new ChunkGraph(output);
  const shell = graph.entry("shell");
  return {
    prePaint,
    script: sitePath(shell.fileName),
    stylesheets: graph.stylesheets(graph.entry("styles")),
    preloads: output.map((file) => sitePath(file.fileName)).filter((file) => preloaded.test(file)),
    themes,
    demos: record(Object.keys(manifest.modules), (key) =>
      graph.island(ids.demo(key), themesOf([manifest.modules[key]?.family ?? ""], themes)),
    ),
    components: record(Object.keys(manifest.components), (name) => {
      const families = graph.families(ids.component(name), manifest);
      return graph.island(ids.component(name), themesOf(families, themes));
    }),
  };
}

/** The chunks of a build and what they load. */
class ChunkGraph {
  /** @param {Output} output */
  constructor(output) {
    /** @type {Map<string, Chunk>} */
    this.chunks = new Map(
      output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])),
    );
  }

  /** @param {string} name Name of the entry, or id of its module. */
  entry(name) {
    for (const chunk of this.chunks.values()) {
      if (chunk.isEntry && (chunk.name === name || chunk.facadeModuleId === `\0${name}`))
        return chunk;
    }
    throw new Error(`The build has no entry ${name}.`);
  }

  /**
   * A chunk with all that it loads, what it needs first last.
   *
   * @param {Chunk} start
   */
  closure(start) {
    const found = new Set([start]);
    for (const chunk of found) {
      for (const name of chunk.imports) {
        const imported = this.chunks.get(name);
        if (imported !== undefined) found.add(imported);
      }
    }
    return [...found];
  }

  /** @param {Chunk} chunk */
  stylesheets(chunk) {
    const files = this.closure(chunk).reverse().flatMap(importedCss);
    return [...new Set(files)].map(sitePath);
  }

  /**
   * @param {string} id
   * @param {string[]} themes
   * @returns {IslandAssets}
   */
  island(id, themes) {
    const entry = this.entry(id);
    return {
      script: sitePath(entry.fileName),
      imports: this.closure(entry)
        .slice(1)
        .map((chunk) => sitePath(chunk.fileName)),
      stylesheets: [...themes, ...this.stylesheets(entry)],
    };
  }

  /**
   * Families whose providers a component brings itself.
   *
   * @param {string} id
   * @param {DemoManifest} manifest
   */
  families(id, { families }) {
    const reached = new Set(this.closure(this.entry(id)).flatMap((chunk) => chunk.moduleIds));
    return Object.keys(families).filter((family) => reached.has(families[family]?.provider ?? ""));
  }
}

/**
 * @param {string[]} families
 * @param {Record<string, string>} themes
 */
function themesOf(families, themes) {
  return families.flatMap((family) => themes[family] ?? []);
}

/** @param {Chunk} chunk @returns {string[]} */
function importedCss(chunk) {
  return [...(chunk.viteMetadata?.importedCss ?? [])];
}

/** @param {string} fileName */
function sitePath(fileName) {
  return `/${fileName}`;
}

/**
 * @template Value
 * @param {string[]} keys
 * @param {(key: string) => Value} value
 * @returns {Record<string, Value>}
 */
function record(keys, value) {
  return Object.fromEntries(keys.map((key) => [key, value(key)]));
}
