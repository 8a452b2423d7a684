import path from "node:path";
import { normalizePath } from "vite";
import type { Assets, IslandAssets } from "../../src/model/page.gen.ts";
import { record } from "../build/assets.ts";
import { blockScripts, pageScripts, specialScripts } from "../build/config.ts";
import type { DemoManifest } from "../build/manifest.ts";
import { ids } from "../build/modules.ts";
import { tailwindPath } from "../build/tailwind.ts";

/** The folder of the server with the theme of each family. */
export const themes = "/showfloor/themes";

/** What pages load while a site is written: modules of the development server, as they are asked for. */
export function assetsOf(
  manifest: DemoManifest,
  {
    address,
    work,
    prePaint,
    styles,
  }: {
    /** Of the development server, without a slash at its end. */
    address: string;
    work: string;
    /** Site path. */
    prePaint: string;
    /** Absolute paths. */
    styles: { shell: string; parts: Record<string, string> };
  },
): Assets {
  const file: (file: string) => string = (name) => `${address}${fileUrl(name)}`;
  const script: (name: string) => string = (name) => `${address}/src/${name}`;
  const island: (id: string, stylesheets?: string[]) => IslandAssets = (id, stylesheets = []) => ({
    script: `${address}/@id/__x00__${id}`,
    imports: [],
    stylesheets,
  });
  const theme: (family: string | undefined) => string[] = (family) =>
    family === undefined ? [] : [`${address}${themes}/${family}.css`];
  const { modules, families, components, playgrounds, fonts } = manifest;
  return {
    prePaint,
    prePaintCode: "",
    script: script("page/dev.client.ts"),
    live: "",
    alone: script("page/devStandalone.client.ts"),
    offline: [],
    special: Object.fromEntries(
      specialScripts.map((name) => [name, plain(script(pageScripts[name].file))]),
    ),
    blocks: Object.fromEntries(
      blockScripts.map((name) => [name, plain(script(pageScripts[name].file))]),
    ),
    stylesheets: [file(styles.shell)],
    parts: record(Object.keys(styles.parts), (name) => [file(styles.parts[name] ?? "")]),
    fonts: record(Object.keys(fonts), (name) => [file(fonts[name] ?? "")]),
    preloads: [],
    faces: {},
    themes: record(Object.keys(families), (family) => `${address}${themes}/${family}.css`),
    families: record(Object.keys(families), theme),
    bases: {},
    demos: record(Object.keys(modules), (key) =>
      island(ids.demo(key), [
        ...theme(modules[key]?.family),
        ...(modules[key]?.tailwind ? [file(tailwindPath(work))] : []),
      ]),
    ),
    components: record(Object.keys(components), (name) =>
      island(ids.component(name), Object.keys(families).flatMap(theme)),
    ),
    playgrounds: record(Object.keys(playgrounds), (key) =>
      island(ids.playground(key), theme(playgrounds[key]?.family)),
    ),
  };
}

/**
 * The address of a file, below the frontend's folder or elsewhere.
 *
 * @param file Absolute path.
 */
export function fileUrl(file: string) {
  return path.posix.join("/@fs/", normalizePath(file));
}

function plain(script: string): IslandAssets {
  return { script, imports: [], stylesheets: [] };
}
