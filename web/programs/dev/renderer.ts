import path from "node:path";
import type * as registry from "showfloor:registry";
import { normalizePath, type ViteDevServer } from "vite";
import type * as entryServer from "../../src/entry-server.tsx";
import type { Live, RenderPage } from "../../src/entry-server.tsx";
import type {
  Assets,
  Demo,
  NavTree,
  Page,
  RenderedPage,
  ShellModel,
} from "../../src/model/page.gen.ts";
import type { DemoFailure } from "../../src/render/failure.ts";
import { type Fault, partMistake, type PartMistake } from "../../src/render/partMistake.ts";
import { type Site, web } from "../build/config.ts";
import { fileUrl } from "./devAssets.ts";
import { explainFault } from "./fault.ts";
import { knownFault, type KnownMistakes } from "./knownFault.ts";
import { LiveCache } from "./liveCache.ts";
import { renderingOf } from "./server.ts";

type ServerEntry = typeof entryServer;

type Registry = typeof registry;

interface Rendered {
  /** Without those of its files that were given before. */
  page: RenderedPage;
  /** Site paths of these. */
  known: string[];
  faults: PartMistake[];
}

export const entry = path.join(web, "src/entry-server.tsx");

/** Renders pages with the modules as they are now. */
export class PageRenderer {
  readonly server: ViteDevServer;
  site: Site;
  /** Below which browsers find modules, without a slash at its end. */
  readonly address: string;
  readonly shell: ShellModel;
  readonly trees: readonly NavTree[];
  /** Those of demos become more while pages are rendered: their style sheets. */
  readonly assets: Assets;

  #live = new LiveCache<PartMistake[]>();
  #standalone = new WeakMap<object, Record<string, string>>();
  #made: { by: ServerEntry["createRenderer"]; render: RenderPage } | undefined;
  /** The live parts of the page that is being rendered: one page at a time is. */
  #current = {} as Live;
  /** What files held as they were given the last time, by site path. */
  #given = new Map<string, string>();
  /** Whether it is rendered with the documents of its demos. */
  #withDemos = false;

  constructor(
    server: ViteDevServer,
    site: Site,
    { address, shell, trees }: { address: string; shell: ShellModel; trees: readonly NavTree[] },
    assets: Assets,
  ) {
    this.server = server;
    this.site = site;
    this.address = address;
    this.shell = shell;
    this.trees = trees;
    this.assets = assets;
  }

  linkPrePaint(href: string) {
    Object.assign(this.assets, { prePaint: href });
    this.#made = undefined;
    this.#standalone = new WeakMap();
  }

  /** To be called when a module has changed. */
  forget() {
    this.#live.forget();
  }

  /**
   * @param told A page without its translations, which are those of the shell.
   * @param withDemos Whether the documents of its single demos are asked for: few ever are.
   * @param mistakes In the sources of the site; demos with one of them show it.
   */
  async render(told: Page, withDemos: boolean, mistakes: KnownMistakes): Promise<Rendered> {
    const page = { ...told, translations: this.shell.messages };
    const { runner } = renderingOf(this.server);
    await this.#findStylesheets(page);
    const { createRenderer, renderLive, standaloneFiles } = await runner.import<ServerEntry>(entry);
    const faultOf = (demo: Demo) => knownFault(demo, mistakes);
    const kept = await this.#live.of(
      page,
      async () => {
        const extra: PartMistake[] = [];
        const onFailure = (failure: DemoFailure) => {
          const fault = this.#explain(failure);
          const mistake = partMistake(page, failure, fault);
          extra.push(mistake);
          return { ...fault, fix: mistake.fix };
        };
        return { live: await renderLive(page, this.shell, onFailure, faultOf), extra };
      },
      Object.values(page.demos).map(faultOf),
    );
    if (this.#made?.by !== createRenderer) {
      const live = () => Promise.resolve(this.#current);
      const standalone = this.#kept(standaloneFiles);
      // An open page is brought up to date demo by demo, so each is there with all of its code.
      const codeForms = () => ({ hrefs: new Map<never, never>(), files: {} });
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
   */
  #give(files: Readonly<Record<string, string>>) {
    const fresh: Record<string, string> = {};
    const known = [];
    for (const [name, content] of Object.entries(files)) {
      if (this.#given.get(name) === content) known.push(name);
      else fresh[name] = content;
      this.#given.set(name, content);
    }
    return { fresh, known };
  }

  /** The documents of single demos, which are as they were while what is live on their page is. */
  #kept(make: ServerEntry["standaloneFiles"]): ServerEntry["standaloneFiles"] {
    return (page, islands, styles, tools) => {
      if (!this.#withDemos) return {};
      const files = this.#standalone.get(islands) ?? make(page, islands, styles, tools);
      this.#standalone.set(islands, files);
      return files;
    };
  }

  #explain({ cause }: DemoFailure): Fault {
    const { moduleGraph } = renderingOf(this.server);
    const importersOf = (file: string) =>
      [...(moduleGraph.getModulesByFile(normalizePath(file)) ?? [])]
        .flatMap(({ importers }) => [...importers])
        .flatMap((importer) => importer.file ?? []);
    const { root, modules } = this.site.manifest;
    const fault = explainFault(cause, root, importersOf);
    const [file = ""] = fault.place?.split(":", 1) ?? [];
    const stories = modules[file.replace(/^pages\/|\.tsx$/g, "")]?.stories;
    return stories ? { ...fault, place: path.posix.relative(root, stories) } : fault;
  }

  /**
   * Links what a page's demos and components import of styles: else they would be without until
   * their scripts run, and most components have none.
   */
  async #findStylesheets(page: Page) {
    const { modules, families } = this.site.manifest;
    const { runner } = renderingOf(this.server);
    const { demos, providers, components } = await runner.import<Registry>("showfloor:registry");
    for (const block of page.blocks) {
      if (block.type === "catalog") await this.#findFamily(block.family, providers);
      if (block.type === "component") await this.#findComponent(block.name, components);
    }
    for (const name of this.shell.slots) await this.#findComponent(`slots/${name}`, components);
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

  /** The style sheets that a component of the site brings. */
  async #findComponent(name: string, components: Registry["components"]) {
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

  /** The style sheets that a family's provider brings, for what is drawn in it. */
  async #findFamily(family: string, providers: Registry["providers"]) {
    const known = this.assets.families[family] ?? [];
    try {
      await providers[family]?.();
    } catch {
      return; // told when it is rendered
    }
    const provider = this.site.manifest.families[family]?.provider ?? "";
    Object.assign(this.assets.families, { [family]: this.#andThoseOf([provider], known) });
  }

  /** Style sheets, and after them those that some files import, each once. */
  #andThoseOf(files: readonly string[], given: readonly string[]) {
    const own = files.flatMap((file) => this.#stylesheetsOf(file));
    return [...given.filter((href) => !own.includes(href)), ...own];
  }

  #stylesheetsOf(file: string) {
    const { moduleGraph } = renderingOf(this.server);
    const found = new Set(moduleGraph.getModulesByFile(normalizePath(file)) ?? []);
    for (const module of found) {
      for (const imported of module.importedModules) found.add(imported);
    }
    return [...found].flatMap(({ file: one }) =>
      one?.endsWith(".css") === true ? [`${this.address}${fileUrl(one)}`] : [],
    );
  }
}
