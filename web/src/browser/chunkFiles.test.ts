// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { loadWithFiles } from "./chunkFiles.client";

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

test("a chunk without styles is loaded at once", async () =>
  expect(await loadWithFiles(() => Promise.resolve("chunk"))).toBe("chunk"));

test("a chunk is loaded when its styles are there, which are asked for once", async () => {
  const load = vi.fn(() => Promise.resolve("chunk"));
  const files = ["_assets/a.css", "_assets/b.css"];
  const both = [loadWithFiles(load, files), loadWithFiles(load, files)];
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  expect(asked()).toEqual(["/_assets/a.css", "/_assets/b.css"]);
  answer("load");
  expect(await Promise.all(both)).toEqual(["chunk", "chunk"]);
});

test("its scripts are fetched before, and again when one did not come", async () => {
  const fetched = vi.fn(() => Promise.resolve(new Response("")));
  fetched.mockResolvedValueOnce(new Response("", { status: 503 }));
  vi.stubGlobal("fetch", fetched);
  const load = vi.fn(() => Promise.resolve("chunk"));
  const failed = loadWithFiles(load, ["_assets/a.js"]);
  await expect(failed).rejects.toThrow("/_assets/a.js could not be loaded: 503");
  expect(load).not.toHaveBeenCalled();
  expect(await loadWithFiles(load, ["_assets/a.js"])).toBe("chunk");
  expect(await loadWithFiles(load, ["_assets/a.js"])).toBe("chunk");
  expect(fetched.mock.calls).toEqual([["/_assets/a.js"], ["/_assets/a.js"]]);
});

test("styles that fail are named, leave nothing behind and are asked for again", async () => {
  const failed = loadWithFiles(() => Promise.resolve("chunk"), ["_assets/c.css"]);
  answer("error");
  const message = `The styles ${location.origin}/_assets/c.css could not be loaded.`;
  await expect(failed).rejects.toEqual(new Error(message));
  expect(asked()).toEqual([]);
  const again = loadWithFiles(() => Promise.resolve("chunk"), ["_assets/c.css"]);
  answer("load");
  expect(await again).toBe("chunk");
});
