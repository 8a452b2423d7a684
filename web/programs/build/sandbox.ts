import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build, type InlineConfig, type Plugin, type Rolldown } from "vite";
import type { IslandAssets } from "../../src/model/page.gen.ts";
import { ChunkGraph } from "./assets.ts";
import { bundling, chunkedBuild, common, type Site, web } from "./config.ts";
import type { DemoManifest } from "./manifest.ts";
import {
  packageOfModule,
  react,
  sandboxIds,
  sandboxModules,
  type SandboxPlan,
} from "./sandboxModules.ts";
import { stageStyles } from "./stageStyles.ts";
import { withNotices } from "./notices.ts";
import { digestsOf, furtherImports, isCurrent, stampOf, readKept } from "./sandboxStamp.ts";
import { packageOf, specifiersOf } from "./subpaths.ts";
import { Licenses, type Work } from "./licenses.ts";

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
 * @returns The files of each family that has demos, and the works that are in them.
 */
export async function buildSandbox(
  site: Site,
): Promise<{ families: Record<string, IslandAssets>; licenses: Work[] }> {
  const folder = sandboxFolder(site.work);
  const families = familiesWithDemos(site.manifest);
  const key = stampOf(site.manifest, families, site.libraries);
  const kept = await readKept(folder);
  if (kept !== null && (await isCurrent(kept, key, site.manifest))) return kept;
  const made = await make(site, families, folder);
  await writeFile(path.join(folder, "sandbox.json"), JSON.stringify({ key, ...made }));
  return made;
}

export function sandboxFolder(work: string) {
  return path.join(work, "sandbox");
}

async function make(site: Site, families: string[], folder: string) {
  const { offered, further, plan } = planOf(site.manifest, families);
  if (families.length === 0) {
    // A site to be read alone: there is nothing to edit, and nothing to edit it with.
    await rm(folder, { recursive: true, force: true });
    await mkdir(path.join(folder, "_assets"), { recursive: true });
    return { offered, further, sources: await digestsOf([]), licenses: [], families: {} };
  }
  const sources = new Set<string>();
  const licenses = new Licenses();
  const config = sandboxConfig(site, { plan, folder, sources });
  const { output } = (await build(
    withNotices(config, BUNDLE, licenses, site),
  )) as Rolldown.RolldownOutput;
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

export function planOf(manifest: DemoManifest, families: string[]) {
  const documented = families.flatMap((id) => manifest.families[id]?.packages ?? []);
  const others = families.flatMap((id) => manifest.families[id]?.others ?? []);
  const specifiers: Record<string, string[]> = {
    // Of a library that is only used, further entries may be for other tools, or for Node.
    ...Object.fromEntries(others.sort().map((name) => [name, [name]])),
    ...specifiersOf(manifest.packages, [...new Set(documented)].sort()),
    ...react,
  };
  const offered = Object.values(specifiers).flat();
  const further = furtherImports(manifest, offered);
  for (const one of further) specifiers[packageOf(one)]?.push(one);
  return { offered, further, plan: { families, specifiers } };
}

function familiesWithDemos({ modules }: DemoManifest) {
  return [...new Set(Object.values(modules).map(({ family }) => family))].sort();
}

/** A chunk for each documented package; what several of them need falls into chunks by itself. */
export function sandboxConfig(
  site: Site,
  {
    plan,
    folder,
    sources,
  }: {
    plan: SandboxPlan;
    folder: string;
    /** Is given the project's files among the modules. */
    sources: Set<string>;
  },
): InlineConfig {
  const { plugins, ...rest } = common(site);
  return {
    ...rest,
    css: stageStyles(site.manifest, { web, work: site.work, place: "document" }),
    plugins: [
      sandboxModules(site.manifest, plan, web),
      noteSources(sources),
      lateFonts,
      ...plugins,
    ],
    build: {
      outDir: folder,
      emptyOutDir: true,
      ...chunkedBuild,
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
 */
const lateFonts: Plugin = {
  name: "showfloor:late-fonts",
  enforce: "pre",
  transform: {
    filter: { id: /\.css$/ },
    handler: (code) => code.replaceAll(/font-display:\s*optional/g, "font-display: swap"),
  },
};

function fileName({ name }: { name: string }) {
  return `${ASSETS}/${name.replace("@", "").replaceAll("/", "-")}-[hash].js`;
}

function noteSources(sources: Set<string>): Plugin {
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
