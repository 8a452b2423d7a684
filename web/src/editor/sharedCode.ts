import type { EditorMessageKey } from "../demo/editorMessages";
import { compressText, TooLarge, decompressText } from "./compressText";
import { isRecord, isTexts } from "./records";

/** Raised whenever older links could no longer be read. */
const version = 1;

/** Code of a demo on its way through an address. */
export interface SharedCode {
  readonly styling: string;
  readonly variant: string;
  /** Text by file name. */
  readonly files: Readonly<Record<string, string>>;
}

/** A link to edited code that cannot be shown, with the key of the message that says why. */
export class ShareProblem extends Error {
  constructor(readonly key: EditorMessageKey & ("broken" | "version" | "unknown" | "large")) {
    super(key);
  }
}

/** Packs code for a hash. */
export function encodeShared(code: SharedCode): Promise<string> {
  const { styling, variant, files } = code;
  return compressText(JSON.stringify({ v: version, styling, variant, files, sum: sumOf(code) }));
}

/**
 * Reads what `encodeShared` made.
 *
 * @throws ShareProblem
 */
export async function decodeShared(packed: string): Promise<SharedCode> {
  const value = await parse(packed);
  if (!isRecord(value)) throw new ShareProblem("broken");
  if (value["v"] !== version) throw new ShareProblem("version");
  const { styling, variant, files, sum } = value;
  if (typeof styling !== "string" || typeof variant !== "string" || !isTexts(files)) {
    throw new ShareProblem("broken");
  }
  const code = { styling, variant, files };
  if (sum !== sumOf(code)) throw new ShareProblem("broken");
  return code;
}

async function parse(packed: string): Promise<unknown> {
  try {
    return JSON.parse(await decompressText(packed));
  } catch (error) {
    throw new ShareProblem(error instanceof TooLarge ? "large" : "broken");
  }
}

/** Tells code that came whole from code of which something was lost or changed on the way. */
function sumOf({ styling, variant, files }: SharedCode): number {
  return checksum(JSON.stringify([styling, variant, Object.entries(files)]));
}

/** The CRC-32 of a text in UTF-8. */
export function checksum(text: string): number {
  let sum = -1;
  for (const byte of new TextEncoder().encode(text)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
