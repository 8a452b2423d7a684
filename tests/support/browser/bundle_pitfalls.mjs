/** Bundles `site/pitfalls` into a folder, with the development builds of packages: they warn. */
import { build } from "vite";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("name a folder: node bundle_pitfalls.mjs <folder>");

await build({
  root: "site/pitfalls",
  configFile: false,
  logLevel: "error",
  mode: "development",
  build: {
    outDir: folder,
    minify: false,
    modulePreload: false,
    chunkSizeWarningLimit: Infinity,
    rolldownOptions: {
      input: "site/pitfalls/stage.ts",
      output: { entryFileNames: "stage.js" },
    },
  },
});
