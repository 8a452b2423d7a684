import path from "node:path";
import { normalizePath } from "vite";
import { web } from "../build/config.mjs";
import { fileUrl } from "./devAssets.mjs";
import { explainFault } from "./fault.mjs";
import { LiveCache } from "./liveCache.mjs";
import { originOf, renderingOf } from "./server.mjs";

/** @typedef {import("../build/config.mjs").Site} Site */
/** @typedef {import("./fault.mjs").Fault} Fault */
/** @typedef {import("vite").ViteDevServer} ViteDevServer */
/** @typedef {import("../../src/model/page.gen.ts").Assets} Assets */
/** @typedef {import("../../src/model/page.gen.ts").NavTree} NavTree */
/** @typedef {import("../../src/model/page.gen.ts").Page} Page */
/** @typedef {import("../../src/model/page.gen.ts").RenderedPage} RenderedPage */
/** @typedef {import("../../src/model/page.gen.ts").ShellModel} ShellModel */
/** @typedef {typeof import("../../src/entry-server.tsx")} ServerEntry */
/** @typedef {import("../../src/entry-server.tsx").Live} Live */
/** @typedef {import("../../src/entry-server.tsx").RenderPage} RenderPage */
/** @typedef {typeof import("showfloor:registry")} Registry */

/**
 * @typedef {object} Rendered
 * @property {RenderedPage} page Without those of its files that were given before.
 * @property {string[]} known Site paths of these.
 * @property {Fault[]} faults
 */

export const entry = path.join(web, "src/entry-server.tsx");

/** Renders pages with the modules as they are now. */
export class PageRenderer {
  /** @type {LiveCache<Fault[]>} */
  #live = new LiveCache();
  /** @type {WeakMap<object, Record<string, string>>} */
  #standalone = new WeakMap();
  /** @type {{ by: ServerEntry["createRenderer"], render: RenderPage } | undefined} */
  #made;
  /** The live parts of the page that is being rendered: one page at a time is. */
  #current = /** @type {Live} */ ({});
  /** @type {Map<string, string>} What files held as they were given the last time, by site path. */
  #given = new Map();
  /** Whether it is rendered with the documents of its demos. */
  #withDemos = false;

  /**
   * @param {ViteDevServer} server
   * @param {Site} site
   * @param {{ shell: ShellModel, trees: readonly NavTree[] }} model
   * @param {Assets} assets Those of demos become more while pages are rendered: their style sheets.
   */
  constructor(server, site, { shell, trees }, assets) {
    this.server = server;
    this.site = site;
    this.shell = shell;
    this.trees = trees;
    this.assets = assets;
  }

  /** @param {string} href */
  linkPrePaint(href) {
    Object.assign(this.assets, { prePaint: href });
    this.#made = undefined;
    this.#standalone = new WeakMap();
  }

  /** To be called when a module has changed. */
  forget() {
    this.#live.forget();
  }

