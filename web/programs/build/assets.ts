import path from "node:path";
import type { Rolldown } from "vite";
import type { Assets, Face, IslandAssets } from "../../src/model/page.gen.ts";
import { web } from "./config.ts";
import type { DemoManifest } from "./manifest.ts";
import { ids, parts } from "./modules.ts";

type Output = Rolldown.RolldownOutput["output"];

type Chunk = Pick<
  Rolldown.OutputChunk,
  | "fileName"
  | "name"
  | "isEntry"
  | "facadeModuleId"
  | "imports"
  | "dynamicImports"
  | "moduleIds"
  | "viteMetadata"
>;

/** The module that hydrates every island; it is loaded with React. */
const mountModule = path.posix.join(web, "src/demo/mountDemo.client.tsx");

/** Of the font that readers read in: nearly every page is set in what has the first alone. */
const [letter, accented] = [0x61, 0xe9];

/**
 * Says which of the built files a page needs, by what it shows.
 *
 * @param output Of the browser's build.
 */
export function describeAssets(
  manifest: DemoManifest,
  output: Output,
  {
    scripts,
    themes,
  }: {
    /** That pages load themselves. */
    scripts: Pick<
      Assets,
      "prePaint" | "prePaintCode" | "script" | "live" | "alone" | "special" | "blocks" | "offline"
    >;
    /** Site paths of the themes' style sheets by family. */
    themes: Record<string, string>;
  },
): Assets {
  const graph = new ChunkGraph(output);
  const stylesheets = graph.stylesheets(graph.entry("styles"));
  const faces = Object.fromEntries(output.flatMap((file) => facesIn(file, manifest.settings.base)));
  const text = stylesheets.flatMap((href) => faces[href] ?? []);
  return {
    ...scripts,
    stylesheets,
    fonts: record(Object.keys(manifest.fonts), (name) =>
      graph.stylesheets(graph.entry(`font-${name}`)),
    ),
    parts: {
      ...record(Object.keys(parts), (name) => graph.stylesheets(graph.entry(`styles-${name}`))),
      ...(manifest.codeFont === null ? {} : { code: [] }),
    },
    preloads: text.filter((face) => face.plain && isRead(face, manifest)).map(({ href }) => href),
    offline: [
      ...scripts.offline,
      ...text.filter(({ unicodeRange }) => covers(unicodeRange, accented)).map(({ href }) => href),
    ],
    faces,
    themes,
    demos: record(Object.keys(manifest.modules), (key) =>
      graph.island(ids.demo(key), themesOf([manifest.modules[key]?.family ?? ""], themes)),
    ),
    families: record(Object.keys(manifest.families), (family) => [
      ...themesOf([family], themes),
      ...graph.stylesheetsWith(manifest.families[family]?.provider ?? ""),
    ]),
    bases: record(Object.keys(manifest.families), (family) =>
      graph.base(manifest.families[family]?.provider ?? ""),
    ),
    components: record(Object.keys(manifest.components), (name) => {
      const families = graph.families(ids.component(name), manifest);
      return graph.island(ids.component(name), themesOf(families, themes));
    }),
    playgrounds: record(Object.keys(manifest.playgrounds), (key) =>
      graph.island(
        ids.playground(key),
        themesOf([manifest.playgrounds[key]?.family ?? ""], themes),
      ),
    ),
  };
}

/** Whether the text of pages is set in a font: that of the shell, or the one that the site sets. */
function isRead({ family }: Face, { textFont }: DemoManifest) {
  return textFont === null || family === textFont;
}

/** The chunks of a build and what they load. */
export class ChunkGraph {
  readonly chunks: Map<string, Chunk>;
  readonly entries: Map<string, Chunk>;

  constructor(output: Output) {
    const chunks = output.flatMap((file) => (file.type === "chunk" ? [plainChunk(file)] : []));
    this.chunks = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    this.entries = new Map();
    for (const chunk of chunks.filter(({ isEntry }) => isEntry)) {
      for (const name of [chunk.name, chunk.facadeModuleId?.replace(/^\0/, "") ?? chunk.name])
        if (!this.entries.has(name)) this.entries.set(name, chunk);
    }
  }

  /** @param name Name of the entry, or id of its module. */
  entry(name: string) {
    const chunk = this.entries.get(name);
    if (chunk === undefined) throw new Error(`The build has no entry ${name}.`);
    return chunk;
  }

  /** All that a chunk loads, each after what it needs itself, and the chunk at the end. */
  closure(start: Chunk) {
    const found = new Set<Chunk>();
    const done = new Set<Chunk>();
    const visit = (chunk: Chunk) => {
      if (found.has(chunk)) return;
      found.add(chunk);
      for (const name of chunk.imports) {
        const imported = this.chunks.get(name);
        if (imported !== undefined) visit(imported);
      }
      done.add(chunk);
    };
    visit(start);
    return [...done];
  }

  stylesheets(chunk: Chunk) {
    const files = this.closure(chunk).flatMap(importedCss);
    return [...new Set(files)].map(sitePath);
  }

