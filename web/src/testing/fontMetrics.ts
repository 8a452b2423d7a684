import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliDecompressSync } from "node:zlib";

/** Height of a font's line above and below the base line, as parts of its size. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
}

const headerSize = 48;
const knownTags = ["cmap", "head", "hhea", "hmtx", "maxp", "name", "OS/2", "post", "cvt ", "fpgm"];
const glyphTables = [10, 11];
const ownTag = 63;

/** Reads a WOFF2 file of an installed package (layout: W3C WOFF File Format 2.0, section 4). */
export function readFontMetrics(file: string): FontMetrics {
  const path = createRequire(import.meta.url).resolve(file);
  const tables = readTables(readFileSync(path));
  const unitsPerEm = table(tables, "head").readUInt16BE(18);
  const lines = table(tables, "hhea");
  return {
    ascent: lines.readInt16BE(4) / unitsPerEm,
    descent: -lines.readInt16BE(6) / unitsPerEm,
  };
}

function table(tables: ReadonlyMap<string, Buffer>, tag: string): Buffer {
  const found = tables.get(tag);
  if (found === undefined) throw new Error(`The font has no table ${tag}.`);
  return found;
}

function readTables(font: Buffer): Map<string, Buffer> {
  const reader = new Reader(font, headerSize);
  const sizes = Array.from({ length: font.readUInt16BE(12) }, () => readEntry(reader));
  const data = brotliDecompressSync(font.subarray(reader.at));
  let start = 0;
  return new Map(sizes.map(([tag, size]) => [tag, data.subarray(start, (start += size))] as const));
}

function readEntry(reader: Reader): readonly [tag: string, size: number] {
  const flags = reader.byte();
  const index = flags & 63;
  const version = flags >> 6;
  const tag = index === ownTag ? reader.text(4) : (knownTags[index] ?? String(index));
  const size = reader.base128();
  const transformed = glyphTables.includes(index) ? version !== 3 : version !== 0;
  return [tag, transformed ? reader.base128() : size];
}

class Reader {
  constructor(
    private readonly data: Buffer,
    public at: number,
  ) {}

  byte(): number {
    return this.data.readUInt8(this.at++);
  }

  text(length: number): string {
    this.at += length;
    return this.data.toString("latin1", this.at - length, this.at);
  }

  base128(): number {
    let value = 0;
    for (;;) {
      const byte = this.byte();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  }
}
