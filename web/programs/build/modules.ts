import path from "node:path";
import type { Plugin } from "vite";
import type { DemoManifest } from "./manifest.ts";
import { tailwindPath } from "./tailwind.ts";

/** Absolute paths of the frontend and the work. */
interface Places {
  web: string;
  work: string;
}

const PREFIX = "showfloor:";

export type Part = keyof typeof parts;

/** Folders of the style sheets that only pages with a kind of block load, by its name. */
export const parts = {
  api: ["reference"],
  demo: ["demo", "editor"],
  playground: ["playground"],
  icons: ["icons"],
  catalog: ["catalog"],
  blog: ["blog"],
  directive: ["reading/directives"],
  brand: ["shell/brand"],
  /** The font of code, which every page may show. */
  code: ["styles/code"],
};

/** Style sheets that come with a script, or with a document of its own. */
const importedByScripts = "/src/**/*.client.css";

/** Ids of the modules that exist only in the build. */
export const ids = {
  styles: `${PREFIX}styles`,
  /** Styles of a kind of block, for the pages that have it. */
  part: (part: Part) => `${PREFIX}part/${part}`,
  registry: `${PREFIX}registry`,
  font: (name: string) => `${PREFIX}font/${name}`,
  demo: (key: string) => `${PREFIX}demo/${key}`,
  component: (name: string) => `${PREFIX}component/${name}`,
  playground: (key: string) => `${PREFIX}playground/${key}`,
  theme: (family: string) => `${PREFIX}theme/${family}`,
  /** A provider with the adapters of a demo in it. */
  surrounding: (key: string) => `${PREFIX}surrounding/${key}`,
  /** The module of a playground, for the browser and for the server. */
  playgroundModule: (key: string) => `${PREFIX}playground-module/${key}`,
};

/**
 * Gives the build the modules that join a site's files with the frontend: an entry for each demo
 * and component in the browser, and the registry of all of them for the server.
 */
export function siteModules(manifest: DemoManifest, places: Places): Plugin {
  return {
    name: "showfloor:site-modules",
    resolveId: {
      filter: { id: /^showfloor:/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0showfloor:/ },
      handler: (id) => source(id.slice(1), manifest, places),
    },
  };
}

/** Gives the build the demos that are written from stories, as if they were files beside their pages. */
export function demosOfStories(manifest: DemoManifest): Plugin {
  const demoOf = (id = "") => {
    const key = after(id, `${manifest.root}/pages/`)?.replace(/\.tsx$/, "") ?? "";
    const { code, stories } = manifest.modules[key] ?? {};
    return code && stories ? { code, stories } : undefined;
  };
  return {
    name: "showfloor:demos-of-stories",
    enforce: "pre",
    // A builder asks it for each import; while a site is written, stories may come.
    apply: (_, { command }) =>
      command === "serve" || Object.values(manifest.modules).some(({ code }) => code !== undefined),
    resolveId(id, importer) {
      if (demoOf(id)) return id;
      // The resolver looks beside an importer that exists.
      const stories = demoOf(importer)?.stories;
      return stories && this.resolve(id, stories, { skipSelf: true });
    },
    load: {
      filter: { id: /\.tsx$/ },
      handler(id) {
        const { code, stories } = demoOf(id) ?? {};
        if (stories) this.addWatchFile(stories);
        return code;
      },
    },
  };
}

function source(id: string, manifest: DemoManifest, places: Places) {
  if (id === ids.registry) return registry(manifest);
  if (id === ids.styles) return styles(manifest);
  const part = after(id, ids.part("" as Part));
  if (part !== undefined) return partStyles(part as Part, manifest);
  const font = after(id, ids.font(""));
  if (font !== undefined) return `import ${quote(known(manifest.fonts, font))};`;
  const demo = after(id, ids.demo(""));
  if (demo !== undefined) return demoEntry(demo, manifest, places);
  const surrounded = after(id, ids.surrounding(""));
  if (surrounded !== undefined) return surroundingModule(surrounded, manifest, places);
  const component = after(id, ids.component(""));
  if (component !== undefined) return componentEntry(component, manifest, places);
  const playground = after(id, ids.playground(""));
  if (playground !== undefined) return playgroundEntry(playground, places);
  const module = after(id, ids.playgroundModule(""));
  if (module !== undefined) return playgroundModule(module, manifest);
  const theme = after(id, ids.theme(""));
  if (theme !== undefined) return themeEntry(theme, manifest);
  throw new Error(`There is no module ${id}.`);
}

/** The rest of a text that begins with a prefix. */
export function after(text: string, prefix: string) {
  return text.startsWith(prefix) ? text.slice(prefix.length) : undefined;
}

function known<Value>(record: Record<string, Value>, key: string): Value {
  const value = record[key];
  if (value === undefined) throw new Error(`The demo manifest does not know ${key}.`);
  return value;
}

