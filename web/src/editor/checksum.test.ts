import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { checksum } from "./checksum";

test.each(["", "a", "The quick brown fox", "→ 🌳"])("the sum of %j is the usual one", (text) => {
  expect(checksum(text)).toBe(crc32(text));
});