  /**
   * @param {Page} told A page without its translations, which are those of the shell.
   * @param {boolean} withDemos Whether the documents of its single demos are asked for: few ever are.
   * @returns {Promise<Rendered>}
   */
  async render(told, withDemos) {
    const page = { ...told, translations: this.shell.messages };
    const { runner } = renderingOf(this.server);
    await this.#findStylesheets(page);
    const { createRenderer, renderLive, standaloneFiles } = /** @type {ServerEntry} */ (
      await runner.import(entry)
    );
    const kept = await this.#live.of(page, async () => {
      /** @type {Fault[]} */
      const faults = [];
      const live = await renderLive(page, this.shell, (failure) => {
        const fault = this.#explain(failure);
        faults.push(fault);
        return fault;
      });
      return { live, extra: faults };
    });
    if (this.#made?.by !== createRenderer) {
      const live = () => Promise.resolve(this.#current);
      const standalone = this.#kept(standaloneFiles);
      // An open page is brought up to date demo by demo, so each is there with all of its code.
      const codeForms = () => ({ hrefs: new Map(), files: {} });
      const options = { live, standalone, codeForms };
      const current = createRenderer(this.shell, this.trees, this.assets, options);
      this.#made = { by: createRenderer, render: current };
    }
    this.#current = kept.live;
    this.#withDemos = withDemos;
    const { files, ...rendered } = await this.#made.render(kept.page);
    const { fresh, known } = this.#give(files);
    return { page: { ...rendered, files: fresh }, known, faults: kept.extra };
  }

  /**
   * Parts files beside a page from those that were given before: the styles of its demos are more
   * than its markup, and are the same at each edit of its text.
   *
   * @param {Readonly<Record<string, string>>} files
   */
  #give(files) {
    /** @type {Record<string, string>} */
    const fresh = {};
    const known = [];
    for (const [name, content] of Object.entries(files)) {
      if (this.#given.get(name) === content) known.push(name);
      else fresh[name] = content;
      this.#given.set(name, content);
    }
    return { fresh, known };
  }

  /**
   * The documents of single demos, which are as they were while what is live on their page is.
   *
   * @param {ServerEntry["standaloneFiles"]} make
   * @returns {ServerEntry["standaloneFiles"]}
   */
  #kept(make) {
    return (page, islands, styles, tools) => {
      if (!this.#withDemos) return {};
      const files = this.#standalone.get(islands) ?? make(page, islands, styles, tools);
      this.#standalone.set(islands, files);
      return files;
    };
  }

  /**
   * @param {import("../../src/render/failure.ts").DemoFailure} failure
   * @returns {Fault}
   */
  #explain({ demo, cause }) {
    return { demo, ...explainFault(cause, this.site.manifest.root) };
  }

  /**
   * Links what a page's demos and components import of styles: else they would be without until
   * their scripts run, and most components have none.
   *
   * @param {Page} page
   */
  async #findStylesheets(page) {
    const { modules, families } = this.site.manifest;
    const { runner } = renderingOf(this.server);
    const { demos, providers, components } = /** @type {Registry} */ (
      await runner.import("showfloor:registry")
    );
    for (const block of page.blocks) {
      if (block.type === "catalog") await this.#findFamily(block.family, providers);
      if (block.type === "component") await this.#findComponent(block.name, components);
    }
    const shown = Object.values(page.demos).flatMap(({ variants }) => variants);
    for (const { module } of shown) {
      const known = this.assets.demos[module];
      const { path: file, family } = modules[module] ?? { path: "", family: "" };
      if (known === undefined) continue;
      try {
        await Promise.all([demos[module]?.(), providers[family]?.()]);
      } catch {
        continue; // told when it is rendered
      }
      const provider = families[family]?.provider ?? "";
      Object.assign(known, { stylesheets: this.#andThoseOf([provider, file], known.stylesheets) });
    }
  }

  /**
   * The style sheets that a component of the site brings.
   *
   * @param {string} name
   * @param {Registry["components"]} components
   */
  async #findComponent(name, components) {
    const known = this.assets.components[name];
    if (known === undefined) return;
    try {
      await components[name]?.();
    } catch {
      return; // told when it is rendered
    }
    const file = this.site.manifest.components[name] ?? "";
    Object.assign(known, { stylesheets: this.#andThoseOf([file], known.stylesheets) });
  }

  /**
   * The style sheets that a family's provider brings, for what is drawn in it.
   *
   * @param {string} family
   * @param {Registry["providers"]} providers
   */
  async #findFamily(family, providers) {
    const known = this.assets.families[family] ?? [];
    try {
      await providers[family]?.();
    } catch {
      return; // told when it is rendered
    }
    const provider = this.site.manifest.families[family]?.provider ?? "";
    Object.assign(this.assets.families, { [family]: this.#andThoseOf([provider], known) });
  }

  /**
   * Style sheets, and after them those that some files import, each once.
   *
   * @param {readonly string[]} files
   * @param {readonly string[]} given
   */
  #andThoseOf(files, given) {
    const own = files.flatMap((file) => this.#stylesheetsOf(file));
    return [...given.filter((href) => !own.includes(href)), ...own];
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
