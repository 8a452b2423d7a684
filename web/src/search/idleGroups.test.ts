// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { Engine } from "./engine.client";
import { idleGroups } from "./idleGroups.client";
import { rememberSearch } from "./recent.client";
import { product as none, readRanking } from "./sample";

function product(id: string, count: number) {
  const pages = Array.from({ length: count }, (_, at) => {
    const name = `${id} ${String(at)}`;
    return [name, `/${id}/${String(at)}/`, [], [], false, `About ${name}.`];
  });
  return { ...none, id, name: id, pages };
}

function start(family: string, popular: readonly number[] = []): Promise<Engine> {
  const site = { ...product("", 3), name: "" };
  const products = [{ ...product("acorn", 8), popular }, product("pine", 3), site];
  const index = { version: 7, language: "en", ranking: readRanking(), textBase: null, products };
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, json: () => Promise.resolve(index) }));
  // jsdom has none, and the ids of these products need none.
  vi.stubGlobal("CSS", { escape: (id: string) => id });
  return Engine.start(family);
}

function offered(engine: Engine): (string | null)[][] {
  return idleGroups(engine).map(({ rows }) => rows.map((row) => row.getAttribute("href")));
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("before typing, a product offers the pages that it begins with, or most readers come for", async () => {
  const pages = [0, 1, 2, 3, 4].map((at) => `/acorn/${String(at)}/`);
  expect(offered(await start("acorn"))).toEqual([pages]);
  const engine = await start("acorn", [6, 2]);
  expect(offered(engine)).toEqual([["/acorn/6/", "/acorn/2/"]]);
  expect(idleGroups(engine).map(({ label }) => label)).toEqual(["search.popular"]);
});

test("on pages of no product each product offers where readers start", async () => {
  expect(offered(await start(""))).toEqual([["/acorn/0/", "/pine/0/"]]);
  expect(offered(await start("none"))).toEqual([["/acorn/0/", "/pine/0/"]]);
  expect(offered(await start("", [6, 2]))).toEqual([["/acorn/6/", "/pine/0/"]]);
});

test("what was asked before comes first", async () => {
  rememberSearch("twig");
  const [recent, pages] = idleGroups(await start("pine"));
  expect(recent?.rows.map((row) => row.textContent)).toEqual(["twig"]);
  expect(pages?.rows).toHaveLength(3);
});
