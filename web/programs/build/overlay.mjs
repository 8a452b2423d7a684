/** Builds the script that shows mistakes while a site is written, `overlay/overlay.js` in `work`. */
import path from "node:path";
import { build } from "vite";
import { answerRequest } from "../shared/answer.mjs";
import { web } from "./config.mjs";

/** @param {import("./main.mjs").BuildRequest} request */
async function buildOverlay({ work }) {
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
}

await answerRequest(buildOverlay);
