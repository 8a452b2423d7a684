import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";
import { ChunkGraph } from "./assets.mjs";
import { bundling, common, cssTarget, web } from "./config.mjs";
import { packageOfModule, react, sandboxIds, sandboxModules } from "./sandboxModules.mjs";
import { withNotices } from "./notices.mjs";
import { digestsOf, furtherImports, isCurrent, keyOf, readKept } from "./sandboxStamp.mjs";
import { packageOf, specifiersOf } from "./subpaths.mjs";
import { Licenses } from "./licenses.mjs";

/** @typedef {import("./config.mjs").Site} Site */
/** @typedef {import("./manifest.mjs").DemoManifest} DemoManifest */
/** @typedef {import("./sandboxModules.mjs").SandboxPlan} SandboxPlan */
/** @typedef {import("./licenses.mjs").Work} Work */
/** @typedef {import("../../src/model/page.gen.ts").IslandAssets} IslandAssets */
/** @typedef {import("vite").InlineConfig} InlineConfig */
/** @typedef {import("vite").Rolldown.RolldownOutput} RolldownOutput */

/** Absolute path of the installed packages. */
const modules = path.join(web, "..", "node_modules");

/** The name of this build in notices. */
export const BUNDLE = "edited demos";

/** Folder of the files, below that of the build. */
const ASSETS = "_assets/sandbox";

/**
 * Builds what edited demos run with: whole libraries, since a reader may import any part of them.
 *
 * It is built again only when it would come out otherwise; a page or the text of a demo that
 * changed is no reason.
 *
 * @param {Site} site
 * @returns {Promise<{ families: Record<string, IslandAssets>, licenses: Work[] }>} The files of each
 *   family that has demos, and the works that are in them.
 */
export async function buildSandbox(site) {
  const folder = sandboxFolder(site.work);
  const families = familiesWithDemos(site.manifest);
  const key = keyOf(site.manifest, families, site.libraries);
  const kept = await readKept(folder);
  if (kept !== null && (await isCurrent(kept, key, site.manifest))) return kept;
  const made = await make(site, families, folder);
  await writeFile(path.join(folder, "sandbox.json"), JSON.stringify({ key, ...made }));
  return made;
}

/** @param {string} work */
export function sandboxFolder(work) {
  return path.join(work, "sandbox");
}

/**
 * @param {Site} site
 * @param {string[]} families
 * @param {string} folder
 */
async function make(site, families, folder) {
  const { offered, further, plan } = planOf(site.manifest, families);
  if (families.length === 0) {
    // A site to be read alone: there is nothing to edit, and nothing to edit it with.
    await rm(folder, { recursive: true, force: true });
    await mkdir(path.join(folder, "_assets"), { recursive: true });
    return { offered, further, sources: await digestsOf([]), licenses: [], families: {} };
  }
  /** @type {Set<string>} */
  const sources = new Set();
  const licenses = new Licenses();
  const config = sandboxConfig(site, { plan, folder, sources });
  const { output } = /** @type {RolldownOutput} */ (
    await build(withNotices(config, BUNDLE, licenses))
  );
  const graph = new ChunkGraph(output);
  return {
    offered,
    further,
    sources: await digestsOf([...sources].sort()),
    licenses: licenses.list(),
    families: Object.fromEntries(
      families.map((id) => [id, graph.island(sandboxIds.family(id), [])]),
    ),
  };
}

/**
 * @param {DemoManifest} manifest
 * @param {string[]} families
 */
export function planOf(manifest, families) {
  const documented = families.flatMap((id) => manifest.families[id]?.packages ?? []);
  const others = families.flatMap((id) => manifest.families[id]?.others ?? []);
  /** @type {Record<string, string[]>} */
  const specifiers = {
    // Of a library that is only used, further entries may be for other tools, or for Node.
    ...Object.fromEntries(others.sort().map((name) => [name, [name]])),
    ...specifiersOf(modules, [...new Set(documented)].sort()),
    ...react,
  };
  const offered = Object.values(specifiers).flat();
  const further = furtherImports(manifest, offered);
  for (const one of further) specifiers[packageOf(one)]?.push(one);
  return { offered, further, plan: { families, specifiers } };
}

/** @param {DemoManifest} manifest */
function familiesWithDemos({ modules }) {
  return [...new Set(Object.values(modules).map(({ family }) => family))].sort();
}

/**
 * A chunk for each documented package; what several of them need falls into chunks by itself.
 *
 * @param {Site} site
 * @param {object} options
 * @param {SandboxPlan} options.plan
 * @param {string} options.folder
 * @param {Set<string>} options.sources Is given the project's files among the modules.
 * @returns {InlineConfig}
 */
export function sandboxConfig(site, { plan, folder, sources }) {
  const { plugins, ...rest } = common(site);
  return {
    ...rest,
    plugins: [
      sandboxModules(site.manifest, plan, web),
      noteSources(sources),
      lateFonts,
      ...plugins,
    ],
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: false,
      cssTarget,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: Infinity,
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries(plan.families.map((id) => [id, sandboxIds.family(id)])),
        ...bundling,
        preserveEntrySignatures: "allow-extension",
        output: {
          // To compress them too would take half as long again, for 2 % of what is sent.
          minify: { compress: false, mangle: true, codegen: true },
          entryFileNames: fileName,
          chunkFileNames: fileName,
          assetFileNames: `${ASSETS}/[name]-[hash][extname]`,
          // Packages import each other in circles: each module runs when it is first needed.
          strictExecutionOrder: true,
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: (id) => packageOfModule(id, plan) ?? null }],
          },
        },
      },
    },
  };
}

/**
 * What is edited is drawn again with every change, in a frame whose fonts are asked for by nothing
 * before: there they may come when they come.
 *
 * @type {import("vite").Plugin}
 */
const lateFonts = {
  name: "showfloor:late-fonts",
  enforce: "pre",
  transform: {
    filter: { id: /\.css$/ },
    handler: (code) => code.replaceAll(/font-display:\s*optional/g, "font-display: swap"),
  },
};

/** @type {(chunk: { name: string }) => string} */
function fileName({ name }) {
  return `${ASSETS}/${name.replace("@", "").replaceAll("/", "-")}-[hash].js`;
}

/**
 * @param {Set<string>} sources
 * @returns {import("vite").Plugin}
 */
function noteSources(sources) {
  return {
    name: "showfloor:note-sources",
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const [file = ""] = id.split("?");
        if (path.isAbsolute(file) && !/[\\/]node_modules[\\/]/.test(file)) sources.add(file);
      }
    },
  };
}
