// @vitest-environment jsdom
import { deflateRawSync } from "node:zlib";
import { beforeEach, expect, test } from "vitest";
import { editedDemo } from "../testing/editedDemo";
import { t } from "../testing/shellModel";
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
  ["has no code", "#edit-Tree", "broken"],
  ["is cut off", hash("Tree", {}).slice(0, -9), "broken"],
  ["was changed", hash("Tree", {}).replace(/.(?=.{9}$)/, "-"), "broken"],
  ["is of another version", hash("Tree", { v: 2 }), "version"],
  ["is about another demo", hash("Bush", {}), "unknown"],
  ["names no demo", hash("app", {}), "unknown"],
  ["has a file of another demo", hash("Tree", { files: { "Leaf.tsx": "" } }), "unknown"],
  ["has another styling", hash("Tree", { styling: "tailwind" }), "unknown"],
  ["is too long", hash("Tree", { files: { "Tree.tsx": " ".repeat(300_000) } }), "large"],
] as const)("a link that %s is told, and changes nothing", async (_, address, key) => {
  const before = document.querySelector("#Tree")?.outerHTML;
  await restoreShared(document, address);
  const notice = document.querySelector(".s-notice");
  expect(notice?.textContent).toBe(t(`editor.${key}`) + t("editor.close"));
  expect(document.querySelector("#Tree")?.outerHTML).toBe(before);
  notice?.querySelector("button")?.click();
  expect(document.querySelector(".s-notice")).toBeNull();
});
