import path from "node:path";
import type { CSSOptions } from "vite";
import type { Plugin } from "postcss";
import { followDevice } from "../../src/render/followDevice.ts";
import { followScheme, scopeToStage } from "../../src/render/stageScope.ts";
import type { DemoManifest } from "./manifest.ts";

/** Where the styles of libraries and demos are used. */
export type Place =
  /** On the stages of pages. */
  | "stage"
  /** In documents that have nothing of the shell. */
  | "document";

/** Vite's settings for styles: those of libraries, families and demos stay where demos are drawn. */
export function stageStyles(
  manifest: DemoManifest,
  { web, work, place = "stage" }: { web: string; work: string; place?: Place },
): CSSOptions {
  const marks = manifest.schemeMarks;
  const hasMarks = [...marks.light, ...marks.dark].length > 0;
  const ofSite = ofShell(manifest, { web, work });
  const change = place === "stage" ? scopeToStage : followScheme;
  const plugin: Plugin = {
    postcssPlugin: "showfloor:stage-styles",
    // All that it imports is in it then.
    OnceExit(root, { parse }) {
      const file = root.source?.input.file;
      if (file === undefined || ofSite(file)) return;
      change(root, marks);
      if (!hasMarks) return;
      const followed = parse(followDevice(root.toString()), { from: file });
      root.removeAll().append(followed);
    },
  };
  return { postcss: { plugins: [plugin] } };
}

/** Whether a style sheet is for the shell and what the site adds to it. */
function ofShell(
  { root, styles, demoStyles }: DemoManifest,
  { web, work }: { web: string; work: string },
): (file: string) => boolean {
  const folders = [web, work, path.join(root, "components"), path.join(root, "fonts")];
  const files = new Set([...styles, demoStyles].map((file) => path.normalize(file)));
  return (file) =>
    files.has(path.normalize(file)) || folders.some((folder) => isBelow(folder, file));
}

export function isBelow(folder: string, file: string) {
  const place = path.relative(folder, file);
  return place !== "" && !place.startsWith("..") && !path.isAbsolute(place);
}
