import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ViteDevServer } from "vite";
import type { NavTree, Page, ShellModel } from "../../src/model/page.gen.ts";
import type * as themesModule from "../../src/render/themes.ts";
import { settingsOf, type Site, web } from "../build/config.ts";
import type { DemoManifest } from "../build/manifest.ts";
import { tailwindPath, writeTailwind } from "../build/tailwind.ts";
import { parseJson } from "../shared/unknown.ts";
import { assetsOf } from "./devAssets.ts";
import { BrowserPackages } from "./browserPackages.ts";
import { type FileImports, KnownImports, packagesOf } from "./packagesToBundle.ts";
import type { KnownMistakes } from "./knownFault.ts";
import { type PrePaint, prePaintOf } from "./prePaint.ts";
import { entry, PageRenderer } from "./renderer.ts";
import { renderingOf, startServer, invalidateModules } from "./server.ts";
import { writeStylesheets } from "./stylesheets.ts";

/** The site as it is now; answered when pages can be rendered. */
interface SiteRequest {
  type: "site";
  manifest: DemoManifest;
  shell: ShellModel;
  trees: NavTree[];
  license: string;
}

/** Files that were written, added or removed. */
interface ChangedRequest {
  type: "changed";
  /** Absolute. */
  paths: string[];
}

interface RenderRequest {
  type: "render";
  page: Page;
  /** Whether the documents of its single demos are asked for too. */
  demos: boolean;
  mistakes: KnownMistakes;
}

/** What a site was when it was last written. */
interface LastSite {
  manifest: DemoManifest;
  license: string;
  packages: { client: string[]; ssr: string[] };
  imports?: FileImports;
  prePaint?: PrePaint;
}

export type Request = SiteRequest | ChangedRequest | RenderRequest;

const MEMORY = "last-site.json";

/** The frontend of a site that is being written. */
export class DevFrontend {
  /** Absolute path. */
  readonly work: string;
  /** Below which browsers find modules, without a slash at its end. */
  readonly address: string;
  site: Site;

  #running: { server: ViteDevServer; key: string; browserPackages: BrowserPackages } | undefined;
  /** Whether what is served is what was served the last time: packages are bundled already. */
  #isKnown = false;
  #hasRendered = false;
  /** What went wrong for browsers. */
  #failure: Error | undefined;
  #renderer: PageRenderer | undefined;
  #prePaint: PrePaint | undefined;
  #imports = new KnownImports();
  #beginning: Promise<void> | undefined;
  /** What renders pages is evaluated for the first time. */
  #loading: Promise<unknown> | undefined;

  constructor(work: string, address: string) {
    this.work = work;
    this.address = address;
    this.site = { manifest: {} as DemoManifest, work, licenseKey: "", libraries: "" };
  }

  /**
   * Gets ready while the site is still being compiled, with what it was last time: packages are
   * bundled and the renderer is loaded.
   *
   * @param root Absolute path of the site's folder.
   * @param modules Absolute path of its packages.
   */
  begin(root: string, modules: string) {
    // A failure now happens again, and is reported, when the site is there.
    this.#beginning = this.#prepare(root, modules).catch(() => undefined);
  }

  async #prepare(root: string, modules: string) {
    const { manifest, license, packages, ...known } = await this.#remembered(root, modules);
    Object.assign(this.site.manifest, manifest);
    // What another version of the engine remembers may have neither.
    const [prePaint, server] = await Promise.all([
      prePaintOf(this.site, known.prePaint),
      this.#serve(license, packages),
    ]);
    this.#prePaint = prePaint;
    // Of a new site nothing is known yet but what it imports: it gets a server of its own.
    if (this.#isKnown) this.#load(server);
  }

