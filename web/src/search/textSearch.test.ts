import { expect, test, vi } from "vitest";
import type { SearchIndex, SearchProduct } from "../model/page.gen";
import { product, readRanking } from "./sample";
import { createTextSearch } from "./textSearch.client";
import type { PagefindWorker } from "./pagefindWorker.client";

function kit(id: string, page: string): SearchProduct {
  const pages: SearchProduct["pages"] = [["", page, [], [], false, ""]];
  return { ...product, id, name: id, pages, texts: [`/t/${id}-0/`] };
}

const site = { ...product, id: "", name: "", texts: ["/t/site-0/"] };
const products = [kit("acorn", "/leaf/"), kit("pine", "/cone/"), site];
const rules = { version: 7, language: "en", ranking: readRanking() } as const;
const index: SearchIndex = { ...rules, textBase: "/t/site-0/", products };

/** A page of the text index, with the excerpts of its beginning and of its headings. */
function found(url: string, title: string, excerpt: string, ...headings: object[]) {
  return { url, meta: title && { title }, sub_results: [{ title, url, excerpt }, ...headings] };
}

function under(title: string, url: string, excerpt: string) {
  return { title, url, excerpt, anchor: {} };
}

const falling = "<mark>leaf</mark> &lt;b&gt;";
const cone = "<mark>leaf</mark> <mark>cone</mark>";
const pages: Readonly<Record<string, unknown>> = {
  leaf: found(
    "/leaf/",
    "Leaf",
    "a <mark>leaf</mark>",
    under("Falling", "/leaf/#falling", falling),
    under("Third", "/leaf/#third", "<mark>leaf</mark> <mark>stalk</mark>"),
  ),
  cone: found("/cone/", "", cone),
  needle: found("/fir/needle/", "Needle", "<mark>needle</mark>"),
  fir: found("/fir/", "", "<mark>l</mark> unlike"),
};

/** A worker that knows two pages; `calls` is what it was asked. */
function worker(calls: string[], names: readonly string[] = ["leaf", "cone"]): PagefindWorker {
  return {
    call(method, ...args) {
      calls.push(`${method} ${typeof args[0] === "string" ? args[0] : ""}`.trim());
      if (method === "search") return Promise.resolve({ results: names.map((data) => ({ data })) });
      if (method === "getData") return Promise.resolve(pages[String(args[0])]);
      return Promise.resolve(true);
    },
    close: () => undefined,
  };
}

test("hits say the page, the heading and the product", async () => {
  const search = createTextSearch(index, 0, () => worker([]));
  expect(await search.find("leaf", 0, 6)).toEqual([
    { title: "Leaf", heading: null, href: "/leaf/", excerpt: "a <mark>leaf</mark>", product: 0 },
    { title: "Leaf", heading: "Falling", href: "/leaf/#falling", excerpt: falling, product: 0 },
    { title: "/cone/", heading: null, href: "/cone/", excerpt: cone, product: 1 },
  ]);
});

test("places with more of the words come first", async () => {
  const search = createTextSearch(index, 0, () => worker([], ["leaf"]));
  const hits = await search.find("stalk leaf", -1, 9);
  expect(hits.map(({ href }) => href)).toEqual(["/leaf/#third", "/leaf/"]);
});

test("a page that has only the first letter of a word is no hit", async () => {
  const search = createTextSearch(index, 0, () => worker([], ["fir"]));
  expect(await search.find("larch", 0, 6)).toEqual([]);
});

test("only the reader's product is loaded while it has enough", async () => {
  const calls: string[] = [];
  const search = createTextSearch(index, 0, () => worker(calls));
  await search.find("leaf", -1, 6);
  await search.find("leafs", -1, 6);
  expect(calls.filter((call) => !call.startsWith("getData"))).toEqual([
    ...["init", "filters", "mergeIndex /t/acorn-0/", "search leaf", "search leafs"],
  ]);
});

test("all products are asked where the own one has little", async () => {
  const calls: string[] = [];
  await createTextSearch(index, 0, () => worker(calls, ["cone"])).find("cone", -1, 6);
  expect(calls).toContain("mergeIndex /t/pine-0/");
});

test("short queries and sites without text ask for nothing", async () => {
  const calls: string[] = [];
  const start = () => worker(calls);
  expect(await createTextSearch(index, 0, start).find("le", -1, 6)).toEqual([]);
  const textless = createTextSearch({ ...index, textBase: null }, 0, start);
  expect(await textless.find("leaf", -1, 6)).toEqual([]);
  expect(calls).toEqual([]);
});

test("of questions that wait for the worker only the last is asked", async () => {
  const calls: string[] = [];
  const search = createTextSearch(index, 0, () => worker(calls));
  const first = search.find("lea", 0, 6);
  await vi.waitFor(() => expect(calls).toContain("search lea"));
  const others = [search.find("leaf", 0, 6), search.find("leafs", 0, 6)];
  const hits = await Promise.all([first, ...others]);
  expect(hits.map(({ length }) => length)).toEqual([3, 0, 3]);
  expect(calls.filter((call) => call.startsWith("search"))).toEqual(["search lea", "search leafs"]);
});

test("a question is asked after one that failed", async () => {
  let failing = true;
  const known = worker([]);
  const search = createTextSearch(index, 0, () => ({
    ...known,
    call: (method, ...args) =>
      failing && method === "search"
        ? Promise.reject(new Error("no"))
        : known.call(method, ...args),
  }));
  await expect(search.find("leaf", 0, 6)).rejects.toThrow("no");
  failing = false;
  expect(await search.find("leafs", 0, 6)).toHaveLength(3);
});

test("a page of a large product that the index lacks belongs to it", async () => {
  const files = { heads: [], headFiles: [], starts: [], startFiles: [] };
  const shards = { ...files, folder: "", spellings: "", whole: "" };
  const fir = { ...kit("pine", "/fir/first/"), shards };
  const large = { ...index, products: [kit("acorn", "/leaf/"), fir, site] };
  const search = createTextSearch(large, 1, () => worker([], ["needle"]));
  expect(await search.find("needle", 1, 6)).toMatchObject([{ href: "/fir/needle/", product: 1 }]);
});
