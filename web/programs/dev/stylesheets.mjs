import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { normalizePath } from "vite";
import { parts } from "../build/modules.mjs";

/** @typedef {import("../build/manifest.mjs").DemoManifest} DemoManifest */

/**
 * Writes the shell's style sheets as files that import those beside the components, so that a page
 * links as few as a built one, and each can be replaced without a reload.
 *
 * @param {DemoManifest} manifest
 * @param {{ web: string, work: string }} places
 */
export function writeStylesheets(manifest, { web, work }) {
  const source = path.join(web, "src");
  const folder = stylesFolder(work);
  mkdirSync(folder, { recursive: true });
  const all = stylesheets(source);
  const layers = path.join(source, "styles", "layers.css");
  const shell = all.filter((file) => file !== layers && !isApart(source, file));
  /** @type {(name: string, files: string[]) => string} */
  const write = (name, files) => {
    const file = path.join(folder, `${name}.css`);
    const imports = files.map((one) => `@import ${JSON.stringify(normalizePath(one))};\n`);
    const text = imports.join("");
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
    return file;
  };
  return {
    shell: write("shell", [layers, ...shell, ...manifest.styles]),
    parts: Object.fromEntries(
      Object.entries(parts).map(([name, folders]) => [
        name,
        write(
          name,
          all.filter((file) => isBelow(source, file, folders)),
        ),
      ]),
    ),
  };
}

/**
 * Whether a style sheet comes with a script, or with a kind of block.
 *
 * @param {string} source
 * @param {string} file
 */
function isApart(source, file) {
  return file.endsWith(".client.css") || isBelow(source, file, Object.values(parts).flat());
}

/**
 * Where they are written.
 *
 * @param {string} work
 */
export function stylesFolder(work) {
  return path.join(work, "styles");
}

/** @param {string} folder */
function stylesheets(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .sort()
    .map((name) => path.join(folder, name));
}

/**
 * @param {string} source
 * @param {string} file
 * @param {readonly string[]} folders
 */
function isBelow(source, file, folders) {
  const place = normalizePath(path.relative(source, file));
  return folders.some((folder) => place.startsWith(`${folder}/`));
}
