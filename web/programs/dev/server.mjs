import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import {
  createRunnableDevEnvironment,
  createServer,
  createServerModuleRunnerTransport,
  isRunnableDevEnvironment,
  normalizePath,
} from "vite";
import { createDefaultImportMeta, createNodeImportMeta, ModuleRunner } from "vite/module-runner";
import { common, web } from "../build/config.mjs";
import { insertedRules } from "./insertedRules.mjs";
import { quickReact } from "./quickReact.mjs";
import { stylesFolder } from "./stylesheets.mjs";
import { tailwindWhenNeeded } from "./tailwindWhenNeeded.mjs";

/** @typedef {import("../build/config.mjs").Site} Site */
/** @typedef {import("vite").ViteDevServer} ViteDevServer */

const host = "127.0.0.1";

/**
 * Starts Vite's own server: it gives browsers modules one by one, transformed when they are asked
 * for, and tells open pages which have changed. Which files changed it is told (see `invalidateModules`).
 *
 * @param {Site} site
 * @param {object} options
 * @param {{ client: string[], ssr: string[] }} options.packages To bundle before.
 * @param {number} options.port
 * @param {Record<string, string>} options.define What modules know of the site.
 * @param {import("vite").Connect.NextHandleFunction} options.themes Answers with themes.
 * @param {import("./browserPackages.mjs").BrowserPackages} options.browserPackages
 */
export async function startServer(site, { packages, port, define, themes, browserPackages }) {
  const { plugins, ...rest } = common(site);
  const { root } = site.manifest;
  const deps = { noDiscovery: true, entries: [] };
  const server = await createServer({
    ...rest,
    mode: "development",
    appType: "custom",
    cacheDir: path.join(site.work, "vite"),
    plugins: [
      ...plugins,
      ...react(),
      tailwindWhenNeeded(stylesFolder(site.work)),
      withoutFirstMaps(),
      browserPackages.plugin(),
      {
        name: "showfloor:themes",
        configureServer: ({ middlewares }) => void middlewares.use(themes),
      },
    ],
    // styled-components has this switch: in development it fills style elements with text.
    define: { ...define, SC_DISABLE_SPEEDY: "false" },
    server: {
      host,
      port,
      strictPort: true,
      origin: originOf(port),
      // The caller watches the files already.
      watch: null,
      hmr: { overlay: false },
      fs: { allow: [path.dirname(web), root, site.work] },
    },
    optimizeDeps: {
      ...deps,
      include: packages.client,
      rolldownOptions: { plugins: [insertedRules] },
    },
    environments: {
      ssr: {
        resolve: { noExternal: true },
        optimizeDeps: {
          ...deps,
          include: packages.ssr,
          rolldownOptions: { plugins: [quickReact] },
        },
        dev: { createEnvironment: (name, config) => rendering(name, config) },
      },
    },
  });
  answerPages(server);
  await server.listen();
  return server;
}

/**
 * Answers a page that asks: from then on it is told of what changes.
 *
 * @param {ViteDevServer} server
 */
function answerPages(server) {
  server.ws.on("showfloor:ask", (_, /** @type {import("vite").WebSocketClient} */ page) => {
    page.send("showfloor:answer");
  });
}

/**
 * Modules of the shell have no maps in the renderer until they change: making one takes longer than
 * all else that is done to a module, and places of mistakes are told in files of the site.
 *
 * @returns {import("vite").Plugin}
 */
function withoutFirstMaps() {
  const shell = `${normalizePath(path.join(web, "src"))}/`;
  /** @type {Set<string>} */
  const seen = new Set();
  return {
    name: "showfloor:without-first-maps",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform(code, id) {
      if (!id.startsWith(shell) || seen.has(id)) return null;
      seen.add(id);
      return { code, map: { mappings: "" } };
    },
  };
}

/** @param {number} port */
export function originOf(port) {
  return `http://${host}:${port}`;
}

/** @param {ViteDevServer} server */
export function renderingOf(server) {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite has another environment for pages.");
  return ssr;
}

/**
 * The environment of the renderer. Packages that were bundled are imported by Node itself, which is
 * several times faster than evaluating them as modules that may change.
 *
 * @param {string} name
 * @param {import("vite").ResolvedConfig} config
 */
function rendering(name, config) {
  const environment = createRunnableDevEnvironment(name, config, {
    hot: false,
    runner,
  });
  const bundled = normalizePath(path.join(config.cacheDir, "deps_ssr/"));
  const fetchModule = environment.fetchModule.bind(environment);
  environment.fetchModule = async (id, ...rest) => {
    const [file = ""] = id.replace(/^(?:file:\/\/|\/@fs)/, "").split("?", 1);
    if (!file.startsWith(bundled)) return fetchModule(id, ...rest);
    return { externalize: pathToFileURL(file).href, type: "module" };
  };
  return environment;
}

/**
 * What evaluates modules of the renderer. Vite's own asks a thread for each import that follows, and
 * has Node read the maps of all packages: both are left until they are needed.
 *
 * @param {import("vite").RunnableDevEnvironment} environment
 */
function runner(environment) {
  const channel = /** @type {import("vite").NormalizedServerHotChannel} */ (environment.hot);
  return new ModuleRunner({
    transport: createServerModuleRunnerTransport({ channel }),
    hmr: false,
    sourcemapInterceptor: "prepareStackTrace",
    createImportMeta: (modulePath) => ({
      ...createDefaultImportMeta(modulePath),
      resolve: (id, parent) => createNodeImportMeta(modulePath).resolve(id, parent),
    }),
  });
}

/**
 * Lets pages and the renderer take in files that were written, added or removed; answers whether
 * any of them is a module that pages are rendered with: what browsers alone have, such as the styles
 * of the shell, reaches them by itself.
 *
 * @param {ViteDevServer} server
 * @param {readonly string[]} paths Absolute.
 */
export function invalidateModules(server, paths) {
  const { moduleGraph, runner } = renderingOf(server);
  let isRendered = false;
  for (const file of paths.map(normalizePath)) {
    const isModule = isKnown(server, file);
    isRendered ||= moduleGraph.getModulesByFile(file) !== undefined;
    server.watcher.emit(!existsSync(file) ? "unlink" : isModule ? "change" : "add", file);
    moduleGraph.onFileChange(file); // the watcher's listeners may take their time
    for (const module of moduleGraph.getModulesByFile(file) ?? []) {
      for (const { id } of withImporters(module)) {
        const evaluated = id === null ? undefined : runner.evaluatedModules.getModuleById(id);
        if (evaluated) runner.evaluatedModules.invalidateModule(evaluated);
      }
    }
  }
  return isRendered;
}

/**
 * @param {ViteDevServer} server
 * @param {string} file
 */
function isKnown(server, file) {
  const graphs = Object.values(server.environments).map(({ moduleGraph }) => moduleGraph);
  return graphs.some((graph) => graph.getModulesByFile(file) !== undefined);
}

/**
 * A module with all that import it. The registry imports again whatever it is asked for.
 *
 * @param {import("vite").EnvironmentModuleNode} module
 */
function withImporters(module) {
  const found = new Set([module]);
  for (const one of found) {
    if (one.id === "\0showfloor:registry") continue;
    for (const importer of one.importers) found.add(importer);
  }
  return found;
}
