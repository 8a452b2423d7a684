import { readdirSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { newFolder, writeFiles } from "../shared/testing/folder.ts";
import { withNotices } from "./notices.ts";
import { Licenses } from "./licenses.ts";

const root = newFolder();
const write = (file: string, text: string) => writeFiles(root, { [file]: text });

function install(name: string, license: string, files: Record<string, string>): void {
  const main = Object.keys(files)[0] ?? "";
  const manifest = { name, version: "1.0.0", license, main, sideEffects: false };
  write(`node_modules/${name}/package.json`, JSON.stringify(manifest));
  write(`node_modules/${name}/LICENSE`, `Of ${name}.`);
  for (const [file, text] of Object.entries(files)) write(`node_modules/${name}/${file}`, text);
}

test("a build notes scripts, style sheets and fonts that are in its files, and nothing else", async () => {
  install("oak", "GPL-3.0-only", { "index.js": "export const leaf = document.title;" });
  install("unused", "MIT", { "index.js": "export const nothing = 1;" });
  install("paint", "ISC", { "index.css": ".a { color: red; }" });
  install("type", "OFL-1.1", { "type.woff2": "letters" });
  write("page.css", '@import "paint/index.css";\n@font-face { src: url("type/type.woff2"); }');
  write(
    "page.js",
    'import "./page.css"; import { leaf } from "oak"; import { nothing } from "unused"; alert(leaf);',
  );
  const licenses = new Licenses();
  const site = { work: root, manifest: { packages: path.join(root, "node_modules") } };
  const rolldownOptions = { input: path.join(root, "page.js") };
  const options = { outDir: path.join(root, "out"), assetsInlineLimit: 0, rolldownOptions };
  const config = { configFile: false, root, logLevel: "silent", build: options } as const;
  await build(withNotices(config, "pages", licenses, site));
  const works = licenses.list().filter(({ name }) => !["vite", "rolldown"].includes(name));
  const rest = { version: "1.0.0", changed: false, bundles: ["pages"] };
  expect(works).toEqual([
    { name: "oak", license: "GPL-3.0-only", texts: ["Of oak."], ...rest },
    { name: "paint", license: "ISC", texts: ["Of paint."], ...rest },
    { name: "type", license: "OFL-1.1", texts: ["Of type."], ...rest },
  ]);
  expect(readdirSync(path.join(root, "out"))).toEqual(["assets"]);
});
