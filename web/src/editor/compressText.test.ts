import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { largest, compressText, TooLarge, decompressText } from "./compressText";

/** As `compressText` writes it. */
function packed(bytes: Uint8Array): string {
  return deflateRawSync(bytes).toString("base64url");
}

test("a text comes back as it was", async () => {
  const text = "const ä = '→ 🌳';\n".repeat(40);
  const short = await compressText(text);
  expect(short).toMatch(/^[\w-]+$/);
  expect(short.length).toBeLessThan(100);
  expect(await decompressText(short)).toBe(text);
});

test("the largest text that may be comes back, and a larger one is refused", async () => {
  const text = "a".repeat(largest);
  expect(await decompressText(await compressText(text))).toHaveLength(largest);
  await expect(decompressText(packed(new Uint8Array(largest + 1)))).rejects.toThrow(TooLarge);
});

test("a bomb is cut off long before it has unpacked", async () => {
  const bomb = packed(new Uint8Array(64 * 1024 * 1024));
  const before = process.memoryUsage().rss;
  await expect(decompressText(bomb)).rejects.toThrow(TooLarge);
  expect(process.memoryUsage().rss - before).toBeLessThan(32 * 1024 * 1024);
});

test.each([
  ["cut off", (text: string) => text.slice(0, -8)],
  ["no base64", () => "!!"],
  ["not packed", () => Buffer.from("plain text").toString("base64url")],
  ["empty", () => ""],
])("what is %s is refused", async (_, damage) => {
  const text = damage(await compressText("let a = 1;".repeat(9)));
  await expect(decompressText(text)).rejects.toThrow();
});
