import { expect, test } from "vitest";
import { compressText } from "./compressText";
import { checksum, decodeShared, encodeShared, type SharedCode } from "./sharedCode";
import { crc32 } from "node:zlib";

const code: SharedCode = {
  styling: "css",
  variant: "ts",
  files: { "Tree.tsx": "export default () => <b />;", "styles.css": "b { color: red }" },
};

/** Reads a payload that nobody meant; answers with the key of the problem. */
async function problemOf(value: unknown): Promise<unknown> {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return decodeShared(await compressText(text)).catch(
    (error: unknown) => (error as { key: string }).key,
  );
}

async function payload(): Promise<Record<string, unknown>> {
  const { decompressText } = await import("./compressText");
  return JSON.parse(await decompressText(await encodeShared(code))) as Record<string, unknown>;
}

test("code comes back as it was", async () =>
  expect(await decodeShared(await encodeShared(code))).toEqual(code));

test("code that was changed on the way is refused", async () => {
  const files = { ...code.files, "Tree.tsx": "export default () => <i />;" };
  expect(await problemOf({ ...(await payload()), files })).toBe("broken");
});

test("another version, and too much code, are told as that", async () => {
  expect(await problemOf({ ...(await payload()), v: 2 })).toBe("version");
  expect(await problemOf("a".repeat(300_000))).toBe("large");
});

test.each([
  ["no JSON", "{"],
  ["no record", [1]],
  ["no files", { v: 1, styling: "css", variant: "ts" }],
  ["a file that is no text", { v: 1, styling: "css", variant: "ts", files: { a: 1 } }],
])("%s is refused", async (_, value) => expect(await problemOf(value)).toBe("broken"));

test.each(["", "a", "The quick brown fox", "→ 🌳"])("the sum of %j is the usual one", (text) =>
  expect(checksum(text)).toBe(crc32(text)),
);
