import path from "node:path";
import { fileURLToPath } from "node:url";
import { createLogger, type InlineConfig, normalizePath, type Plugin } from "vite";
import { resolvesAliases } from "../shared/aliases.ts";
import { preservesSymlinks } from "../shared/symlinks.ts";
import { addressesWithBase } from "./basePath.ts";
import type { DemoManifest } from "./manifest.ts";
import { demosOfStories, ids, type Part, parts, siteModules } from "./modules.ts";
import { packagesOfSite } from "./packagesOfSite.ts";
import { stageStyles } from "./stageStyles.ts";

/** What is built, and where. */
export interface Site {
  manifest: DemoManifest;
  /** The folder that holds `demos.json`. */
  work: string;
  /** For the demos of commercial packages; empty where there is none. */
  licenseKey: string;
  /** A fingerprint of what edited demos run with, and of what makes it. */
  libraries: string;
}

/** With slashes on every system, as the bundler names modules. */
export const web = normalizePath(fileURLToPath(new URL("../..", import.meta.url)));
const source = path.join(web, "src");

/** The packages of the engine. */
export const engineModules = path.join(web, "node_modules");

/** Where the engine puts the fonts of pages, without what no page shows of them. */
export function fontsIn(work: string) {
  return path.join(work, "fonts");
}

const scriptName: (chunk: { name: string }) => string = ({ name }) =>
  `_assets/${shortName(name)}-[hash].js`;

const assetName: (asset: { names: string[] }) => string = ({ names: [name = "file"] }) =>
  `_assets/${shortName(name)}-[hash][extname]`;

/** Errors are thrown as well, and told in our own words. */
const logger = { ...createLogger("warn"), error: () => undefined };

/** What all builds share. */
export function common({ manifest, work, licenseKey }: Site): InlineConfig & { plugins: Plugin[] } {
  const { base } = manifest.settings;
  return {
    configFile: false,
    root: web,
    base,
    publicDir: false,
    logLevel: "warn",
    customLogger: logger,
    resolve: {
      alias: { "@fonts": fontsIn(work), showfloor: path.posix.join(web, "src/site") },
      preserveSymlinks: preservesSymlinks(manifest.packages),
    },
    plugins: [
      siteModules(manifest, { web, work }),
      demosOfStories(manifest),
      // Before the packages are looked for: it has a runtime of its own for elements.
      addressesWithBase(base, web, manifest.root),
      packagesOfSite(manifest, web),
      resolvesAliases(manifest.packages),
    ],
    css: stageStyles(manifest, { web, work }),
    define: {
      "process.env.NODE_ENV": '"production"',
      "import.meta.env.SHOWFLOOR_LICENSE_KEY": JSON.stringify(licenseKey),
      // Server and browser must agree on it: React hydrates what the server has rendered.
      "import.meta.env.SHOWFLOOR_ANALYTICS": JSON.stringify(manifest.settings.analytics),
      "import.meta.env.SHOWFLOOR_SCHEME_MARKS": JSON.stringify(manifest.schemeMarks),
      ...stylingsOf(manifest),
    },
  };
}

/** Loaded by builds alone: it makes each further import of the process take longer. */
async function tailwind() {
  const { default: tailwindcss } = await import("@tailwindcss/vite");
  return tailwindcss({ optimize: false });
}

/** Browsers that know `light-dark()`: written out for older ones it would double the tokens. */
export const cssTarget = ["chrome123", "safari17.5", "firefox128"];

/** What builds of islands and of edited demos share. */
export const chunkedBuild = {
  modulePreload: false,
  cssTarget,
  assetsInlineLimit: 0,
  chunkSizeWarningLimit: Infinity,
  reportCompressedSize: false,
} as const;

export const bundling = {
  /** Where the command was given is in no name: modules are called by their place in the project. */
  cwd: path.join(web, ".."),
  /** Warnings about what the documented libraries do and their users cannot change. */
  checks: { eval: false, moduleLevelDirective: false, bundlerTimings: false },
};

