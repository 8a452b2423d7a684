import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { InlineConfig, Plugin, Rolldown } from "vite";
import { parseJson } from "../shared/unknown.ts";
import { engineModules, fontsIn, type Site } from "./config.ts";
import { type Licenses, licensesOf, type Work } from "./licenses.ts";
import type { DemoManifest } from "./manifest.ts";

/** By Vite. */
interface Listed {
  name: string;
  version: string;
  identifier?: string;
  text?: string;
}

/** Where Vite lists the packages in a build; we take the list out again, it is for us alone. */
const LIST = "third-party.json";

const inModules = /[\\/]node_modules[\\/]/;
const imported = /@import\s+(?:url\()?["']([^"']+)["']/g;

/** Code that the bundler itself adds, by the beginning of its module's id. */
const added = /^\0(vite|rolldown)\//;

/** The packages of fonts that are made lighter, below the packages of the engine or the site. */
const FONTS = "@fontsource-variable";

/** Absolute paths of folders. */
interface FontPlaces {
  /** With the fonts that were made lighter. */
  light: string;
  /** With the packages that they were made of. */
  packages: string[];
}

/**
 * Lets a build note the works that it puts into its files.
 *
 * @param bundle Name of the build.
 */
export function withNotices(
  config: InlineConfig,
  bundle: string,
  licenses: Licenses,
  { work, manifest }: { work: string; manifest: Pick<Site["manifest"], "packages"> },
): InlineConfig {
  const packages = [engineModules, manifest.packages].map((folder) => path.join(folder, FONTS));
  const fonts = { light: fontsIn(work), packages: packages.filter((folder) => existsSync(folder)) };
  return {
    ...config,
    plugins: [...(config.plugins ?? []), noteLicenses(bundle, licenses, fonts)],
    build: { ...config.build, license: { fileName: LIST } },
  };
}

/**
 * Vite knows the packages whose code is in the chunks. Beside them are the packages of fonts and
 * of imported style sheets, the bundler's own helpers, and works that packages carry inside.
 */
function noteLicenses(bundle: string, licenses: Licenses, fonts: FontPlaces): Plugin {
  const sheets = new Set<string>();
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
        const ofPackages = assets.filter((file) => inModules.test(file));
        const light = assets.filter((file) => path.dirname(file) === fonts.light);
        const sources = light.map((file) => sourceOf(file, fonts.packages));
        licenses.add(bundle, listed(output));
        licenses.add(bundle, await licensesOf([...idsIn(output), ...ofPackages, ...sheets]));
        licenses.add(bundle, (await licensesOf(sources)).map(changed));
        licenses.add(bundle, (await licensesOf(helpersIn(output))).map(ownText));
      },
    },
  };
}

function listed(output: Rolldown.OutputBundle): Work[] {
  const list = output[LIST];
  if (list?.type !== "asset") throw new Error(`Vite has not written ${LIST}.`);
  Reflect.deleteProperty(output, LIST);
  const entries = parseJson(String(list.source)) as Listed[];
  return entries.map(({ name, version, identifier, text }) => ({
    name,
    version,
    license: identifier ?? null,
    texts: text === undefined ? [] : [text.replaceAll("\r\n", "\n")],
    changed: false,
  }));
}

/** The packages that a site documents: their words are in its reference. */
export function documentedLicenses({ families, packages: modules }: DemoManifest) {
  const names = new Set(Object.values(families).flatMap(({ packages }) => packages));
  return licensesOf([...names].map((name) => path.join(modules, name, "package.json")));
}

function modulesIn(output: Rolldown.OutputBundle): string[] {
  return Object.values(output).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
}

function idsIn(output: Rolldown.OutputBundle) {
  return modulesIn(output)
    .filter((id) => path.isAbsolute(id) && inModules.test(id))
    .map((id) => id.split("?")[0] ?? id);
}

/** @param root Of the build, below which names of files are. */
function assetsIn(output: Rolldown.OutputBundle, root: string) {
  return Object.values(output)
    .flatMap((file) => (file.type === "asset" ? file.originalFileNames : []))
    .map((name) => path.resolve(root, name));
}

/** @param font That was made lighter, perhaps with a word for some of its letters. */
function sourceOf(font: string, packages: string[]) {
  const name = path.basename(font).replace(/\.[\w-]+(?=\.woff2$)/, "");
  const places = packages.flatMap((folder) =>
    readdirSync(folder).map((one) => path.join(folder, one, "files", name)),
  );
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error(`No installed package has the font ${name}.`);
  return found;
}

function changed(work: Work): Work {
  return { ...work, changed: true };
}

function helpersIn(output: Rolldown.OutputBundle) {
  const names = modulesIn(output).flatMap((id) => added.exec(id)?.[1] ?? []);
  return [...new Set(names)].map((name) => path.join(engineModules, name, "package.json"));
}

/**
 * After its own license, the bundler's file has those of what it works with, none of which is in
 * its helpers.
 */
function ownText(work: Work): Work {
  return {
    ...work,
    texts: work.texts.map((text) => text.split(/^# Licenses of /m)[0]?.trim() ?? ""),
  };
}