function demoEntry(key: string, manifest: DemoManifest, { web, work }: Places) {
  const { path: file, family, adapters, tailwind } = known(manifest.modules, key);
  const provider = adapters ? ids.surrounding(key) : known(manifest.families, family).provider;
  return [
    // First what a family sets up for libraries that look for it when they are loaded.
    `import Provider from ${quote(provider)};`,
    `import Demo from ${quote(file)};`,
    `import { mount } from ${quote(path.join(web, "src/demo/mountDemo.client.tsx"))};`,
    ...(tailwind ? [`import ${quote(tailwindPath(work))};`] : []),
    "export const hydrate = (element, options) => mount(element, Demo, Provider, options);",
  ].join("\n");
}

function surroundingModule(key: string, manifest: DemoManifest, { web }: Places) {
  const { family, adapters = [] } = known(manifest.modules, key);
  const names = adapters.map((_, index) => `Adapter${index}`);
  return [
    `import Provider from ${quote(known(manifest.families, family).provider)};`,
    ...adapters.map((file, index) => `import Adapter${index} from ${quote(file)};`),
    `import { within } from ${quote(path.join(web, "src/demo/provider.ts"))};`,
    `export default within(Provider, [${names.join(", ")}]);`,
  ].join("\n");
}

function componentEntry(name: string, manifest: DemoManifest, { web }: Places) {
  const [mount, file] = name.startsWith("directives/")
    ? ["mountDirective", "src/demo/mountDirective.client.tsx"]
    : ["mountComponent", "src/demo/mountDemo.client.tsx"];
  return [
    `import Component from ${quote(known(manifest.components, name))};`,
    `import { ${mount} } from ${quote(path.join(web, file))};`,
    `export const hydrate = (element, options) => ${mount}(element, Component, options);`,
  ].join("\n");
}

function playgroundEntry(key: string, { web }: Places) {
  return [
    `import module from ${quote(ids.playgroundModule(key))};`,
    `import { mountPlayground } from ${quote(path.join(web, "src/playground/mountPlayground.client.tsx"))};`,
    "export const hydrate = (element, options) => mountPlayground(element, module, options);",
  ].join("\n");
}

/** The theme of a family, for the console. */
function themeEntry(family: string, { families }: DemoManifest) {
  const { provider } = known(families, family);
  return `export { themeOf } from ${quote(provider)};`;
}

function playgroundModule(key: string, manifest: DemoManifest) {
  const { family, imports } = known(manifest.playgrounds, key);
  const { provider } = known(manifest.families, family);
  return [
    `import SurroundingProvider from ${quote(provider)};`,
    ...Object.values(imports),
    `export default { Provider: SurroundingProvider, parts: { ${Object.keys(imports).join(", ")} } };`,
  ].join("\n");
}

/** All of a site's modules for the server, each loaded when a page first needs it. */
function registry(manifest: DemoManifest) {
  const { modules, families, components, playgrounds, specimens, schemeMarks } = manifest;
  const adapted = Object.keys(modules).filter((key) => modules[key]?.adapters);
  return [
    table(
      "demos",
      Object.entries(modules).map(([key, { path: file }]) => [key, file]),
    ),
    table("providers", [
      ...Object.entries(families).map(([id, { provider }]) => [id, provider]),
      ...adapted.map((key) => [key, ids.surrounding(key)]),
    ]),
    table("components", Object.entries(components)),
    table("specimens", Object.entries(specimens)),
    table(
      "playgrounds",
      Object.keys(playgrounds).map((key) => [key, ids.playgroundModule(key)]),
    ),
    `export const schemeMarks = ${quote(schemeMarks)};`,
    `export const surroundings = ${quote(
      Object.fromEntries(
        Object.entries(modules).map(([key, { family, adapters }]) => [
          key,
          adapters ? key : family,
        ]),
      ),
    )};`,
  ].join("\n");
}

function table(name: string, files: string[][]) {
  const rows = files.map(([key, file]) => `  ${quote(key)}: () => import(${quote(file)}),`);
  return [`export const ${name} = {`, ...rows, "};"].join("\n");
}

/**
 * The shell's style sheet: the order of its layers first, then every style sheet beside its
 * component. Their order does not matter, since each names its layer.
 */
function styles(manifest: DemoManifest) {
  const apart = [
    "/src/styles/layers.css",
    importedByScripts,
    ...Object.values(parts).flat().map(cssIn),
  ];
  const all = ["/src/**/*.css", ...apart.map((glob) => `!${glob}`)];
  return [
    // Not a plain import: those of a glob are moved above it.
    "import.meta.glob('/src/styles/layers.css', { eager: true });",
    `import.meta.glob(${quote(all)}, { eager: true });`,
    ...manifest.styles.map((file) => `import ${quote(file)};`),
  ].join("\n");
}

function partStyles(part: Part, { demoStyles }: DemoManifest) {
  const files = [...parts[part].map(cssIn), `!${importedByScripts}`];
  const all = `import.meta.glob(${quote(files)}, { eager: true });`;
  return part === "demo" ? `${all}\nimport ${quote(demoStyles)};` : all;
}

function cssIn(folder: string) {
  return `/src/${folder}/**/*.css`;
}

export function quote(value: unknown) {
  return JSON.stringify(value);
}
