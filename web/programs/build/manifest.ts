import { readFile } from "node:fs/promises";
import path from "node:path";
import type { PanelSettings } from "../../src/model/settings.ts";
import type { SchemeMarks } from "../../src/render/stageScope.ts";
import { parseJson } from "../shared/unknown.ts";

/** What the engine says is to be built; it writes this file before the build starts. */
export interface DemoManifest {
  /** Absolute path of the site's folder. */
  root: string;
  /** Absolute path of the `node_modules` of the site. */
  packages: string;
  /** Absolute paths of further style sheets of the shell. */
  styles: string[];
  /** Absolute path of the style sheet that shows the chosen styling of demos. */
  demoStyles: string;
  families: Record<string, ManifestFamily>;
  /** Of the styles of all families. */
  schemeMarks: SchemeMarks;
  /** By module key. */
  modules: Record<string, ManifestModule>;
  /** By name, the absolute path of each. */
  components: Record<string, string>;
  /** By the key of their blocks. */
  playgrounds: Record<string, ManifestPlayground>;
  /** By key, `<family>/<name>`, the absolute path of each. */
  specimens: Record<string, string>;
  /** By name, the absolute path of the style sheet of each. */
  fonts: Record<string, string>;
  /** Families of the fonts that the site sets instead of those of the shell. */
  textFont: string | null;
  codeFont: string | null;
  /** What the scripts of pages know of the site. */
  settings: ManifestSettings;
}

interface ManifestSettings {
  /** The path below which the site is on its host, with a slash at both ends. */
  base: string;
  banner: { title: string; tip: string };
  /** The id of the line above the header, if readers can close it. */
  topBanner: string | null;
  /** Ids of the stylings of demos, in the order in which readers choose. */
  stylings: string[];
  /** Those whose code has classes of Tailwind. */
  tailwind: string[];
  analytics: { endpoint: string; id: string } | null;
  /** Hosts on which pages are kept. */
  offline: string[] | null;
  /** The page that lists the errors of production builds. */
  errors: string | null;
  /** Of lines that offer to try again, or to load a page of a newer release. */
  words: Record<"failed" | "retry" | "replaced" | "reload", string>;
  panels: PanelSettings;
  /** The words that a search says. */
  search: Record<string, string>;
}

interface ManifestModule {
  /** Absolute. */
  path: string;
  /** What it holds, where no such file exists: it is written from a story. */
  code?: string;
  /** Absolute path of the file of that story. */
  stories?: string;
  family: string;
  /** Absolute paths of what is around it within the provider. */
  adapters?: string[];
  /** Whether it has classes of Tailwind. */
  tailwind?: boolean;
}

interface ManifestFamily {
  /** Absolute path. */
  provider: string;
  /** That it documents. */
  packages: string[];
  /** That its demos use beside them. */
  others: string[];
  /** What its demos import of all these. */
  imports: string[];
}

interface ManifestPlayground {
  family: string;
  /** Folder of its page, as in the keys of demos. */
  page: string;
  /** Statements by the name of what they import. */
  imports: Record<string, string>;
}

export async function readManifest(work: string): Promise<DemoManifest> {
  const text = await readFile(path.join(work, "demos.json"), "utf8");
  return parseJson(text) as DemoManifest;
}
