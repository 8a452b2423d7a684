/** Builds a page that shows one demo of a library as an app does: with the library alone. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("name a folder: node library_app.mjs <folder>");

const page = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>App</title>
<body><div id="stage"></div><script type="module" src="./main.tsx"></script></body></html>
`;

const script = `
import { createRoot } from "react-dom/client";
import Root from "./Root";

const modules = import.meta.glob("../site/pages/*/components/*/*.tsx", { eager: true });
const wanted = new URLSearchParams(location.search);
const name = wanted.get("demo");
const { default: Demo } = modules[Object.keys(modules).find((file) => file.endsWith("/" + name + ".tsx"))];
const [scheme, direction] = [wanted.get("scheme"), wanted.get("direction")];

document.documentElement.dir = direction;
document.documentElement.style.colorScheme = scheme;
document.getElementById("stage").style = wanted.get("style");
createRoot(document.getElementById("stage")).render(
  <div id="demo">
    <Root scheme={scheme} direction={direction}><Demo /></Root>
  </div>
);
`;

const root = path.join(folder, "app");
await writeFile(path.join(root, "index.html"), page);
await writeFile(path.join(root, "main.tsx"), script);
await build({
  root,
  base: "./",
  configFile: false,
  logLevel: "error",
  oxc: { jsx: { runtime: "automatic" } },
  build: { outDir: "dist", chunkSizeWarningLimit: Infinity },
});