  /**
   * The style sheets that come with a module, wherever the bundler put it.
   *
   * @param id Absolute path of the module.
   */
  stylesheetsWith(id: string) {
    const chunk = [...this.chunks.values()].find(({ moduleIds }) => moduleIds.includes(id));
    return chunk === undefined ? [] : this.stylesheets(chunk);
  }

  /**
   * The files that a module brings when it is imported later: its chunk, what that needs or may
   * import in its turn, and their styles.
   *
   * @param id Absolute path of the module.
   */
  around(id: string) {
    const chunk = [...this.chunks.values()].find(({ moduleIds }) => moduleIds.includes(id));
    if (chunk === undefined) throw new Error(`The build has no module ${id}.`);
    const later = chunk.dynamicImports.flatMap((name) => this.chunks.get(name) ?? []);
    const files = [chunk, ...later].flatMap((one) => [
      ...this.closure(one).map(({ fileName }) => sitePath(fileName)),
      ...this.stylesheets(one),
    ]);
    return [...new Set(files)];
  }

  island(id: string, themes: string[]): IslandAssets {
    const entry = this.entry(id);
    return {
      script: sitePath(entry.fileName),
      imports: this.closure(entry)
        .slice(0, -1)
        .map((chunk) => sitePath(chunk.fileName)),
      stylesheets: [...themes, ...this.stylesheets(entry)],
    };
  }

  /**
   * Scripts that every live demo of a family loads, whatever it shows.
   *
   * @param provider Absolute path of the family's provider.
   */
  base(provider: string) {
    const chunks = [...this.chunks.values()].filter(
      ({ isEntry, moduleIds }) =>
        !isEntry && moduleIds.some((id) => id === provider || id === mountModule),
    );
    const reached = new Set(chunks.flatMap((chunk) => this.closure(chunk)));
    return [...reached].map((chunk) => sitePath(chunk.fileName));
  }

  /** Families whose providers a component brings itself. */
  families(id: string, { families }: DemoManifest) {
    const reached = new Set(this.closure(this.entry(id)).flatMap((chunk) => chunk.moduleIds));
    return Object.keys(families).filter((family) => reached.has(families[family]?.provider ?? ""));
  }
}

/** What is asked of a chunk, thousands of times: the bundler works out its own answers each time. */
function plainChunk(chunk: Rolldown.OutputChunk): Chunk {
  const { fileName, name, isEntry, facadeModuleId, viteMetadata } = chunk;
  const { imports, dynamicImports, moduleIds } = chunk;
  const described = { fileName, name, isEntry, facadeModuleId };
  const css = viteMetadata && { viteMetadata };
  return { ...described, imports, dynamicImports, moduleIds, ...css };
}

function themesOf(families: string[], themes: Record<string, string>) {
  return families.flatMap((family) => themes[family] ?? []);
}

/**
 * The fonts that a style sheet loads, by site path.
 *
 * @param base Is before their addresses in the sheet.
 */
export function facesIn(file: Output[number], base = "/"): [string, Face[]][] {
  if (file.type === "chunk" || !file.fileName.endsWith(".css")) return [];
  const rules = String(file.source).match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const faces = rules.flatMap((rule) => faceOf(rule, base) ?? []);
  return faces.length === 0 ? [] : [[sitePath(file.fileName), faces]];
}

/** What a rule says of a font, unless that is one of the device. */
function faceOf(rule: string, base: string): Face | undefined {
  const address = /url\(["']?([^"')]+)/.exec(rule)?.[1];
  const href = address?.startsWith(base) === true ? sitePath(address.slice(base.length)) : address;
  const of: (property: string, otherwise: string) => string = (property, otherwise) =>
    new RegExp(`[{;\\s]${property}:\\s*["']?([^;"'}]+)`).exec(rule)?.[1]?.trim() ?? otherwise;
  const unicodeRange = of("unicode-range", "U+0-10FFFF");
  return href === undefined
    ? undefined
    : {
        href,
        family: of("font-family", ""),
        weight: of("font-weight", "normal"),
        style: of("font-style", "normal"),
        unicodeRange,
        display: of("font-display", "auto"),
        plain: covers(unicodeRange, letter),
      };
}

/**
 * Whether a font is asked for what is written with a letter.
 *
 * @param letter Its code point.
 */
export function covers(unicodeRange: string, letter: number) {
  return unicodeRange.split(",").some((span) => {
    const [first = "", last = first] = span.trim().slice(2).split("-");
    return (
      parseInt(first.replaceAll("?", "0"), 16) <= letter &&
      letter <= parseInt(last.replaceAll("?", "F"), 16)
    );
  });
}

function importedCss(chunk: Chunk): string[] {
  return [...(chunk.viteMetadata?.importedCss ?? [])];
}

function sitePath(fileName: string) {
  return `/${fileName}`;
}

export function record<Value>(
  keys: string[],
  value: (key: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(keys.map((key) => [key, value(key)]));
}
