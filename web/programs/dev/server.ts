import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import {
  type Connect,
  createRunnableDevEnvironment,
  createServer,
  createServerModuleRunnerTransport,
  type EnvironmentModuleNode,
  isRunnableDevEnvironment,
  type NormalizedServerHotChannel,
  normalizePath,
  type Plugin,
  type ResolvedConfig,
  type RunnableDevEnvironment,
  type ViteDevServer,
  type WebSocketClient,
} from "vite";
import { createDefaultImportMeta, createNodeImportMeta, ModuleRunner } from "vite/module-runner";
import { common, type Site, web } from "../build/config.ts";
import { importByVersion } from "./bundleVersions.ts";
import { themes as themesFolder } from "./devAssets.ts";
import { linkedPackages } from "../shared/linkedPackages.ts";
import { packageFolders, servedFromSource } from "./linkedPackages.ts";
import type { BrowserPackages } from "./browserPackages.ts";
import { packagesOfSite } from "../build/packagesOfSite.ts";
import { insertedRules } from "./insertedRules.ts";
import { ownPages } from "./ownPages.ts";
import { quickReact } from "./quickReact.ts";
import { stylesFolder } from "./stylesheets.ts";
import { tailwindWhenNeeded } from "./tailwindWhenNeeded.ts";

/**
 * Starts Vite's own server: it gives browsers modules one by one, transformed when they are asked
 * for, and tells open pages which have changed. Which files changed it is told (see `invalidateModules`).
 */
export async function startServer(
  site: Site,
  {
    packages,
    address,
    define,
    themes,
    browserPackages,
  }: {
    /** To bundle before. */
    packages: { client: string[]; ssr: string[] };
    /** Below which browsers find modules, without a slash at its end. */
    address: string;
    /** What modules know of the site. */
    define: Record<string, string>;
    /** Answers with the themes of a folder. */
    themes: Connect.NextHandleFunction;
    browserPackages: BrowserPackages;
  },
) {
  const { plugins, base: siteBase, ...rest } = common(site);
  const { origin, hostname, port, pathname } = new URL(address);
  const { root, packages: modules } = site.manifest;
  const linked = linkedPackages(modules);
  const deps = { noDiscovery: true, entries: [] };
  // What is bundled ahead asks only its own plugins.
  const oneReact = packagesOfSite(site.manifest, web);
  const server = await createServer({
    ...rest,
    base: `${pathname}/`,
    mode: "development",
    appType: "custom",
    cacheDir: path.join(site.work, "vite"),
    plugins: [
      ...plugins,
      ...react(),
      tailwindWhenNeeded(stylesFolder(site.work)),
      withoutFirstMaps(),
      browserPackages.plugin(),
      ownPages(address),
      bundledPackagesOfSite(site.manifest),
      servedFromSource(site.manifest, linked),
      {
        name: "showfloor:themes",
        configureServer: ({ middlewares }) => void middlewares.use(pathname + themesFolder, themes),
      },
    ],
    // styled-components has this switch: in development it fills style elements with text.
    define: {
      ...define,
      // Its own modules are at its root, whatever the base of the site is.
      "import.meta.env.BASE_URL": JSON.stringify(siteBase),
      SC_DISABLE_SPEEDY: "false",
    },
    server: {
      host: hostname,
      port: Number(port),
      strictPort: true,
      origin,
      // The caller watches the files already.
      watch: null,
      hmr: { overlay: false },
      fs: {
        allow: [
          ...[web, root, path.dirname(modules), site.work],
          ...[...linked.values(), ...packageFolders(root)],
        ],
      },
    },
    optimizeDeps: {
      ...deps,
      include: packages.client,
      rolldownOptions: { plugins: [oneReact, insertedRules] },
    },
    environments: {
      ssr: {
        resolve: { noExternal: true },
        optimizeDeps: {
          ...deps,
          include: packages.ssr,
          rolldownOptions: { plugins: [oneReact, quickReact, withoutMaps] },
        },
        dev: { createEnvironment: (name, config) => rendering(name, config) },
      },
    },
  });
  answerPages(server);
  await server.listen();
  return server;
}

/** Answers a page that asks: from then on it is told of what changes. */
function answerPages(server: ViteDevServer) {
  server.ws.on("showfloor:ask", (_, page: WebSocketClient) => {
    page.send("showfloor:answer");
  });
}

/** Nobody reads maps of packages in the renderer. Vite sets the option after all of its users. */
const withoutMaps: Plugin = {
  name: "showfloor:without-maps",
  outputOptions: (options) => ({ ...options, sourcemap: false }),
};

/**
 * Modules of the shell have no maps in the renderer until they change: making one takes longer than
 * all else that is done to a module, and places of mistakes are told in files of the site.
 */
function withoutFirstMaps(): Plugin {
  const shell = `${normalizePath(path.join(web, "src"))}/`;
  const seen = new Set<string>();
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

/**
 * Has Vite find the packages that it bundles ahead among those of the site, then of the engine. It
 * asks none of the plugins for them, and looks only beside the root, which is the engine's.
 */
function bundledPackagesOfSite(manifest: Site["manifest"]): Plugin {
  return {
    name: "showfloor:bundled-packages-of-site",
    configResolved(config) {
      // The bundler itself asks it for what it is told to bundle.
      // eslint-disable-next-line @typescript-eslint/no-deprecated
      const createResolver = config.createResolver.bind(config);
      const ofSite: typeof createResolver = (options) => {
        const resolve = createResolver(options);
        return async (id, importer, ...rest) =>
          (await resolve(id, importer ?? manifest.packages, ...rest)) ??
          resolve(id, importer, ...rest);
      };
      Object.assign(config, { createResolver: ofSite });
    },
  };
}

export function renderingOf(server: ViteDevServer) {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite has another environment for pages.");
  return ssr;
}

/**
 * The environment of the renderer. Packages that were bundled are imported by Node itself, which is
 * several times faster than evaluating them as modules that may change.
 */
function rendering(name: string, config: ResolvedConfig) {
  const environment = createRunnableDevEnvironment(name, config, {
    hot: false,
    runner,
  });
  const bundled = normalizePath(path.join(config.cacheDir, "deps_ssr/"));
  importByVersion(pathToFileURL(bundled).href);
  const fetchModule = environment.fetchModule.bind(environment);
  environment.fetchModule = async (id, ...rest) => {
    const [file = "", version = ""] = id.replace(/^(?:file:\/\/|\/@fs)/, "").split("?", 2);
    if (!file.startsWith(bundled)) return fetchModule(id, ...rest);
    return { externalize: `${pathToFileURL(file).href}?${version}`, type: "module" };
  };
  return environment;
}

/**
 * What evaluates modules of the renderer. Vite's own asks a thread for each import that follows, and
 * has Node read the maps of all packages: both are left until they are needed.
 */
function runner(environment: RunnableDevEnvironment) {
  const channel = environment.hot as NormalizedServerHotChannel;
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
 * @param paths Absolute.
 */
export function invalidateModules(server: ViteDevServer, paths: readonly string[]) {
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

function isKnown(server: ViteDevServer, file: string) {
  const graphs = Object.values(server.environments).map(({ moduleGraph }) => moduleGraph);
  return graphs.some((graph) => graph.getModulesByFile(file) !== undefined);
}

/** A module with all that import it. The registry imports again whatever it is asked for. */
function withImporters(module: EnvironmentModuleNode) {
  const found = new Set([module]);
  for (const one of found) {
    if (one.id === "\0showfloor:registry") continue;
    for (const importer of one.importers) found.add(importer);
  }
  return found;
}
