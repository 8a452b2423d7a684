import path from "node:path";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { createLogger } from "vite";
import { ids, siteModules } from "./modules.mjs";
import { packagesOfSite } from "./packages.mjs";

/** @typedef {import("./manifest.mjs").DemoManifest} DemoManifest */
/** @typedef {import("vite").InlineConfig} InlineConfig */
/** @typedef {{ manifest: DemoManifest, work: string }} Site What is built, and where. */

export const web = fileURLToPath(new URL("..", import.meta.url));
const source = path.join(web, "src");

/** @type {(chunk: { name: string }) => string} */
const scriptName = ({ name }) => `_assets/${shortName(name)}-[hash].js`;

/** @type {(asset: { names: string[] }) => string} */
const assetName = ({ names: [name = "file"] }) => `_assets/${shortName(name)}-[hash][extname]`;

/** Errors are thrown as well, and told in our own words. */
const logger = { ...createLogger("warn"), error() {} };

/**
 * What all builds share.
 *
 * @param {Site} site
 * @returns {InlineConfig & { plugins: import("vite").Plugin[] }}
 */
function common({ manifest, work }) {
  return {
    configFile: false,
    root: web,
    publicDir: false,
    logLevel: "warn",
    customLogger: logger,
    plugins: [siteModules(manifest, { web, work }), ...packagesOfSite(manifest.root, web)],
    define: { "process.env.NODE_ENV": '"production"' },
  };
}

/** Warnings about what the documented libraries do and their users cannot change. */
const checks = { moduleLevelDirective: false, pluginTimings: false };

/**
 * The browser's files, as far as they are modules.
 *
 * @param {Site} site
 * @param {object} options
 * @param {Record<string, string>} options.input
 * @param {(id: string) => string | null} options.chunkOf Name of the shared chunk of a module.
 * @param {string | null} options.outDir Nothing is written without one.
 * @returns {InlineConfig}
 */
export function clientConfig(site, { input, chunkOf, outDir }) {
  const { plugins, ...rest } = common(site);
  return {
    ...rest,
    plugins: [...plugins, ...tailwindcss({ optimize: false })],
    build: {
      ...(outDir === null ? { write: false, minify: false } : { outDir, emptyOutDir: true }),
      modulePreload: false,
      // Browsers that know `light-dark()`: written out for older ones it would double the tokens.
      cssTarget: ["chrome123", "safari17.5", "firefox128"],
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: Infinity,
      reportCompressedSize: false,
      rolldownOptions: {
        input,
        checks,
        preserveEntrySignatures: "allow-extension",
        output: {
          entryFileNames: scriptName,
          chunkFileNames: scriptName,
          assetFileNames: assetName,
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: chunkOf }],
          },
        },
      },
    },
  };
}

/**
 * The script that runs before the first paint: one file, without imports, for a plain tag.
 *
 * @param {Site} site
 * @param {string} outDir
 * @returns {InlineConfig}
 */
export function prePaintConfig(site, outDir) {
  return {
    ...common(site),
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { prepaint: path.join(source, "prepaint.ts") },
        output: { format: "iife", entryFileNames: scriptName },
      },
    },
  };
}

/**
 * The worker that renders pages. Everything is bundled, so that packages which only a bundler
 * can read work in Node too.
 *
 * @param {Site} site
 * @param {string} outDir
 * @returns {InlineConfig}
 */
export function serverConfig(site, outDir) {
  return {
    ...common(site),
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        checks,
        input: {
          worker: path.join(source, "worker.ts"),
          themes: path.join(source, "render/themes.ts"),
        },
        output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
      },
    },
  };
}

/**
 * Entries of the browser's build by name: the always-on script, the style sheet of the shell, and
 * one for each demo and component.
 *
 * @param {DemoManifest} manifest
 */
export function clientEntries(manifest) {
  return {
    shell: path.join(source, "entry-client.ts"),
    styles: ids.styles,
    ...islandEntries(manifest),
  };
}

/**
 * @param {DemoManifest} manifest
 * @returns {Record<string, string>}
 */
export function islandEntries({ modules, components }) {
  return Object.fromEntries([
    ...Object.keys(modules).map((key) => [entryName(key), ids.demo(key)]),
    ...Object.keys(components).map((name) => [entryName(name), ids.component(name)]),
  ]);
}

/**
 * Without its extension, and without what only tells it apart.
 *
 * @param {string} name
 */
function shortName(name) {
  return path.basename(name, path.extname(name)).split("~")[0];
}

/**
 * File name for a module key; what follows `~` tells equal names apart and is not part of it.
 *
 * @param {string} key
 */
function entryName(key) {
  return `${path.basename(key)}~${key.replaceAll("/", ".")}`;
}