/** The browser's files, as far as they are modules. */
export function clientConfig(
  site: Site,
  {
    input,
    chunkOf,
    outDir,
  }: {
    input: Record<string, string>;
    /** Name of the shared chunk of a module. */
    chunkOf: (id: string) => string | null;
    /** Nothing is written without one. */
    outDir: string | null;
  },
): InlineConfig {
  const { plugins, ...rest } = common(site);
  return {
    ...rest,
    plugins: [...plugins, tailwind()],
    build: {
      ...(outDir === null ? { write: false, minify: false } : { outDir, emptyOutDir: false }),
      ...chunkedBuild,
      rolldownOptions: {
        input,
        ...bundling,
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

/** The scripts that pages load themselves, by their key in `Assets`. */
export const pageScripts = {
  prePaint: { name: "prepaint", file: "page/prepaint.client.ts" },
  script: { name: "shell", file: "page/everyPage.client.ts" },
  live: { name: "live", file: "page/livePage.client.ts" },
  alone: { name: "alone", file: "page/standalone.client.ts" },
  errors: { name: "errors", file: "errors/errors.client.ts" },
  changes: { name: "changes", file: "reference/changes.client.ts" },
  notFound: { name: "not-found", file: "shell/notFound/notFound.client.ts" },
  search: { name: "search", file: "search/startPage.client.ts" },
  icons: { name: "icons", file: "icons/hydrateIcons.client.ts" },
};

/** Those of few pages, each with a style sheet that it imports; pages ask for them by name. */
export const specialScripts = ["changes", "errors", "notFound", "search"] as const;

/** Scripts for kinds of blocks without React; loaded as islands are. */
export const blockScripts = ["icons"] as const;

/**
 * A script that pages load themselves. It is built apart from the islands, so that it shares no
 * chunk with them: one would delay the page. What it loads later are chunks.
 * The script before the first paint is one file without imports, for a plain tag.
 */
export function pageScriptConfig(
  site: Site,
  key: keyof typeof pageScripts,
  {
    themed,
    outDir,
    file = pageScripts[key].file,
  }: {
    /** Families whose theme can be inspected. */
    themed: string[];
    outDir: string;
    /** What it is made of, instead of the file of `pageScripts`. */
    file?: string;
  },
): InlineConfig {
  const { name } = pageScripts[key];
  const { define, plugins, ...rest } = common(site);
  return {
    ...rest,
    plugins: [...plugins, smallPreload],
    define: { ...define, ...settingsOf(site.manifest, themed) },
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: { polyfill: false, resolveDependencies: withItself },
      cssTarget,
      reportCompressedSize: false,
      rolldownOptions: {
        ...bundling,
        input: { [name]: path.join(source, file) },
        // Names of attributes are constants: written out in each place, they compress best.
        optimization: { inlineConst: { mode: "all", pass: 1 } },
        // The function that hydrates an island is an export.
        preserveEntrySignatures: "allow-extension",
        output: {
          format: key === "prePaint" ? "iife" : "es",
          entryFileNames: scriptName,
          chunkFileNames: scriptName,
          assetFileNames: assetName,
        },
      },
    },
  };
}

/**
 * Chunks of these scripts wait for their files: all readers would load the rest of what Vite puts
 * around an `import()`. Where its id changed, Vite's own would be back.
 */
const smallPreload: Plugin = {
  name: "showfloor:small-preload",
  enforce: "pre",
  load(id) {
    if (id !== "\0vite/preload-helper.js") return null;
    const own = JSON.stringify(path.posix.join(web, "src/browser/chunkFiles.client.ts"));
    return `export { loadWithFiles as __vitePreload } from ${own};`;
  },
};

/**
 * The files of a chunk, itself among them. Vite leaves out a chunk that needs no other file, and browsers
 * never ask again for a module that did not come: it has to be fetched before it is imported. An address
 * that is put together when it is wanted is no file.
 */
function withItself(file: string, needed: string[]) {
  return needed.includes(file) || file.includes("${") ? needed : [file, ...needed];
}

/** What the scripts of pages know of the site; what is not set leaves nothing in them. */
export function settingsOf({ families, schemeMarks, settings }: DemoManifest, themed: string[]) {
  const { banner, topBanner, analytics, offline, errors, panels, search } = settings;
  const { failed, retry, replaced, reload } = settings.words;
  const themeless = Object.keys(families).filter((family) => !themed.includes(family));
  return {
    "import.meta.env.SHOWFLOOR_BANNER": JSON.stringify({ ...banner, themeless }),
    "import.meta.env.SHOWFLOOR_TOP_BANNER": JSON.stringify(topBanner),
    "import.meta.env.SHOWFLOOR_ANALYTICS": JSON.stringify(analytics),
    ...stylingsOf({ settings }),
    "import.meta.env.SHOWFLOOR_SCHEME_MARKS": JSON.stringify(schemeMarks),
    "import.meta.env.SHOWFLOOR_OFFLINE": JSON.stringify(offline),
    "import.meta.env.SHOWFLOOR_ERRORS": JSON.stringify(errors),
    "import.meta.env.SHOWFLOOR_FAILED": JSON.stringify(failed),
    "import.meta.env.SHOWFLOOR_RETRY": JSON.stringify(retry),
    "import.meta.env.SHOWFLOOR_REPLACED": JSON.stringify(replaced),
    "import.meta.env.SHOWFLOOR_RELOAD": JSON.stringify(reload),
    "import.meta.env.SHOWFLOOR_PANELS": JSON.stringify(panels),
    "import.meta.env.SHOWFLOOR_SEARCH": JSON.stringify(search),
  };
}

function stylingsOf({ settings: { stylings, tailwind } }: Pick<DemoManifest, "settings">) {
  return {
    "import.meta.env.SHOWFLOOR_STYLINGS": JSON.stringify(stylings.join(" ")),
    "import.meta.env.SHOWFLOOR_TAILWIND": JSON.stringify(tailwind.join(" ")),
  };
}

/** The worker for reading without a network, and the one that takes it away. */
export const offlineWorkers = ["worker", "retire"] as const;

/** A worker of the browser: one file, to which the engine adds what it keeps from the start. */
export function offlineConfig(
  site: Site,
  name: (typeof offlineWorkers)[number],
  outDir: string,
): InlineConfig {
  return {
    ...common(site),
    build: {
      outDir,
      emptyOutDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        ...bundling,
        input: path.join(source, "offline", `${name}.client.ts`),
        output: { format: "iife", entryFileNames: `${name}.js` },
      },
    },
  };
}

const serverEntries = {
  worker: path.join(source, "worker.ts"),
  themes: path.join(source, "render/themes.ts"),
};

/**
 * The worker that renders pages. Everything is bundled, so that packages which only a bundler
 * can read work in Node too.
 */
export function serverConfig(
  site: Site,
  outDir: string,
  entries: readonly (keyof typeof serverEntries)[] = ["worker", "themes"],
): InlineConfig {
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
        ...bundling,
        input: Object.fromEntries(entries.map((name) => [name, serverEntries[name]])),
        output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
      },
    },
  };
}

