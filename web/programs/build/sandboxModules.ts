import path from "node:path";
import type { Plugin } from "vite";
import type { DemoManifest } from "./manifest.ts";
import { after, quote } from "./modules.ts";
import { packageOf } from "./subpaths.ts";

/** What is built for edited demos. */
export interface SandboxPlan {
  /** Those that have demos. */
  families: string[];
  /** What can be imported, by package. */
  specifiers: Record<string, string[]>;
}

const PREFIX = "sandbox:";
const styleFiles = ["layers", "tokens", "base"].map((name) => `/src/styles/${name}.css`);

/** Modules that every demo may import, whatever its family documents. */
export const react = {
  react: ["react", "react/jsx-runtime"],
  "react-dom": ["react-dom", "react-dom/client"],
};

/** Ids of the modules that exist only in the build. */
export const sandboxIds = {
  styles: `${PREFIX}styles`,
  family: (id: string) => `${PREFIX}family/${id}`,
  package: (name: string) => `${PREFIX}package/${name}`,
};

/**
 * Gives the build an entry for each family and a module for each package: a table of all that can
 * be imported of it.
 *
 * @param web Absolute path of the frontend's folder.
 */
export function sandboxModules(manifest: DemoManifest, plan: SandboxPlan, web: string): Plugin {
  return {
    name: "showfloor:sandbox-modules",
    enforce: "pre",
    resolveId: {
      filter: { id: /^sandbox:/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0sandbox:/ },
      handler: (id) => source(id.slice(1), manifest, plan, web),
    },
  };
}

/** The package whose chunk a module belongs to; none for what several may share. */
export function packageOfModule(id: string, plan: SandboxPlan) {
  const table = after(id, `\0${sandboxIds.package("")}`);
  if (table !== undefined) return table;
  const [, below] = id.split(/[\\/]node_modules[\\/](?!.*[\\/]node_modules[\\/])/);
  const name = packageOf((below ?? "").replaceAll("\\", "/"));
  return name in plan.specifiers ? name : undefined;
}

function source(id: string, manifest: DemoManifest, { specifiers }: SandboxPlan, web: string) {
  if (id === sandboxIds.styles) return styles(manifest, web);
  const family = after(id, sandboxIds.family(""));
  if (family !== undefined) return familyEntry(family, manifest, web);
  return packageTable(specifiers[after(id, sandboxIds.package("")) ?? ""] ?? []);
}

function familyEntry(id: string, { families }: DemoManifest, web: string) {
  const { provider = "", packages = [], others = [] } = families[id] ?? {};
  const rows = [...Object.keys(react), ...[...packages, ...others].sort()].map(
    (name) => `  ${quote(name)}: () => import(${quote(sandboxIds.package(name))}),`,
  );
  return [
    `import ${quote(sandboxIds.styles)};`,
    `import Provider from ${quote(provider)};`,
    `import { startSandbox } from ${quote(path.join(web, "src/editor/sandbox/startSandbox.client.ts"))};`,
    "const packages = {",
    ...rows,
    "};",
    'const loadTailwind = () => import("@tailwindcss/browser");',
    "startSandbox(window, { Provider, packages, loadTailwind });",
  ].join("\n");
}

/** The shell's tokens and base, as far as a demo in a page meets them, and the sandbox's own. */
function styles({ styles: own }: DemoManifest, web: string) {
  const files = [...styleFiles, ...own, path.join(web, "src/editor/sandbox/sandbox.client.css")];
  return files.map((file) => `import ${quote(file)};`).join("\n");
}

function packageTable(specifiers: string[]) {
  const imports = specifiers.map((one, index) => `import * as m${index} from ${quote(one)};`);
  const rows = specifiers.map((one, index) => `  ${quote(one)}: m${index},`);
  return [...imports, "export default {", ...rows, "};"].join("\n");
}
