import path from "node:path";
import { normalizePath } from "vite";
import { blockScripts, pageScripts, specialScripts } from "../build/config.mjs";
import { isTailwind } from "../build/manifest.mjs";
import { ids } from "../build/modules.mjs";
import { tailwindPath } from "../build/tailwind.mjs";

/** @typedef {import("../build/manifest.mjs").DemoManifest} DemoManifest */
/** @typedef {import("../../src/model/page.gen.ts").Assets} Assets */
/** @typedef {import("../../src/model/page.gen.ts").IslandAssets} IslandAssets */

/** Where the server gives the theme of each family. */
export const themes = "/showfloor/themes/";

/**
 * What pages load while a site is written: modules of the development server, as they are asked for.
 *
 * @param {DemoManifest} manifest
 * @param {object} served
 * @param {string} served.origin Of the development server.
 * @param {string} served.work
 * @param {string} served.prePaint Site path.
 * @param {{ shell: string, parts: Record<string, string> }} served.styles Absolute paths.
 * @returns {Assets}
 */
export function assetsOf(manifest, { origin, work, prePaint, styles }) {
  /** @type {(file: string) => string} */
  const file = (name) => `${origin}${fileUrl(name)}`;
  /** @type {(name: string) => string} */
  const script = (name) => `${origin}/src/${name}`;
  /** @type {(id: string, stylesheets?: string[]) => IslandAssets} */
  const island = (id, stylesheets = []) => ({
    script: `${origin}/@id/__x00__${id}`,
    imports: [],
    stylesheets,
  });
  /** @type {(family: string | undefined) => string[]} */
  const theme = (family) => (family === undefined ? [] : [`${origin}${themes}${family}.css`]);
  const { modules, families, components, playgrounds, fonts } = manifest;
  return {
    prePaint,
    prePaintCode: "",
    script: script("entry-dev.ts"),
    live: "",
    alone: script("entry-dev-standalone.ts"),
    offline: [],
    special: Object.fromEntries(
      specialScripts.map((name) => [name, plain(script(pageScripts[name].file))]),
    ),
    blocks: Object.fromEntries(
      blockScripts.map((name) => [name, plain(script(pageScripts[name].file))]),
    ),
    stylesheets: [file(styles.shell)],
    parts: record(Object.keys(styles.parts), (name) => [file(styles.parts[name] ?? "")]),
    fonts: record(Object.keys(fonts), (name) => [file(fonts[name] ?? "")]),
    preloads: [],
    faces: {},
    themes: record(Object.keys(families), (family) => `${origin}${themes}${family}.css`),
    families: record(Object.keys(families), theme),
    bases: {},
    demos: record(Object.keys(modules), (key) =>
      island(ids.demo(key), [
        ...theme(modules[key]?.family),
        ...(isTailwind(key) ? [file(tailwindPath(work))] : []),
      ]),
    ),
    components: record(Object.keys(components), (name) =>
      island(ids.component(name), Object.keys(families).flatMap(theme)),
    ),
    playgrounds: record(Object.keys(playgrounds), (key) =>
      island(ids.playground(key), theme(playgrounds[key]?.family)),
    ),
  };
}

/**
 * The address of a file, below the frontend's folder or elsewhere.
 *
 * @param {string} file Absolute path.
 */
export function fileUrl(file) {
  return path.posix.join("/@fs/", normalizePath(file));
}

/**
 * @param {string} script
 * @returns {IslandAssets}
 */
function plain(script) {
  return { script, imports: [], stylesheets: [] };
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
