// @vitest-environment jsdom
import { deflateRawSync } from "node:zlib";
import { beforeEach, expect, test } from "vitest";
import { editedDemo } from "../testing/editedDemo";
import { checksum } from "./sharedCode";
import { restoreShared } from "./share.client";

interface Payload {
  readonly v?: number;
  readonly styling?: string;
  readonly variant?: string;
  readonly files?: Readonly<Record<string, string>>;
}

function hash(demo: string, payload: Payload): string {
  const { v = 1, styling = "css", variant = "ts", files = { "Tree.tsx": "let c;" } } = payload;
  const sum = checksum(JSON.stringify([styling, variant, Object.entries(files)]));
  const text = JSON.stringify({ v, styling, variant, files, sum });
  return `#edit-${demo}=${deflateRawSync(text).toString("base64url")}`;
}

beforeEach(() => {
  document.body.innerHTML = editedDemo;
});

test.each([
  ["has no code", "#edit-Tree", "Broken"],
  ["is cut off", hash("Tree", {}).slice(0, -9), "Broken"],
  ["was changed", hash("Tree", {}).replace(/.(?=.{9}$)/, "-"), "Broken"],
  ["is of another version", hash("Tree", { v: 2 }), "Version"],
  ["is about another demo", hash("Bush", {}), "Unknown"],
  ["names no demo", hash("app", {}), "Unknown"],
  ["has a file of another demo", hash("Tree", { files: { "Leaf.tsx": "" } }), "Unknown"],
  ["has another styling", hash("Tree", { styling: "tailwind" }), "Unknown"],
  ["is too long", hash("Tree", { files: { "Tree.tsx": " ".repeat(300_000) } }), "Large"],
])("a link that %s is told, and changes nothing", async (_, address, text) => {
  const before = document.querySelector("#Tree")?.outerHTML;
  await restoreShared(document, address);
  const notice = document.querySelector(".s-notice");
  expect(notice?.textContent).toBe(`${text}Close`);
  expect(document.querySelector("#Tree")?.outerHTML).toBe(before);
  notice?.querySelector("button")?.click();
  expect(document.querySelector(".s-notice")).toBeNull();
});
