import type { Joined } from "../../model/page.gen";
import type { ShownFile } from "./shown.client";

/** The code that the button of a demo copies. */
export interface CopiedCode {
  /** Whether it is the only file, all files in one that works alone, or one file after the other. */
  readonly as: "only" | "one" | "all";
  readonly text: string;
}

/** Writes the files of a demo, the entry first, to be copied at once; `joined` are the pieces of one file. */
export function copiedCode(files: readonly ShownFile[], joined: Joined["ts"]): CopiedCode {
  const [only] = files;
  if (files.length === 1 && only !== undefined) return { as: "only", text: only.source };
  if (joined === null) return { as: "all", text: writeAll(files) };
  const text = joined.map((piece) => {
    if (typeof piece === "string") return piece;
    const [file, start, end] = piece;
    return files[file]?.source.slice(start, end) ?? "";
  });
  return { as: "one", text: text.join("") };
}

function writeAll(files: readonly ShownFile[]): string {
  const count = String(files.length);
  return files
    .map(({ name, source }, index) => `/* ${String(index + 1)}/${count} ${name} */\n\n${source}`)
    .join("\n");
}
