import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { DemoManifest } from "./manifest.ts";

const require = createRequire(import.meta.url);

/**
 * Writes the style sheet of the demos that use Tailwind: its utilities, as far as their files name
 * them, and none of its resets, which would change the shell and the demos around.
 */
export async function writeTailwind(work: string, { modules, root }: DemoManifest) {
  const demos = Object.values(modules).filter((demo) => demo.tailwind);
  const folders = demos.map(({ path: file }) => path.dirname(file));
  const looks = new Set(demos.map(({ family }) => path.join(root, "families", family, "look")));
  await writeFile(tailwindPath(work), tailwindCss([...folders, ...looks]));
}

export function tailwindPath(work: string) {
  return path.join(work, "tailwind.css");
}

function tailwindCss(folders: string[]) {
  return [
    `@import ${JSON.stringify(require.resolve("tailwindcss/theme.css"))} layer(theme);`,
    `@import ${JSON.stringify(require.resolve("tailwindcss/utilities.css"))} layer(utilities) source(none);`,
    ...folders.map((folder) => `@source ${JSON.stringify(path.join(folder, "**/*.{ts,tsx}"))};`),
    '@custom-variant dark (&:where([data-color-scheme="dark"], [data-color-scheme="dark"] *));',
    "",
  ].join("\n");
}
