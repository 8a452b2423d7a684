import path from "node:path";
import { normalizePath } from "vite";
import { web } from "../build/config.mjs";
import { fileUrl } from "./assets.mjs";
import { explainFault } from "./fault.mjs";
import { originOf, renderingOf } from "./server.mjs";

/** @typedef {import("../build/config.mjs").Site} Site */
/** @typedef {import("./fault.mjs").Fault} Fault */
/** @typedef {import("vite").ViteDevServer} ViteDevServer */
/** @typedef {import("../../src/model/page.gen.ts").Assets} Assets */
/** @typedef {import("../../src/model/page.gen.ts").Page} Page */
/** @typedef {import("../../src/model/page.gen.ts").ShellModel} ShellModel */
/** @typedef {typeof import("../../src/entry-server.tsx")} ServerEntry */
/** @typedef {typeof import("showfloor:registry")} Registry */

export const entry = path.join(web, "src/entry-server.tsx");

/** Renders pages with the modules as they are now. */
export class PageRenderer {
  /** @type {ServerEntry["createRenderer"] | undefined} */
  #made;
  /** @type {import("../../src/entry-server.tsx").RenderPage | undefined} */
  #render;
  /** @type {Fault[]} */
  #faults = [];

  /**
   * @param {ViteDevServer} server
   * @param {Site} site
   * @param {ShellModel} shell
   * @param {Assets} assets Those of demos become more while pages are rendered: their style sheets.
   */
  constructor(server, site, shell, assets) {
    this.server = server;
    this.site = site;
    this.shell = shell;
    this.assets = assets;
  }

  /**
   * @param {Page} page
   * @returns {Promise<{ page: import("../../src/model/page.gen.ts").RenderedPage, faults: Fault[] }>}
   */
  async render(page) {
    const { runner } = renderingOf(this.server);
    await this.#findStylesheets(page);
    const { createRenderer } = /** @type {ServerEntry} */ (await runner.import(entry));
    if (this.#render === undefined || this.#made !== createRenderer) {
      this.#made = createRenderer;
      this.#render = createRenderer(this.shell, this.assets, (failure) => this.#show(failure));
    }
    this.#faults = [];
    return { page: await this.#render(page), faults: this.#faults };
  }

  /** @param {import("../../src/render/failure.ts").DemoFailure} failure */
  #show({ demo, cause }) {
    const fault = { demo, ...explainFault(cause, this.site.manifest.root) };
    this.#faults.push(fault);
    return fault;
  }

  /**
   * Links what a page's demos import of styles: else they would be without until their scripts run.
   *
   * @param {Page} page
   */
  async #findStylesheets(page) {
    const { modules, families } = this.site.manifest;
    const { runner } = renderingOf(this.server);
    const { demos } = /** @type {Registry} */ (await runner.import("showfloor:registry"));
    const shown = Object.values(page.demos).flatMap(({ variants }) => variants);
    for (const { module } of shown) {
      const known = this.assets.demos[module];
      const { path: file, family } = modules[module] ?? { path: "", family: "" };
      if (known === undefined) continue;
      try {
        await demos[module]?.();
      } catch {
        continue; // told when it is rendered
      }
      const provider = families[family]?.provider ?? "";
      const own = [provider, file].flatMap((name) => this.#stylesheetsOf(name));
      const given = known.stylesheets.filter((href) => !own.includes(href));
      Object.assign(known, { stylesheets: [...given, ...own] });
    }
  }

  /** @param {string} file */
  #stylesheetsOf(file) {
    const { moduleGraph } = renderingOf(this.server);
    const found = new Set(moduleGraph.getModulesByFile(normalizePath(file)) ?? []);
    for (const module of found) {
      for (const imported of module.importedModules) found.add(imported);
    }
    const origin = originOf(this.server.config.server.port);
    return [...found].flatMap(({ file: one }) =>
      one?.endsWith(".css") === true ? [`${origin}${fileUrl(one)}`] : [],
    );
  }
}
