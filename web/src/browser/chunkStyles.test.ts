// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { loadWithStyles } from "./chunkStyles.client";

afterEach(() => {
  document.head.innerHTML = "";
});

/** What the browser says of the style sheets that were asked for. */
function answer(type: "load" | "error"): void {
  for (const link of document.querySelectorAll("link")) link.dispatchEvent(new Event(type));
}

function asked(): (string | null)[] {
  return [...document.querySelectorAll("link")].map((link) => link.getAttribute("href"));
}

test("a chunk without styles is loaded at once", async () => {
  expect(await loadWithStyles(() => Promise.resolve("chunk"))).toBe("chunk");
});

test("a chunk is loaded when its styles are there, which are asked for once", async () => {
  const load = vi.fn(() => Promise.resolve("chunk"));
  const files = ["_assets/a.css", "_assets/b.css"];
  const both = [loadWithStyles(load, files), loadWithStyles(load, files)];
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  expect(asked()).toEqual(["/_assets/a.css", "/_assets/b.css"]);
  answer("load");
  expect(await Promise.all(both)).toEqual(["chunk", "chunk"]);
});

test("styles that fail are named, leave nothing behind and are asked for again", async () => {
  const failed = loadWithStyles(() => Promise.resolve("chunk"), ["_assets/c.css"]);
  answer("error");
  const message = `The styles ${location.origin}/_assets/c.css could not be loaded.`;
  await expect(failed).rejects.toEqual(new Error(message));
  expect(asked()).toEqual([]);
  const again = loadWithStyles(() => Promise.resolve("chunk"), ["_assets/c.css"]);
  answer("load");
  expect(await again).toBe("chunk");
});
