import { writeAsOne } from "../oneFile";
import type { ShownFile } from "./shown.client";

/** The code that the button of a demo copies. */
export interface CopiedCode {
  /** Whether it is the only file, all files in one that works alone, or one file after the other. */
  readonly as: "only" | "one" | "all";
  readonly text: string;
}

/** Writes the files of a demo, the entry first, to be copied at once. */
export function copiedCode(files: readonly ShownFile[]): CopiedCode {
  const [only] = files;
  if (files.length === 1 && only !== undefined) return { as: "only", text: only.source };
  const one = writeAsOne(files);
  return one === null ? { as: "all", text: writeAll(files) } : { as: "one", text: one };
}

function writeAll(files: readonly ShownFile[]): string {
  const count = String(files.length);
  return files
    .map(({ name, source }, index) => `/* ${String(index + 1)}/${count} ${name} */\n\n${source}`)
    .join("\n");
}
