import { afterEach, expect, test, vi } from "vitest";
import type { SearchGuides, SearchIndex, SearchProduct } from "../model/page.gen";
import { Engine } from "./engine.client";
import { product as none, readRanking } from "./sample";

function product(id: string): SearchProduct {
  const pages: SearchProduct["pages"] = [[id, `/${id}/`, [], [], false, "About it."]];
  return { ...none, id, name: id, pages, guides: `/${id}.guides`, icons: `/${id}.icons` };
}

const rules = { version: 7, language: "en", ranking: readRanking(), textBase: null } as const;
const index: SearchIndex = { ...rules, products: [product("acorn"), product("pine")] };

function guides(heading: string): SearchGuides {
  return { pages: [[[heading], [], "", []]] };
}

/** Answers of the server by path, each when it is let go. */
class Server {
  readonly asked: string[] = [];
  readonly #waiting = new Map<string, (content: unknown) => void>();

  constructor() {
    vi.stubGlobal("fetch", (path: string) => {
      if (path === "/_search/index.json") return Promise.resolve(answer(index));
      this.asked.push(path);
      return new Promise((resolve) =>
        this.#waiting.set(path, (content) => resolve(answer(content))),
      );
    });
  }

  send(path: string, content?: unknown): void {
    this.#waiting.get(path)?.(content);
  }
}

function answer(content: unknown) {
  return { ok: content !== undefined, status: 503, json: () => Promise.resolve(content) };
}

afterEach(() => void vi.unstubAllGlobals());

test("a reader of a page of the site itself is in no product", async () => {
  new Server();
  const site = { ...product(""), name: "" };
  vi.stubGlobal("fetch", () => Promise.resolve(answer({ ...index, products: [site] })));
  expect((await Engine.start("")).product).toBe(-1);
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
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
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

/** A site with one large product, and a server that notes what it is asked for. */
async function large() {
  const asked: string[] = [];
  const heads = { heads: ["n"], headFiles: ["n"], starts: ["a", "ne"], startFiles: ["a", "ne"] };
  const shards = { ...heads, folder: "/w/", spellings: "/spellings", whole: "" };
  type Page = SearchProduct["pages"][number];
  const page = (name: string): Page => [name, `/${name}/`, [], [], false, `About ${name}.`];
  const pine = { ...product("pine"), guides: null, icons: null, shards, pages: [page("start")] };
  const shard = (...titles: string[]) => ({
    pages: titles.map(page),
    guides: titles.map((title) => [[`Of ${title}`], [], "", []]),
  });
  const contents: Record<string, unknown> = {
    "/_search/index.json": { ...index, products: [pine] },
    "/w/n.json": shard("needle", "nest"),
    "/w/ne.json": shard("needle"),
    "/w/a.json": shard("bark"),
    "/spellings": { words: "bark needle nest" },
  };
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(answer(contents[path]));
  });
  const engine = await Engine.start("pine");
  await engine.complete(() => undefined);
  const found = (text: string) => engine.find(text, -1).hits.map(({ place }) => place.href);
  return { engine, asked, contents, found };
}

test("the pages of a large product come with the words of queries, each file and page once", async () => {
  const { engine, asked, found } = await large();
  expect(asked).toEqual(["/_search/index.json"]);
  expect(found("needle")).toEqual([]);
  await engine.need("n");
  expect(found("n")).toEqual(["/nest/", "/needle/", "/nest/#of-nest", "/needle/#of-needle"]);
  expect(engine.describe("/nest/")).toBe("About nest.");
  await engine.need("needle");
  expect(asked).toEqual(["/_search/index.json", "/w/n.json", "/w/ne.json"]);
  expect(found("needle")).toEqual(["/needle/", "/needle/#of-needle"]);
  expect(engine.need("needle")).toBeNull();
  expect(engine.need("the")).not.toBeNull();
  expect(engine.need("  ")).toBeNull();
});

test("a product is large whose pages are in shards, and so is a site that has one; others have all", async () => {
  const { engine } = await large();
  expect([engine.isLarge(0), engine.isLarge(-1)]).toEqual([true, true]);
  const server = new Server();
  const small = await Engine.start("pine");
  expect([small.isLarge(1), small.isLarge(-1)]).toEqual([false, false]);
  expect(small.need("acorn")).toBeNull();
  expect(server.asked).toEqual([]);
});

test("a misspelled first letter is corrected by the words that there are", async () => {
  const { engine, asked, found } = await large();
  await engine.need("meedle");
  expect(asked).toContain("/spellings");
  expect(found("meedle")[0]).toBe("/needle/");
  await engine.need("barrk");
  expect(found("barrk")[0]).toBe("/bark/");
  expect(asked.filter((path) => path === "/spellings")).toHaveLength(1);
});

test("a shard that did not come is asked for again", async () => {
  const { engine, asked, contents, found } = await large();
  const content = contents["/w/n.json"];
  delete contents["/w/n.json"];
  await expect(engine.need("n")).rejects.toThrow("/w/n.json cannot be loaded: 503.");
  contents["/w/n.json"] = content;
  await engine.need("n");
  expect(found("n")).toContain("/nest/");
  expect(asked.filter((path) => path === "/w/n.json")).toHaveLength(2);
});

test("the page that the reader is on comes first of those that fit as well", async () => {
  const server = new Server();
  const engine = await Engine.start("", "/pine/");
  const complete = engine.complete(() => undefined);
  server.send("/acorn.guides", guides("Falling"));
  server.send("/pine.guides", guides("Falling"));
  await vi.waitFor(() =>
    expect(engine.find("falling", -1).hits[0]?.place.href).toBe("/pine/#falling"),
  );
  for (const name of ["acorn", "pine"])
    server.send(`/${name}.icons`, { address: "", names: [], synonyms: [] });
  await complete;
});
