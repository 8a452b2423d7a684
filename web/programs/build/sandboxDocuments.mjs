import { cp, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { sandboxFolder } from "./sandbox.mjs";

/** @typedef {import("../../src/model/page.gen.ts").IslandAssets} IslandAssets */

/**
 * Puts what edited demos run with beside the browser's files, with a document for each family.
 *
 * @param {string} work
 * @param {object} built
 * @param {string} built.client Folder of the browser's files.
 * @param {Record<string, IslandAssets>} built.families
 * @param {Record<string, string>} built.themes Site paths of the themes' style sheets.
 */
export async function publishSandbox(work, { client, families, themes }) {
  await cp(path.join(sandboxFolder(work), "_assets"), path.join(client, "_assets"), {
    recursive: true,
  });
  const folder = path.join(client, "_sandbox");
  await mkdir(folder, { recursive: true });
  for (const [id, assets] of Object.entries(families)) {
    await writeFile(path.join(folder, `${id}.html`), sandboxDocument(id, assets, themes[id]));
  }
}

/**
 * The document stays hidden until the page has something to show in it.
 *
 * @param {string} family
 * @param {IslandAssets} assets
 * @param {string | undefined} theme
 */
export function sandboxDocument(family, { script, imports, stylesheets }, theme) {
  const styles = theme === undefined ? stylesheets : [...stylesheets, theme];
  return [
    "<!doctype html>",
    `<html lang="en" data-family="${family}">`,
    '<meta charset="utf-8">',
    "<title>Demo</title>",
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...imports.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${script}"></script>`,
    `<body data-stage="${family}"></body>`,
    "</html>",
    "",
  ].join("\n");
}