  #load(server: ViteDevServer) {
    this.#loading = renderingOf(server)
      .runner.import(entry)
      .catch(() => undefined); // it fails again, and is told, when a page is asked for
  }

  async #remembered(root: string, modules: string): Promise<LastSite> {
    const file = path.join(this.work, MEMORY);
    if (existsSync(file)) {
      const last = parseJson(await readFile(file, "utf8")) as LastSite;
      this.#imports = new KnownImports(last.imports);
      this.#isKnown = true;
      return last;
    }
    const manifest = emptyManifest(root, modules);
    return { manifest, license: "", packages: packagesOf(manifest, web, this.#imports) };
  }

  async respond(request: Request) {
    if (request.type === "site") return this.#take(request);
    if (request.type === "changed") return this.#change(request);
    if (this.#renderer === undefined) throw new Error("A page came before its site.");
    if (this.#failure !== undefined) throw this.#failure;
    await this.#loading;
    const rendered = await this.#renderer.render(request.page, request.demos, request.mistakes);
    this.#hasRendered = true;
    this.#bundleForBrowsers();
    return { type: "rendered", ...rendered };
  }

  async close() {
    await this.#running?.server.close();
  }

  async #take({ manifest, shell, trees, license }: SiteRequest) {
    await this.#beginning;
    const before = JSON.stringify(this.site.manifest);
    const { modules } = this.site.manifest;
    const providers = providersOf(this.site.manifest);
    // The same object for good: plugins hold it.
    Object.assign(this.site.manifest, manifest);
    const isSame = JSON.stringify(this.site.manifest) === before;
    const styles = writeStylesheets(manifest, { web, work: this.work });
    await writeTailwind(this.work, manifest);
    const packages = packagesOf(manifest, web, this.#imports);
    const server = await this.#serve(license, packages);
    this.#prePaint = await prePaintOf(this.site, this.#prePaint);
    invalidateModules(server, [
      styles.shell,
      ...Object.values(styles.parts),
      tailwindPath(this.work),
      ...changedStories(modules, manifest.modules),
    ]);
    if (!isSame) {
      await this.#loading;
      this.#forgetRegistry(server);
      // Live demos keep the provider that they were drawn in.
      if (providersOf(manifest) !== providers) server.ws.send({ type: "full-reload" });
    }
    const { address } = this;
    const assets = assetsOf(manifest, {
      address,
      work: this.work,
      prePaint: this.#prePaint.path,
      styles,
    });
    await writeFile(path.join(this.work, "assets.json"), JSON.stringify(assets));
    const memory = { manifest, license, packages, imports: this.#imports.files };
    const last = JSON.stringify({ ...memory, prePaint: this.#prePaint });
    await writeFile(path.join(this.work, MEMORY), last);
    this.#renderer = new PageRenderer(server, this.site, { address, shell, trees }, assets);
    // The first page of a new site comes before what makes it live.
    if (this.#isKnown || this.#hasRendered) this.#bundleForBrowsers();
    if (this.#loading === undefined) this.#load(server);
    return { type: "served" };
  }

  /** A failure is reported with the next page that is asked for. */
  #bundleForBrowsers() {
    this.#running?.browserPackages.begin().catch((error: unknown) => {
      this.#failure = error instanceof Error ? error : new Error(String(error));
    });
  }

  /** The running server; another one where packages have to be bundled again. */
  async #serve(license: string, packages: LastSite["packages"]) {
    const { manifest } = this.site;
    const settings = settingsOf(manifest, []);
    const { base } = manifest.settings;
    const key = JSON.stringify([
      packages,
      settings,
      manifest.root,
      manifest.packages,
      license,
      base,
    ]);
    if (this.#running?.key === key) return this.#running.server;
    await this.#running?.server.close();
    this.#running = undefined;
    this.#failure = undefined;
    const browserPackages = new BrowserPackages();
    const server = await startServer(this.site, {
      packages,
      address: this.address,
      browserPackages,
      define: { ...settings, "import.meta.env.SHOWFLOOR_LICENSE_KEY": JSON.stringify(license) },
      themes: (request, response, next) => {
        const [family = ""] = request.url?.slice(1).split(".css") ?? [];
        themeOf(server, family).then((css) => {
          response.setHeader("Content-Type", "text/css; charset=utf-8");
          response.end(css);
        }, next);
      },
    });
    this.#running = { server, key, browserPackages };
    return server;
  }

  async #change({ paths }: ChangedRequest) {
    if (this.#running === undefined) return { type: "taken", known: false };
    let known = invalidateModules(this.#running.server, paths);
    if (known) this.#renderer?.forget();
    const own = paths.filter((file) => file.startsWith(path.join(web, "src")));
    if (own.some((file) => file.endsWith(".css"))) {
      writeStylesheets(this.site.manifest, { web, work: this.work }); // one may be new, or gone
    }
    if (own.some((file) => this.#prePaint?.modules.includes(file))) {
      this.#prePaint = await prePaintOf(this.site);
      this.#renderer?.linkPrePaint(this.#prePaint.path);
      known = true; // pages name it by its content
    }
    return { type: "taken", known };
  }

  /** What lists the site's modules is as old as the manifest that it was made from. */
  #forgetRegistry(server: ViteDevServer) {
    const { moduleGraph, runner } = renderingOf(server);
    for (const [id, module] of moduleGraph.idToModuleMap) {
      if (!id.startsWith("\0showfloor:")) continue;
      moduleGraph.invalidateModule(module);
      for (const one of [module, ...module.importers]) {
        const evaluated =
          one.id === null ? undefined : runner.evaluatedModules.getModuleById(one.id);
        if (evaluated) runner.evaluatedModules.invalidateModule(evaluated);
      }
    }
    for (const [id, module] of server.environments.client.moduleGraph.idToModuleMap) {
      if (id.startsWith("\0showfloor:"))
        server.environments.client.moduleGraph.invalidateModule(module);
    }
  }
}

function providersOf({ families }: DemoManifest) {
  return JSON.stringify(Object.entries(families).map(([id, { provider }]) => [id, provider]));
}

/** Files of stories whose demos have other code: browsers may have asked for it as it was before. */
function changedStories(before: DemoManifest["modules"], now: DemoManifest["modules"]) {
  return Object.entries(now).flatMap(([key, { code, stories }]) =>
    stories && key in before && before[key]?.code !== code ? [stories] : [],
  );
}

async function themeOf(server: ViteDevServer, family: string) {
  const { runner } = renderingOf(server);
  const module = path.join(web, "src/render/themes.ts");
  const { themeSheet } = await runner.import<typeof themesModule>(module);
  return (await themeSheet(family)) ?? "";
}

/** What is known of a site before it was ever compiled. */
function emptyManifest(root: string, packages: string): DemoManifest {
  const settings = {
    ...{
      banner: { title: "", tip: "" },
      topBanner: null,
      words: { failed: "", retry: "", replaced: "", reload: "" },
      stylings: [],
      tailwind: [],
      analytics: null,
      offline: null,
      errors: null,
    },
    ...{ panels: { messages: {}, announcements: [] }, search: {}, base: "/" },
  };
  return {
    ...{ root, packages, settings, styles: [], demoStyles: "" },
    ...{
      textFont: null,
      codeFont: null,
      families: {},
      schemeMarks: { light: [], dark: [] },
      modules: {},
      components: {},
      playgrounds: {},
      specimens: {},
      fonts: {},
    },
  };
}
