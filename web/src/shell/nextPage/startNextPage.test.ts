// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chunk } from "../../browser/chunk.client";
import { maxPages, hoverDelay, startPrefetching } from "./prefetch.client";
import { savesData, startNextPage } from "./startNextPage.client";

const html = `<link rel="stylesheet" href="/_assets/a.css"><link rel="icon" href="/icon.svg">
  <link rel="stylesheet" href="https://fonts.example/b.css">`;
const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(html)));

/** The kinds of scripts that the browser knows. */
let supported: string[] = [];

beforeEach(() => {
  supported = [];
  Object.assign(HTMLScriptElement, { supports: (kind: string) => supported.includes(kind) });
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("reportError", vi.fn());
  fetched.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function page(links: string): HTMLElement {
  document.body.innerHTML = links;
  const body = document.createElement("div");
  body.append(...document.body.childNodes);
  document.body.append(body);
  return body;
}

function hint(element: Element | null, type: string): void {
  element?.dispatchEvent(new Event(type, { bubbles: true }));
}

async function asked(): Promise<string[]> {
  await vi.runAllTimersAsync();
  return fetched.mock.calls.map(([url]) => new URL(url as string | URL, location.href).pathname);
}

startPrefetching(document, new Event("pointerover"));

test("a link that the pointer rests on has its page and the styles of that fetched, once", async () => {
  const link = page("<a href='/rest/'><b>Rest</b></a>").querySelector("b");
  hint(link, "pointerover");
  await vi.advanceTimersByTimeAsync(hoverDelay - 1);
  expect(fetched).not.toHaveBeenCalled();
  expect(await asked()).toEqual(["/rest/", "/_assets/a.css"]);
  hint(link, "pointerover");
  expect(await asked()).toHaveLength(2);
});

test("a pointer that passes over a link asks for nothing", async () => {
  const passing = page("<a href='/passed/'>A</a><p>text</p>");
  hint(passing.querySelector("a"), "pointerover");
  hint(passing.querySelector("p"), "pointerover");
  expect(await asked()).toEqual([]);
});

test.each(["touchstart", "focusin"])("%s is a sign enough", async (type) => {
  hint(page(`<a href='/${type}/'>A</a>`).querySelector("a"), type);
  await vi.advanceTimersByTimeAsync(0);
  expect(await asked()).toContain(`/${type}/`);
});

test.each([
  "<a href='#part'>this page</a>",
  "<a href='https://other.example/'>another site</a>",
  "<a href='/a.zip' download>a file</a>",
  "<a href='/a/' target='_blank'>another tab</a>",
  "<a href='/a.md'>no page</a>",
  "<a href='/search/?q=oak'>a question</a>",
  "<p>no link</p>",
])("nothing is asked for %s", async (link) => {
  hint(page(link).firstElementChild, "pointerover");
  expect(await asked()).toEqual([]);
});

test("a page that cannot be had is left to the click", async () => {
  fetched.mockRejectedValueOnce(new TypeError("offline"));
  hint(page("<a href='/offline/'>A</a>").querySelector("a"), "focusin");
  expect(await asked()).toEqual(["/offline/"]);
});

test("a reader who looks around loads no whole site", async () => {
  for (let number = 0; number < 2 * maxPages; number += 1) {
    hint(page(`<a href='/page-${String(number)}/'>A</a>`).querySelector("a"), "focusin");
    await vi.advanceTimersByTimeAsync(0);
  }
  const pages = (await asked()).filter((path) => path.startsWith("/page-"));
  expect(pages.length).toBeLessThanOrEqual(maxPages);
});

function startHere(): { load: ReturnType<typeof vi.fn>; start: ReturnType<typeof vi.fn> } {
  const start = vi.fn();
  const load = vi.fn(() => Promise.resolve({ startPrefetching: start }));
  startNextPage(document, chunk(load));
  return { load, start };
}

test("what fetches pages is loaded once, at the first sign of a use", async () => {
  const { load, start } = startHere();
  expect(load).not.toHaveBeenCalled();
  hint(document.body, "pointerover");
  hint(document.body, "focusin");
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledOnce();
  expect(start).toHaveBeenCalledOnce();
  expect(start).toHaveBeenCalledWith(document, expect.objectContaining({ type: "pointerover" }));
});

test("a browser that draws pages beforehand fetches nothing besides", () => {
  supported = ["speculationrules"];
  const { load } = startHere();
  hint(document.body, "pointerover");
  expect(load).not.toHaveBeenCalled();
});

/** Moves a pointer over what `link` holds; returns whether the rules may have its page drawn soon. */
function isSoon(link: string, pointerType: string): boolean {
  const body = page(link);
  const over = Object.assign(new Event("pointerover", { bubbles: true }), { pointerType });
  body.querySelector("b")?.dispatchEvent(over);
  return body.querySelector("[data-mouse]") !== null;
}

test("a link that a mouse is over is marked for the rules, one that is touched is not", () => {
  supported = ["speculationrules"];
  startHere();
  expect(isSoon("<a href='/soon/'><b>A</b></a>", "mouse")).toBe(true);
  expect(isSoon("<a href='/touched/'><b>A</b></a>", "touch")).toBe(false);
  expect(isSoon("<p><b>no link</b></p>", "mouse")).toBe(false);
});

test("readers who save data are asked for nothing beforehand, and no link is marked", () => {
  supported = ["speculationrules"];
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  const root = document.implementation.createHTMLDocument();
  startNextPage(root, chunk(vi.fn()));
  root.body.innerHTML = "<a href='/saved/'>A</a>";
  const over = Object.assign(new Event("pointerover", { bubbles: true }), { pointerType: "mouse" });
  root.querySelector("a")?.dispatchEvent(over);
  expect(root.querySelector("[data-mouse]")).toBeNull();
  expect(savesData({ connection: { saveData: true } })).toBe(true);
  expect(savesData({ connection: {} })).toBe(false);
  expect(savesData({})).toBe(false);
});
