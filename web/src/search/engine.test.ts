import { afterEach, expect, test, vi } from "vitest";
import type { SearchGuides, SearchIndex, SearchProduct } from "../model/page.gen";
import { Engine } from "./engine.client";
import { readRanking } from "./sample";

function product(id: string): SearchProduct {
  const pages: SearchProduct["pages"] = [[id, `/${id}/`, [], [], false, "About it."]];
  const paths = { guides: `/${id}.guides`, members: null, shards: null, icons: `/${id}.icons` };
  return { id, name: id, words: [], pages, entries: [], errors: [], texts: [], ...paths };
}

const index: SearchIndex = {
  version: 6,
  language: "en",
  ranking: readRanking(),
  textBase: null,
  products: [product("acorn"), product("pine")],
};

function guides(heading: string): SearchGuides {
  return { pages: [[[heading], [], ""]] };
}

/** Answers of the server by path, each when it is let go. */
class Server {
  readonly asked: string[] = [];
  private readonly waiting = new Map<string, (content: unknown) => void>();

  constructor() {
    vi.stubGlobal("fetch", (path: string) => {
      if (path === "/_search/index.json") return Promise.resolve(answer(index));
      this.asked.push(path);
      return new Promise((resolve) => {
        this.waiting.set(path, (content) => {
          resolve(answer(content));
        });
      });
    });
  }

  send(path: string, content?: unknown): void {
    this.waiting.get(path)?.(content);
  }
}

function answer(content: unknown) {
  return { ok: content !== undefined, status: 503, json: () => Promise.resolve(content) };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("all parts are asked for at once, and taken in with the reader's own product first", async () => {
  const server = new Server();
  const engine = await Engine.start("pine");
  const changed = vi.fn();
  const complete = engine.complete(changed);
  expect(server.asked).toEqual(["/pine.guides", "/acorn.guides", "/acorn.icons", "/pine.icons"]);
  expect(engine.find("acorn", -1).hits.map(({ place }) => place.href)).toEqual(["/acorn/"]);
  server.send("/acorn.guides", guides("Falling"));
  server.send("/pine.guides", guides("Needles"));
  await vi.waitFor(() => {
    expect(changed).toHaveBeenCalledTimes(2);
  });
  expect(engine.find("needles", -1).hits[0]?.place.href).toBe("/pine/#needles");
  expect(engine.find("falling", -1).hits[0]?.place.href).toBe("/acorn/#falling");
  for (const name of ["acorn", "pine"]) {
    server.send(`/${name}.icons`, { address: `/${name}?icon=`, names: ["Rake"], synonyms: [""] });
  }
  await complete;
  expect(engine.find("rake", -1).hits).toHaveLength(2);
});

test("a part that did not come is asked for again, and what has come is not", async () => {
  const server = new Server();
  const engine = await Engine.start("pine");
  const first = engine.complete(() => undefined);
  server.send("/pine.guides", guides("Needles"));
  server.send("/acorn.guides");
  await expect(first).rejects.toThrow("/acorn.guides cannot be loaded: 503.");
  server.asked.length = 0;
  void engine.complete(() => undefined);
  expect(server.asked).toEqual(["/acorn.guides", "/acorn.icons", "/pine.icons"]);
});
