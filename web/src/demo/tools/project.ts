import type { DemoData, PackagePin } from "../../model/page.gen";
import compilerOptions from "./compilerOptions.json";
import { importedPackages } from "./importedPackages";
import type { ShownFile, ShownForm } from "./shown.client";

/** Files of a project by their path. */
export type Project = Readonly<Record<string, string>>;

export interface ProjectOptions {
  readonly data: DemoData;
  readonly form: ShownForm;
  /** Whether its code has classes of Tailwind. */
  readonly tailwind: boolean;
  /** The entry first. */
  readonly files: readonly ShownFile[];
  /** Of the page that explains the demo. */
  readonly address: string;
}

/** Where a project keeps the demo's files, apart from those that start it. */
const folder = "src/demo";

/** A project that renders a demo and nothing else, in the language and styling that are shown. */
export function createProject(options: ProjectOptions): Project {
  const typed = options.form.variant === "ts";
  return {
    "package.json": json(manifest(options)),
    "index.html": page(options),
    [`vite.config.${typed ? "ts" : "js"}`]: viteConfig(options),
    ...(typed && { "tsconfig.json": json(compilerConfig) }),
    [`src/main.${typed ? "tsx" : "jsx"}`]: main(options),
    ...rootFile(options),
    ...(options.tailwind && { "src/main.css": '@import "tailwindcss";\n' }),
    ...Object.fromEntries(
      options.files.map(({ name, source }) => [`${folder}/${fileName(name, options)}`, source]),
    ),
    "README.md": `# ${options.data.title}\n\nFrom ${options.address}\n`,
  };
}

/** Path of the file that a reader wants to see first. */
export function entryPath(options: ProjectOptions): string {
  return `${folder}/${fileName(options.files[0]?.name ?? "", options)}`;
}

/** Name for a folder or a package, such as `basic-buttons` of `BasicButtons`. */
export function projectName({ name }: DemoData): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase();
}

/** Code without types is shown under one name in both languages. */
function fileName(name: string, { form }: ProjectOptions): string {
  return form.variant === "js" ? name.replace(/\.ts(x?)$/, ".js$1") : name;
}

function manifest(options: ProjectOptions): object {
  const { data, form } = options;
  const typed = form.variant === "ts";
  return {
    name: projectName(data),
    private: true,
    version: "0.0.0",
    type: "module",
    scripts: { dev: "vite", build: typed ? "tsc && vite build" : "vite build" },
    dependencies: versions(dependencies(options)),
    devDependencies: versions(data.tools.filter(({ name }) => isNeeded(name, options))),
  };
}

/** A reader's code may import more than the demo did. */
function dependencies({ data, files }: ProjectOptions): readonly PackagePin[] {
  const all = [...data.dependencies, ...importedPackages(files, data.packages)];
  return all.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The tools of a demo serve all its stylings and both languages. */
function isNeeded(tool: string, options: ProjectOptions): boolean {
  if (tool.includes("tailwind")) return options.tailwind;
  return options.form.variant === "ts" || !(tool === "typescript" || tool.startsWith("@types/"));
}

function versions(pins: readonly PackagePin[]): Readonly<Record<string, string>> {
  return Object.fromEntries(pins.map(({ name, version }) => [name, version]));
}

/** Has the font and the scheme of the device: browsers have black serifs on white of their own. */
function page({ data, form }: ProjectOptions): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${data.title}</title>
    <style>
      body {
        font-family: system-ui, sans-serif;
        line-height: 1.5;
      }
    </style>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.${form.variant}x"></script>
  </body>
</html>
`;
}

function main(options: ProjectOptions): string {
  const entry = entryPath(options)
    .replace(/^src\//, "./")
    .replace(/\.\w+$/, "");
  const found = options.form.variant === "ts" ? "!" : "";
  const around = options.data.root !== null;
  const element = around ? "\n  <Root>\n    <Demo />\n  </Root>,\n" : "<Demo />";
  return `import { createRoot } from 'react-dom/client';
import Demo from '${entry}';
${around ? "import Root from './Root';\n" : ""}${options.tailwind ? "import './main.css';\n" : ""}
createRoot(document.getElementById('root')${found}).render(${element});
`;
}

/** The wrapper that its family puts around a demo, as a separate file, where a reader sets up the theme. */
function rootFile({ data: { root }, form: { variant } }: ProjectOptions): Project {
  return root === null ? {} : { [`src/Root.${variant}x`]: root[variant] };
}

function viteConfig({ tailwind }: ProjectOptions): string {
  return `${tailwind ? "import tailwindcss from '@tailwindcss/vite';\n" : ""}import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()${tailwind ? ", tailwindcss()" : ""}] });
`;
}

const compilerConfig = { compilerOptions, include: ["src"] };

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
