/**
 * Bundles `site/pitfalls` into a folder, with the demos of their pages and the development builds of
 * packages: they warn.
 */
import { readdirSync } from "node:fs";
import { build } from "vite";

const STAGE = "virtual:stage";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("name a folder: node bundle_pitfalls.mjs <folder>");

const pages = readdirSync("site/pitfalls", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.includes("/") && file.endsWith(".tsx"))
  .map((file) => file.replace(/\.tsx$/, ""));

/** The stage, and what it draws. */
const entry = `import { stages } from "/pitfalls/stage.ts";
stages(import.meta.glob(${JSON.stringify(pages.map((page) => `/pages/${page}/*.tsx`))}));`;

await build({
  root: "site",
  configFile: false,
  logLevel: "error",
  mode: "development",
  plugins: [
    {
      name: "stage",
      resolveId: (id) => (id === STAGE ? STAGE : null),
      load: (id) => (id === STAGE ? entry : null),
    },
  ],
  build: {
    outDir: folder,
    minify: false,
    modulePreload: false,
    chunkSizeWarningLimit: Infinity,
    rolldownOptions: {
      input: STAGE,
      output: { entryFileNames: "stage.js" },
    },
  },
});
