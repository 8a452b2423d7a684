import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { parseJson } from "../shared/unknown.mjs";
import { web } from "./config.mjs";
import { licensesOf } from "./licenses.mjs";

/** @typedef {import("vite").InlineConfig} InlineConfig */
/** @typedef {import("vite").Plugin} Plugin */
/** @typedef {import("vite").Rolldown.OutputBundle} OutputBundle */
/** @typedef {import("./licenses.mjs").Work} Work */
/** @typedef {import("./licenses.mjs").Licenses} Licenses */
/** @typedef {{ name: string, version: string, identifier?: string, text?: string }} Listed By Vite. */

/** Where Vite lists the packages in a build; we take the list out again, it is for us alone. */
const LIST = "third-party.json";

const modules = path.join(web, "..", "node_modules");
const inModules = /[\\/]node_modules[\\/]/;
const imported = /@import\s+(?:url\()?["']([^"']+)["']/g;

/** Code that the bundler itself adds, by the beginning of its module's id. */
const added = /^\0(vite|rolldown)\//;

/** Where fonts lie that were made lighter, and the packages that they were made of. */
const lightFonts = path.join(modules, ".cache/showfloor/fonts");
const fontPackages = path.join(modules, "@fontsource-variable");

/**
 * Lets a build note the works that it puts into its files.
 *
 * @param {InlineConfig} config
 * @param {string} bundle Name of the build.
 * @param {Licenses} licenses
 * @returns {InlineConfig}
 */
export function withNotices(config, bundle, licenses) {
  return {
    ...config,
    plugins: [...(config.plugins ?? []), noteLicenses(bundle, licenses)],
    build: { ...config.build, license: { fileName: LIST } },
  };
}

/**
 * Vite knows the packages whose code is in the chunks. Beside them are the packages of fonts and
 * of imported style sheets, the bundler's own helpers, and works that packages carry inside.
 *
 * @param {string} bundle
 * @param {Licenses} licenses
 * @returns {Plugin}
 */
function noteLicenses(bundle, licenses) {
  /** @type {Set<string>} */
  const sheets = new Set();
  return {
    name: "showfloor:note-licenses",
    enforce: "pre",
    transform: {
      // Before others put the imported sheets in place of the imports.
      order: "pre",
      filter: { id: /\.css(?:$|\?)/, code: /@import/ },
      async handler(code, id) {
        for (const [, specifier = ""] of code.matchAll(imported)) {
          const found = await this.resolve(specifier, id);
          if (found !== null && inModules.test(found.id)) sheets.add(found.id);
        }
      },
    },
    generateBundle: {
      order: "post",
      async handler(_options, output) {
        const assets = assetsIn(output, this.environment.config.root);
        const light = assets.filter((file) => path.dirname(file) === lightFonts);
        licenses.add(bundle, listed(output));
        licenses.add(bundle, await licensesOf([...idsIn(output), ...assets, ...sheets]));
        licenses.add(bundle, (await licensesOf(light.map(sourceOf))).map(changed));
        licenses.add(bundle, (await licensesOf(helpersIn(output))).map(ownText));
      },
    },
  };
}

/**
 * @param {OutputBundle} output
 * @returns {Work[]}
 */
function listed(output) {
  const list = output[LIST];
  if (list?.type !== "asset") throw new Error(`Vite has not written ${LIST}.`);
  Reflect.deleteProperty(output, LIST);
  const entries = /** @type {Listed[]} */ (parseJson(String(list.source)));
  return entries.map(({ name, version, identifier, text }) => ({
    name,
    version,
    license: identifier ?? null,
    texts: text === undefined ? [] : [text.replaceAll("\r\n", "\n")],
    changed: false,
  }));
}

/**
 * The packages that a site documents: their words are in its reference.
 *
 * @param {import("./manifest.mjs").DemoManifest} manifest
 */
export function documentedLicenses({ families }) {
  const names = new Set(Object.values(families).flatMap(({ packages }) => packages));
  return licensesOf([...names].map((name) => path.join(modules, name, "package.json")));
}

/**
 * @param {OutputBundle} output
 * @returns {string[]}
 */
function modulesIn(output) {
  return Object.values(output).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
}

/** @param {OutputBundle} output */
function idsIn(output) {
  return modulesIn(output)
    .filter((id) => path.isAbsolute(id) && inModules.test(id))
    .map((id) => id.split("?")[0] ?? id);
}

/**
 * @param {OutputBundle} output
 * @param {string} root Of the build, below which names of files are.
 */
function assetsIn(output, root) {
  return Object.values(output)
    .flatMap((file) => (file.type === "asset" ? file.originalFileNames : []))
    .map((name) => path.resolve(root, name))
    .filter((file) => inModules.test(file));
}

/** @param {string} font That was made lighter, perhaps with a word for some of its letters. */
function sourceOf(font) {
  const name = path.basename(font).replace(/\.[\w-]+(?=\.woff2$)/, "");
  const places = readdirSync(fontPackages).map((one) =>
    path.join(fontPackages, one, "files", name),
  );
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error(`No installed package has the font ${name}.`);
  return found;
}

/** @param {Work} work @returns {Work} */
function changed(work) {
  return { ...work, changed: true };
}

/** @param {OutputBundle} output */
function helpersIn(output) {
  const names = modulesIn(output).flatMap((id) => added.exec(id)?.[1] ?? []);
  return [...new Set(names)].map((name) => path.join(modules, name, "package.json"));
}

/**
 * After its own license, the bundler's file has those of what it works with, none of which is in
 * its helpers.
 *
 * @param {Work} work
 * @returns {Work}
 */
function ownText(work) {
  return {
    ...work,
    texts: work.texts.map((text) => text.split(/^# Licenses of /m)[0]?.trim() ?? ""),
  };
}
