import { expect, test, vi } from "vitest";
import type { SearchIndex } from "../model/page.gen";
import { readRanking } from "./sample";
import { createTextSearch } from "./textSearch.client";
import type { PagefindWorker } from "./pagefindWorker.client";

const product = {
  popular: [],
  status: "",
  weight: 0,
  words: [],
  entries: [],
  errors: [],
  guides: null,
  members: null,
  icons: null,
  shards: null,
};
const index: SearchIndex = {
  version: 7,
  language: "en",
  ranking: readRanking(),
  textBase: "/t/site-0/",
  products: [
    {
      ...product,
      id: "acorn",
      name: "Acorn",
      pages: [["Leaf", "/leaf/", [], [], false, ""]],
      texts: ["/t/acorn-0/"],
    },
    {
      ...product,
      id: "pine",
      name: "Pine",
      pages: [["Cone", "/cone/", [], [], false, ""]],
      texts: ["/t/pine-0/"],
    },
    { ...product, id: "", name: "", pages: [], texts: ["/t/site-0/"] },
  ],
};

const pages: Readonly<Record<string, unknown>> = {
  leaf: {
    url: "/leaf/",
    meta: { title: "Leaf" },
    sub_results: [
      { title: "Leaf", url: "/leaf/", excerpt: "a <mark>leaf</mark>" },
      {
        title: "Falling",
        url: "/leaf/#falling",
        excerpt: "<mark>leaf</mark> &lt;b&gt;",
        anchor: {},
      },
      {
        title: "Third",
        url: "/leaf/#third",
        excerpt: "<mark>leaf</mark> <mark>stalk</mark>",
        anchor: {},
      },
    ],
  },
  cone: {
    url: "/cone/",
    meta: {},
    sub_results: [{ title: "", url: "/cone/", excerpt: "<mark>leaf</mark> <mark>cone</mark>" }],
  },
  needle: {
    url: "/fir/needle/",
    meta: { title: "Needle" },
    sub_results: [{ title: "", url: "/fir/needle/", excerpt: "<mark>needle</mark>" }],
  },
  fir: {
    url: "/fir/",
    meta: {},
    sub_results: [{ title: "", url: "/fir/", excerpt: "<mark>l</mark> unlike" }],
  },
};

/** A worker that knows two pages; `calls` is what it was asked. */
function worker(calls: string[], found: readonly string[] = ["leaf", "cone"]): PagefindWorker {
  return {
    call(method, ...args) {
      calls.push(`${method} ${typeof args[0] === "string" ? args[0] : ""}`.trim());
      if (method === "search") return Promise.resolve({ results: found.map((data) => ({ data })) });
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
    {
      title: "Leaf",
      heading: "Falling",
      href: "/leaf/#falling",
      excerpt: "<mark>leaf</mark> &lt;b&gt;",
      product: 0,
    },
    {
      title: "/cone/",
      heading: null,
      href: "/cone/",
      excerpt: "<mark>leaf</mark> <mark>cone</mark>",
      product: 1,
    },
  ]);
});

test("places with more of the words come first", async () => {
  const found = await createTextSearch(index, 0, () => worker([], ["leaf"])).find(
    "stalk leaf",
    -1,
    9,
  );
  expect(found.map(({ href }) => href)).toEqual(["/leaf/#third", "/leaf/"]);
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
    "init",
    "filters",
    "mergeIndex /t/acorn-0/",
    "search leaf",
    "search leafs",
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
  expect(
    await createTextSearch({ ...index, textBase: null }, 0, start).find("leaf", -1, 6),
  ).toEqual([]);
  expect(calls).toEqual([]);
});

test("of questions that wait for the worker only the last is asked", async () => {
  const calls: string[] = [];
  const search = createTextSearch(index, 0, () => worker(calls));
  const first = search.find("lea", 0, 6);
  await vi.waitFor(() => {
    expect(calls).toContain("search lea");
  });
  const others = [search.find("leaf", 0, 6), search.find("leafs", 0, 6)];
  const found = await Promise.all([first, ...others]);
  expect(found.map(({ length }) => length)).toEqual([3, 0, 3]);
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
  const shards = {
    folder: "",
    heads: [],
    headFiles: [],
    starts: [],
    startFiles: [],
    spellings: "",
    whole: "",
  };
  const [acorn, pine, site] = index.products;
  if (acorn === undefined || pine === undefined || site === undefined)
    throw new Error("no product");
  const products = [acorn, { ...pine, shards, pages: [["Fir", "/fir/first/", [], [], false, ""]] }];
  const large = { ...index, products: [...products, site] } as SearchIndex;
  const search = createTextSearch(large, 1, () => worker([], ["needle"]));
  expect(await search.find("needle", 1, 6)).toMatchObject([{ href: "/fir/needle/", product: 1 }]);
});

test("what the worker refuses is refused", async () => {
  const broken = { ...worker([]), call: () => Promise.reject(new Error("no")) };
  await expect(createTextSearch(index, 0, () => broken).find("leaf", 0, 6)).rejects.toThrow("no");
});
