/**
 * Builds the script that shows mistakes while a site is written:
 * `SHOWFLOOR_WORK=<folder> node web/programs/build/overlay.mjs` writes `<folder>/overlay.js`.
 */
import path from "node:path";
import { build } from "vite";
import { web } from "./config.mjs";

const work = process.env["SHOWFLOOR_WORK"];
if (work === undefined) {
  process.stderr.write("Set SHOWFLOOR_WORK to the folder that the script is to be written to.\n");
  process.exit(1);
}

await build({
  configFile: false,
  root: web,
  publicDir: false,
  logLevel: "warn",
  cacheDir: path.join(work, "vite"),
  build: {
    outDir: path.resolve(work, "overlay"),
    emptyOutDir: true,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { overlay: path.join(web, "src/dev/overlay.client.ts") },
      output: { format: "iife", entryFileNames: "[name].js" },
    },
  },
});
