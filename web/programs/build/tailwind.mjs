import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { isTailwind } from "./manifest.mjs";

/** @typedef {import("./manifest.mjs").DemoManifest} DemoManifest */

const require = createRequire(import.meta.url);

/**
 * Writes the style sheet of the demos that use Tailwind: its utilities, as far as their files name
 * them, and none of its resets, which would change the shell and the demos around.
 *
 * @param {string} work
 * @param {DemoManifest} manifest
 */
export async function writeTailwind(work, { modules, root }) {
  const demos = Object.entries(modules).filter(([key]) => isTailwind(key));
  const folders = demos.map(([, { path: file }]) => path.dirname(file));
  const looks = new Set(demos.map(([, { family }]) => path.join(root, "families", family, "look")));
  await writeFile(tailwindPath(work), tailwindCss([...folders, ...looks]));
}

/** @param {string} work */
export function tailwindPath(work) {
  return path.join(work, "tailwind.css");
}

/** @param {string[]} folders */
function tailwindCss(folders) {
  return [
    `@import ${JSON.stringify(require.resolve("tailwindcss/theme.css"))} layer(theme);`,
    `@import ${JSON.stringify(require.resolve("tailwindcss/utilities.css"))} layer(utilities) source(none);`,
    ...folders.map((folder) => `@source ${JSON.stringify(path.join(folder, "**/*.{ts,tsx}"))};`),
    '@custom-variant dark (&:where([data-color-scheme="dark"], [data-color-scheme="dark"] *));',
    "",
  ].join("\n");
}
