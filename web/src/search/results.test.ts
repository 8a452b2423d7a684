// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import type { SearchIndex, SearchMembers } from "../model/page.gen";
import { Engine } from "./engine.client";
import { type RenderedGroup, Results, type ResultsView } from "./results.client";
import { product, readRanking } from "./sample";

const rules = { version: 7, language: "en", ranking: readRanking(), textBase: null } as const;
const index: SearchIndex = {
  ...rules,
  products: [
    {
      ...{ ...product, id: "", name: "", members: "/members.json" },
      pages: [
        ["Leaf", "/leaf/", [], [], false, "What grows on a branch."],
        ["Leaf veins", "/veins/", [], [], false, "What a leaf drinks from."],
      ],
      entries: [["Leaf", "component", "/api/leaf/", "leaf", false]],
    },
  ],
};

const none = { slot: [], class: [], cssVariable: [], themeKey: [], type: [], texts: [] };
const members: SearchMembers = { ...none, prop: [["leaf", [0], []]] };

/** A page with a field; `asked` are the files that were asked for, and `send` lets the names come. */
function pageFor(query: string) {
  const asked: string[] = [];
  let send: () => void = () => undefined;
  const names = new Promise<SearchMembers>((resolve) => {
    send = () => resolve(members);
  });
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const json = () => (path === "/members.json" ? names : Promise.resolve(index));
    return Promise.resolve({ ok: true, status: 200, json });
  });
  const input = document.createElement("input");
  input.value = query;
  const shown: string[][] = [];
  const stage: ResultsView = {
    input,
    facets: document.createElement("fieldset"),
    notice: document.createElement("div"),
    status: document.createElement("span"),
    limits: { total: 200, perKind: 40 },
    whole: true,
    place(groups) {
      const rows = groups.flatMap((group) => group.rows);
      shown.push(rows.map((row) => row.getAttribute("href") ?? ""));
    },
    wait: () => undefined,
    idle: () => [],
  };
  const results = new Results(stage, () => Engine.start(""));
  return { asked, shown, stage, results, send: () => send() };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("what is called so is shown before all names have come, and stays first", async () => {
  const { asked, shown, results, send } = pageFor("leaf");
  const begun = results.begin();
  await vi.waitFor(() => expect(shown.at(-1)).toEqual(["/leaf/"]));
  await vi.waitFor(() => expect(asked).toContain("/members.json"));
  expect(shown).toEqual([[], ["/leaf/"]]);
  send();
  await begun;
  expect(shown.at(-1)).toEqual(["/leaf/", "/veins/", "/api/leaf/", "/api/leaf/#leaf-prop-leaf"]);
});

test("names are asked for when what is there has been painted", async () => {
  let paint: FrameRequestCallback | undefined;
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => {
    paint = callback;
  });
  const { asked, shown, results, send } = pageFor("leaf");
  const begun = results.begin();
  await vi.waitFor(() => expect(shown.at(-1)).toEqual(["/leaf/"]));
  expect(asked).toEqual(["/_search/index.json"]);
  paint?.(0);
  send();
  await begun;
  expect(asked).toEqual(["/_search/index.json", "/members.json"]);
});

test("what is called otherwise waits for all names: one of them may come before it", async () => {
  const { shown, results, send } = pageFor("grows");
  const begun = results.begin();
  send();
  await begun;
  expect(shown.slice(0, -1).flat()).toEqual([]);
});

/** A page over a large product; `send` lets the pages come that its query needs. */
function largePage(query: string, textBase: string | null = null) {
  const { stage } = pageFor(query);
  const files = { heads: [], headFiles: [], starts: ["a"], startFiles: ["a"] };
  const shards = { ...files, folder: "/w/", spellings: "/spellings", whole: "" };
  const products = index.products.map((one) => ({ ...one, members: null, pages: [], shards }));
  let send: (ok: boolean) => void = () => undefined;
  vi.stubGlobal("fetch", (path: string) => {
    const json = () =>
      Promise.resolve(path === "/spellings" ? { words: "twig" } : { ...index, products, textBase });
    if (path !== "/w/a.json") return Promise.resolve({ ok: true, json });
    return new Promise((resolve) => {
      const pages = [["Twig", "/twig/", [], [], false, "A small branch."]];
      const shard = { pages, guides: [[[], [], "", []]] };
      send = (ok) => resolve({ ok, status: 503, json: () => Promise.resolve(shard) });
    });
  });
  const results = new Results(stage, () => Engine.start(""));
  return { stage, results, send: (ok: boolean) => send(ok) };
}

test("nothing is said to be missing while the pages come that a query needs", async () => {
  const { stage, results, send } = largePage("twig");
  const shown: (string | null)[][] = [];
  const waited: boolean[] = [];
  Object.assign(stage, {
    whole: false,
    place: (groups: readonly RenderedGroup[]) =>
      shown.push(groups.flatMap(({ rows }) => rows.map((row) => row.getAttribute("href")))),
    wait: (waiting: boolean) => waited.push(waiting),
  });
  void results.begin();
  await vi.waitFor(() => expect(shown).toHaveLength(2));
  expect(stage.notice.textContent).toBe("");
  let isSure = false;
  const sure = results.certain().then(() => {
    isSure = true;
  });
  await Promise.resolve();
  expect(isSure).toBe(false);
  send(true);
  await sure;
  expect(shown.at(-1)).toEqual(["/twig/"]);
  await vi.waitFor(() => expect(waited.at(-1)).toBe(false));
});

test("the text of a large product is asked once a reader has stopped typing", async () => {
  const at = { shown: 0, asked: 0 };
  class Worker extends EventTarget {
    constructor() {
      super();
      at.asked = Date.now();
    }
    readonly postMessage = () => undefined;
  }
  vi.stubGlobal("Worker", Worker);
  const { stage, results, send } = largePage("twig", "/t/");
  const place = (groups: readonly RenderedGroup[]) => {
    if (groups.length > 0) at.shown = Date.now();
  };
  Object.assign(stage, { place });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  void results.begin();
  const asks = () => {
    send(true);
    expect(at.asked).not.toBe(0);
  };
  await vi.waitFor(asks, { timeout: 30_000 });
  expect(at.asked - at.shown).toBeGreaterThanOrEqual(500);
});

test("pages that did not come are told, and asked for again", async () => {
  vi.stubGlobal("reportError", () => undefined);
  const { stage, results, send } = largePage("twig");
  document.body.append(stage.input);
  const rows: string[] = [];
  Object.assign(stage, {
    place: (groups: readonly RenderedGroup[]) =>
      rows.push(...groups.flatMap((group) => group.rows.map((row) => row.textContent))),
  });
  void results.begin();
  await vi.waitFor(() => {
    send(false);
    expect(stage.notice.querySelector("[role=alert]")).not.toBeNull();
  });
  await vi.waitFor(() => {
    stage.notice.querySelector("button")?.click();
    send(true);
    expect(rows).not.toEqual([]);
  });
  expect(stage.notice.textContent).toBe("");
});
