import { cp, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { IslandAssets } from "../../src/model/page.gen.ts";
import { sandboxFolder } from "./sandbox.ts";

/** Puts what edited demos run with beside the browser's files, with a document for each family. */
export async function publishSandbox(
  work: string,
  {
    client,
    base,
    families,
    themes,
  }: {
    /** Folder of the browser's files. */
    client: string;
    /** The path below which the site is on its host. */
    base: string;
    families: Record<string, IslandAssets>;
    /** Site paths of the themes' style sheets. */
    themes: Record<string, string>;
  },
) {
  await cp(path.join(sandboxFolder(work), "_assets"), path.join(client, "_assets"), {
    recursive: true,
  });
  const folder = path.join(client, "_sandbox");
  await mkdir(folder, { recursive: true });
  for (const [id, assets] of Object.entries(families)) {
    await writeFile(
      path.join(folder, `${id}.html`),
      sandboxDocument(id, assets, { theme: themes[id], base }),
    );
  }
}

/** The document stays hidden until the page has something to show in it. */
export function sandboxDocument(
  family: string,
  { script, imports, stylesheets }: IslandAssets,
  { theme, base = "/" }: { theme: string | undefined; base?: string },
) {
  const styles = theme === undefined ? stylesheets : [...stylesheets, theme];
  const address: (site: string) => string = (site) => base + site.slice(1);
  return [
    "<!doctype html>",
    `<html lang="en" data-family="${family}">`,
    '<meta charset="utf-8">',
    "<title>Demo</title>",
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    ...styles.map((href) => `<link rel="stylesheet" href="${address(href)}">`),
    ...imports.map((href) => `<link rel="modulepreload" href="${address(href)}">`),
    `<script type="module" src="${address(script)}"></script>`,
    `<body data-stage="${family}"></body>`,
    "</html>",
    "",
  ].join("\n");
}
