/**
 * Writes the themes of the theme studio to the folder `themes` of a project, as readers get them, and
 * bundles a page that draws the screens of the studio in them:
 *     node tests/support/browser/bundle_studio.mjs <project>
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build, createServer } from "vite";

const TRUTH = "/contracts/studioTruth.tsx";
const THEMES = "/contracts/studioThemes.ts";
const ENTRY = "virtual:entry";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("name a folder: node bundle_studio.mjs <project>");
/** @satisfies {import("vite").InlineConfig} */
const shared = /** @type {const} */ ({ root: "site", configFile: false, logLevel: "error" });

/** The code of each theme by its name. */
async function writtenFiles() {
  const server = await createServer({
    ...shared,
    appType: "custom",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const loaded = await server.ssrLoadModule(THEMES);
  const { files } = /** @type {{ files: () => Readonly<Record<string, string>> }} */ (loaded);
  await server.close();
  return files();
}

const names = [];
mkdirSync(path.join(folder, "themes"));
for (const [name, code] of Object.entries(await writtenFiles())) {
  writeFileSync(path.join(folder, "themes", `${name}.ts`), code);
  names.push(name);
}

const imports = names.map((name, at) => {
  const file = path.join(folder, "themes", `${name}.ts`);
  return `import { theme as theme${at} } from ${JSON.stringify(file)};`;
});
const themes = names.map((name, at) => `${JSON.stringify(name)}: theme${at}`);
const entry = `import { compare } from "${TRUTH}";
${imports.join("\n")}
const themes = { ${themes.join(", ")} };
window.compare = (name, scheme, file = name) => compare(name, themes[file], scheme);`;

await build({
  ...shared,
  plugins: [
    {
      name: "entry",
      resolveId: (id) => (id === ENTRY ? ENTRY : null),
      load: (id) => (id === ENTRY ? entry : null),
    },
  ],
  build: {
    outDir: path.join(folder, "dist"),
    minify: false,
    modulePreload: false,
    chunkSizeWarningLimit: Infinity,
    rolldownOptions: { input: ENTRY, output: { entryFileNames: "truth.js" } },
  },
});
