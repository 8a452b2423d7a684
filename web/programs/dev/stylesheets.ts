import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { normalizePath } from "vite";
import type { DemoManifest } from "../build/manifest.ts";
import { parts } from "../build/modules.ts";

/**
 * Writes the shell's style sheets as files that import those beside the components, so that a page
 * links as few as a built one, and each can be replaced without a reload.
 */
export function writeStylesheets(
  manifest: DemoManifest,
  { web, work }: { web: string; work: string },
) {
  const source = path.join(web, "src");
  const folder = stylesFolder(work);
  mkdirSync(folder, { recursive: true });
  const all = stylesheets(source);
  const layers = path.join(source, "styles", "layers.css");
  const shell = all.filter((file) => file !== layers && !isApart(source, file));
  const write: (name: string, files: string[]) => string = (name, files) => {
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
        write(name, [
          ...all.filter((file) => isBelow(source, file, folders)),
          ...(name === "demo" ? [manifest.demoStyles] : []),
        ]),
      ]),
    ),
  };
}

/** Whether a style sheet comes with a script, or with a kind of block. */
function isApart(source: string, file: string) {
  return file.endsWith(".client.css") || isBelow(source, file, Object.values(parts).flat());
}

/** Where they are written. */
export function stylesFolder(work: string) {
  return path.join(work, "styles");
}

function stylesheets(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .sort()
    .map((name) => path.join(folder, name));
}

function isBelow(source: string, file: string, folders: readonly string[]) {
  const place = normalizePath(path.relative(source, file));
  return folders.some((folder) => place.startsWith(`${folder}/`));
}
