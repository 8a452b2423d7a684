import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { withNotices } from "./notices.ts";
import { Licenses } from "./licenses.ts";

const root = mkdtempSync(path.join(tmpdir(), "notices "));

function write(file: string, text: string): void {
  const place = path.join(root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

function install(name: string, license: string, files: Record<string, string>): void {
  const main = Object.keys(files)[0] ?? "";
  write(
    `node_modules/${name}/package.json`,
    JSON.stringify({ name, version: "1.0.0", license, main, sideEffects: false }),
  );
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
  const config = {
    configFile: false,
    root,
    logLevel: "silent",
    build: {
      outDir: path.join(root, "out"),
      assetsInlineLimit: 0,
      rolldownOptions: { input: path.join(root, "page.js") },
    },
  } as const;
  await build(withNotices(config, "pages", licenses, site));
  expect(licenses.list().filter(({ name }) => !["vite", "rolldown"].includes(name))).toEqual(
    [
      ["oak", "GPL-3.0-only"],
      ["paint", "ISC"],
      ["type", "OFL-1.1"],
    ].map(([name, license]) => ({
      name,
      version: "1.0.0",
      license,
      texts: [`Of ${name}.`],
      changed: false,
      bundles: ["pages"],
    })),
  );
  expect(readdirSync(path.join(root, "out"))).toEqual(["assets"]);
});
