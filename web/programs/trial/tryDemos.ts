import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { resolvesAliases } from "../shared/aliases.ts";

export interface TrialRequest {
  /** The folder that holds `node_modules`. */
  root: string;
  /** Sources in TypeScript, each of a demo. */
  demos: string[];
  /** Files of each component around demos, by name; `Provider.tsx` exports it. Without one there is none. */
  providers: Record<string, string>[];
}

/** What a demo draws in a provider. */
export interface Trial {
  demo: number;
  provider: number;
  /** The text of its markup. */
  text: string;
  /** Why it draws nothing, if it failed. */
  failure: string | null;
}

type Draw = (demo: number, provider: number) => Promise<string>;

const engine = fileURLToPath(new URL("../..", import.meta.url));

const markup = /<(?<tag>style|script)\b[^<]*<\/\k<tag>>|<[^<>]*>/g;

/**
 * Renders each demo in each provider. One that fails, or whose module does, leaves the others as
 * they are.
 */
export async function tryDemos({ root, demos, providers }: TrialRequest): Promise<Trial[]> {
  const parent = path.join(root, ".showfloor");
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(path.join(parent, "trial-"));
  try {
    await writeModules(folder, demos, providers);
    const draw = await bundle(root, folder);
    const trials: Trial[] = [];
    for (const demo of demos.keys()) {
      for (const provider of providers.keys()) {
        trials.push({ demo, provider, ...(await outcome(() => draw(demo, provider))) });
      }
    }
    return trials;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function outcome(draw: () => Promise<string>): Promise<Pick<Trial, "text" | "failure">> {
  try {
    const text = (await draw()).replaceAll(markup, " ").replaceAll(/\s+/g, " ").trim();
    return { text, failure: null };
  } catch (error) {
    return { text: "", failure: error instanceof Error ? error.message : String(error) };
  }
}

async function writeModules(
  folder: string,
  demos: string[],
  providers: Record<string, string>[],
): Promise<void> {
  const places = providers.map((files, at) =>
    "Provider.tsx" in files ? `./${String(at)}/Provider.tsx` : undefined,
  );
  const files = [
    ...demos.map((text, at) => [`Demo${String(at)}.tsx`, text] as const),
    ...providers.flatMap((some, at) =>
      Object.entries(some).map(([name, text]) => [`${String(at)}/${name}`, text] as const),
    ),
    ["entry.tsx", entryOf(demos.length, places)] as const,
  ];
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Each module is loaded when it is needed: one that throws is a failure of its demo alone. */
function entryOf(demos: number, providers: (string | undefined)[]): string {
  const loads = (places: string[]) => `[${places.join(", ")}]`;
  const ofDemos = Array.from({ length: demos }, (_, at) => `() => import("./Demo${String(at)}")`);
  const ofProviders = providers.map((place) =>
    place === undefined ? "() => ({ default: Fragment })" : `() => import("${place}")`,
  );
  return `
import { createElement, Fragment } from "react";
import { renderToString } from "react-dom/server";
const demos = ${loads(ofDemos)};
const providers = ${loads(ofProviders)};
export async function draw(demo, provider) {
  const { default: Provider } = await providers[provider]();
  const { default: Demo } = await demos[demo]();
  const props = Provider === Fragment ? {} : { direction: "ltr", colorScheme: "light" };
  return renderToString(createElement(Provider, props, createElement(Demo)));
}
`;
}

/** Style sheets draw no text, and may need a compiler of their own. */
const withoutStyles: Plugin = {
  name: "showfloor:without-styles",
  enforce: "pre",
  resolveId: { filter: { id: /\.(?:css|scss|sass|less)(?:$|\?)/ }, handler: () => "\0styles" },
  load: {
    filter: { id: /^\0styles$/ },
    // The classes of a module are named as in its file.
    handler: () => "export default new Proxy({}, { get: (_, name) => name });",
  },
};

async function bundle(root: string, folder: string): Promise<Draw> {
  await build({
    configFile: false,
    root,
    logLevel: "silent",
    plugins: [withoutStyles, resolvesAliases(path.join(root, "node_modules"))],
    resolve: { alias: { showfloor: path.join(engine, "src/site") } },
    define: { "process.env.NODE_ENV": '"production"' },
    // One React, the site's, for the libraries and for what renders them.
    ssr: { noExternal: true, external: ["react", "react-dom"] },
    build: {
      ssr: true,
      outDir: path.join(folder, "out"),
      minify: false,
      rolldownOptions: {
        input: { entry: path.join(folder, "entry.tsx") },
        // Types may promise what a package does not export: only what uses it fails.
        shimMissingExports: true,
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
      },
    },
  });
  const entry = pathToFileURL(path.join(folder, "out/entry.mjs")).href;
  return ((await import(entry)) as { draw: Draw }).draw;
}