/**
 * Entries of the browser's build by name: the style sheets of the shell, and one for each demo and
 * component.
 */
export function clientEntries(manifest: DemoManifest) {
  return {
    styles: ids.styles,
    ...partEntries(),
    ...fontEntries(manifest),
    ...islandEntries(manifest),
  };
}

function partEntries() {
  const names = Object.keys(parts) as Part[];
  return Object.fromEntries(names.map((name) => [`styles-${name}`, ids.part(name)]));
}

export function themeEntries(families: string[]): Record<string, string> {
  return Object.fromEntries(families.map((family) => [`theme~${family}`, ids.theme(family)]));
}

function fontEntries({ fonts }: DemoManifest) {
  return Object.fromEntries(Object.keys(fonts).map((name) => [`font-${name}`, ids.font(name)]));
}

export function islandEntries({
  modules,
  components,
  playgrounds,
}: DemoManifest): Record<string, string> {
  // As if it were a demo of its page, by a name that none can have.
  const played = Object.entries(playgrounds).map(
    ([key, { page }]) =>
      [entryName(`${page}/${path.basename(key)}-playground`), ids.playground(key)] as const,
  );
  return {
    ...Object.fromEntries(Object.keys(modules).map((key) => [entryName(key), ids.demo(key)])),
    ...Object.fromEntries(
      Object.keys(components).map((name) => [entryName(name), ids.component(name)]),
    ),
    ...Object.fromEntries(played),
  };
}

/** Without its extension, and without what only tells it apart. */
function shortName(name: string) {
  return path.basename(name, path.extname(name)).split("~")[0];
}

/** File name for a module key; what follows `~` tells equal names apart and is not part of it. */
function entryName(key: string) {
  return `${path.basename(key)}~${key.replaceAll("/", ".")}`;
}
