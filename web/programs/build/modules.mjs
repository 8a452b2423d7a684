import path from "node:path";
import { isTailwind } from "./manifest.mjs";
import { tailwindPath } from "./tailwind.mjs";

/** @typedef {import('./manifest.mjs').DemoManifest} DemoManifest */
/** @typedef {import('vite').Plugin} Plugin */
/** @typedef {{ web: string, work: string }} Places Absolute paths of the frontend and the work. */

const PREFIX = "showfloor:";

/** @typedef {keyof typeof parts} Part */

/** Folders of the style sheets that only pages with a kind of block load, by its name. */
export const parts = {
  api: ["reference"],
  demo: ["demo", "editor"],
  playground: ["playground"],
  icons: ["icons"],
  catalog: ["catalog"],
  blog: ["blog"],
  /** The font of code, which every page may show. */
  code: ["styles/code"],
};

/** Style sheets that come with a script, or with a document of its own. */
const importedByScripts = "/src/**/*.client.css";

/** Ids of the modules that exist only in the build. */
export const ids = {
  styles: `${PREFIX}styles`,
  /** Styles of a kind of block, for the pages that have it. @param {Part} part */
  part: (part) => `${PREFIX}part/${part}`,
  registry: `${PREFIX}registry`,
  /** @param {string} name */
  font: (name) => `${PREFIX}font/${name}`,
  /** @param {string} key */
  demo: (key) => `${PREFIX}demo/${key}`,
  /** @param {string} name */
  component: (name) => `${PREFIX}component/${name}`,
  /** @param {string} key */
  playground: (key) => `${PREFIX}playground/${key}`,
  /** @param {string} family */
  theme: (family) => `${PREFIX}theme/${family}`,
  /** A provider with the adapters of a demo in it. @param {string} key */
  surrounding: (key) => `${PREFIX}surrounding/${key}`,
  /** The module of a playground, for the browser and for the server. @param {string} key */
  playgroundModule: (key) => `${PREFIX}playground-module/${key}`,
};

/**
 * Gives the build the modules that join a site's files with the frontend: an entry for each demo
 * and component in the browser, and the registry of all of them for the server.
 *
 * @param {DemoManifest} manifest
 * @param {Places} places
 * @returns {Plugin}
 */
export function siteModules(manifest, places) {
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

/**
 * @param {string} id
 * @param {DemoManifest} manifest
 * @param {Places} places
 */
function source(id, manifest, places) {
  if (id === ids.registry) return registry(manifest);
  if (id === ids.styles) return styles(manifest);
  const part = after(id, ids.part(/** @type {Part} */ ("")));
  if (part !== undefined) return partStyles(parts[/** @type {Part} */ (part)]);
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

/**
 * @param {string} text
 * @param {string} prefix
 */
function after(text, prefix) {
  return text.startsWith(prefix) ? text.slice(prefix.length) : undefined;
}

/**
 * @template Value
 * @param {Record<string, Value>} record
 * @param {string} key
 * @returns {Value}
 */
function known(record, key) {
  const value = record[key];
  if (value === undefined) throw new Error(`The demo manifest does not know ${key}.`);
  return value;
}

/**
 * @param {string} key
 * @param {DemoManifest} manifest
 * @param {Places} places
 */
function demoEntry(key, manifest, { web, work }) {
  const { path: file, family, adapters } = known(manifest.modules, key);
  const provider = adapters ? ids.surrounding(key) : known(manifest.families, family).provider;
  return [
    // First what a family sets up for libraries that look for it when they are loaded.
    `import Provider from ${quote(provider)};`,
    `import Demo from ${quote(file)};`,
    `import { mount } from ${quote(path.join(web, "src/demo/mountDemo.client.tsx"))};`,
    ...(isTailwind(key) ? [`import ${quote(tailwindPath(work))};`] : []),
    "export const hydrate = (element, options) => mount(element, Demo, Provider, options);",
  ].join("\n");
}

/**
 * @param {string} key
 * @param {DemoManifest} manifest
 * @param {Places} places
 */
function surroundingModule(key, manifest, { web }) {
  const { family, adapters = [] } = known(manifest.modules, key);
  const names = adapters.map((_, index) => `Adapter${index}`);
  return [
    `import Provider from ${quote(known(manifest.families, family).provider)};`,
    ...adapters.map((file, index) => `import Adapter${index} from ${quote(file)};`),
    `import { within } from ${quote(path.join(web, "src/demo/provider.ts"))};`,
    `export default within(Provider, [${names.join(", ")}]);`,
  ].join("\n");
}

/**
 * @param {string} name
 * @param {DemoManifest} manifest
 * @param {Places} places
 */
function componentEntry(name, manifest, { web }) {
  return [
    `import Component from ${quote(known(manifest.components, name))};`,
    `import { mountComponent } from ${quote(path.join(web, "src/demo/mountDemo.client.tsx"))};`,
    "export const hydrate = (element, options) => mountComponent(element, Component, options);",
  ].join("\n");
}

/**
 * @param {string} key
 * @param {Places} places
 */
function playgroundEntry(key, { web }) {
  return [
    `import module from ${quote(ids.playgroundModule(key))};`,
    `import { mountPlayground } from ${quote(path.join(web, "src/playground/mountPlayground.client.tsx"))};`,
    "export const hydrate = (element, options) => mountPlayground(element, module, options);",
  ].join("\n");
}

/**
 * The theme of a family, for the console.
 *
 * @param {string} family
 * @param {DemoManifest} manifest
 */
function themeEntry(family, { families }) {
  const { provider } = known(families, family);
  return `export { themeOf } from ${quote(provider)};`;
}

/**
 * @param {string} key
 * @param {DemoManifest} manifest
 */
function playgroundModule(key, manifest) {
  const { family, imports } = known(manifest.playgrounds, key);
  const { provider } = known(manifest.families, family);
  return [
    `import SurroundingProvider from ${quote(provider)};`,
    ...Object.values(imports),
    `export default { Provider: SurroundingProvider, parts: { ${Object.keys(imports).join(", ")} } };`,
  ].join("\n");
}

/**
 * All of a site's modules for the server, each loaded when a page first needs it.
 *
 * @param {DemoManifest} manifest
 */
function registry({ modules, families, components, playgrounds, specimens }) {
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

/**
 * @param {string} name
 * @param {string[][]} files
 */
function table(name, files) {
  const rows = files.map(([key, file]) => `  ${quote(key)}: () => import(${quote(file)}),`);
  return [`export const ${name} = {`, ...rows, "};"].join("\n");
}

/**
 * The shell's style sheet: the order of its layers first, then every style sheet beside its
 * component. Their order does not matter, since each names its layer.
 *
 * @param {DemoManifest} manifest
 */
function styles(manifest) {
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

/** @param {string[]} folders */
function partStyles(folders) {
  return `import.meta.glob(${quote([...folders.map(cssIn), `!${importedByScripts}`])}, { eager: true });`;
}

/** @param {string} folder */
function cssIn(folder) {
  return `/src/${folder}/**/*.css`;
}

/** @param {unknown} value */
function quote(value) {
  return JSON.stringify(value);
}
