import path from "node:path";
import type { Demo } from "../../src/model/page.gen.ts";
import type { Fault } from "../../src/render/partMistake.ts";

/** The mistakes in the sources of a site, by file from its folder. */
export type KnownMistakes = Readonly<
  Record<string, readonly [place: string, message: string, why: string, fix: string]>
>;

/** Returns the mistake in one of the files of a demo. */
export function knownFault(demo: Demo, mistakes: KnownMistakes): Fault | undefined {
  const found = Object.entries(mistakes).find(([file]) => isOf(demo, file));
  if (found === undefined) return undefined;
  const [place, message, why, fix] = found[1];
  return { place, message, why, fix };
}

/** Whether a file is that of a demo, in its folder, or beside it and imported. */
function isOf(demo: Demo, file: string): boolean {
  if (file === demo.path || file.startsWith(`${demo.path}/`)) return true;
  const names = demo.variants.flatMap(({ ts }) => ts.map(({ name }) => name));
  const { dir, base } = path.posix.parse(file);
  return dir === path.posix.dirname(demo.path) && names.includes(base);
}
