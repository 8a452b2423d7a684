// Bundles the fixtures of site/contracts/keys with the page that shows them:
//     node tests/support/browser/mount.mjs <folder>
import path from "node:path";
import { build } from "vite";

const root = path.resolve(import.meta.dirname, "../../..");

await build({
  configFile: false,
  root,
  logLevel: "error",
  // The page and the fixtures have folders of packages of their own; hooks need one React.
  resolve: { dedupe: ["react", "react-dom"] },
  build: {
    outDir: path.resolve(...process.argv.slice(2)),
    emptyOutDir: true,
    minify: false,
    rolldownOptions: { input: path.join(import.meta.dirname, "mounted.html") },
  },
});
