// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { codeVariant } from "../settings/preferences.client";
import { createFetchCode, startCodeForms } from "./codeForms.client";

const answer = `<!doctype html><html><body><h1>Code</h1>
  <pre><code><span>b();\n</span></code></pre><pre><code><span>c();\n</span></code></pre></body></html>`;

const page = `<figure data-demo="Leaf" data-code-forms="/_assets/code-1.html">
  <div class="demo-toolbar">
    <button data-fold></button><span class="s-copy"><button data-copy></button></span>
  </div>
  <div class="demo-code">
    <div id="ts"><pre><code>a();</code></pre><pre data-fetched data-preview><code></code></pre></div>
    <div id="js"><pre data-fetched><code></code></pre></div>
  </div>
</figure>`;

const fetched = vi.spyOn(globalThis, "fetch");
const reported = vi.fn<(error: unknown) => void>();
vi.stubGlobal("reportError", reported);
let shown = "ts";
Element.prototype.checkVisibility = function () {
  return this.closest(`#${shown}`) !== null && this.matches("#js *");
};

/** Tells that an element is near the window. */
let comeNear = (): void => undefined;
vi.stubGlobal(
  "IntersectionObserver",
  class {
    constructor(callback: (entries: object[]) => void) {
      comeNear = () => callback([{ isIntersecting: true, target: figure() }]);
    }
    observe = () => undefined;
  },
);

const failure = () => document.querySelector(".s-offer");
const figure = () => document.querySelector("figure") as HTMLElement;
const texts = () => [...document.querySelectorAll("code")].map(({ textContent }) => textContent);
/** Waits until the code in all places has this text. */
const isThere = (text: string) => vi.waitFor(() => expect(texts()).toContain(text));

beforeEach(() => {
  shown = "ts";
  document.body.innerHTML = page;
  fetched.mockReset();
  fetched.mockImplementation(() => Promise.resolve(new Response(answer)));
  reported.mockReset();
});

/** Each test has its own listeners. */
function start() {
  const root = document.implementation.createHTMLDocument();
  root.body.innerHTML = page;
  document.body.replaceChildren(...root.body.childNodes);
  const fetchCode = createFetchCode();
  startCodeForms(document, fetchCode);
  return fetchCode;
}

test("a demo gets the code that its page leaves out, in its order, and once", async () => {
  const fetchCode = start();
  await Promise.all([fetchCode(figure()), fetchCode(figure())]);
  await fetchCode(figure());
  expect(fetched).toHaveBeenCalledExactlyOnceWith("/_assets/code-1.html");
  expect(texts()).toEqual(["a();", "b();\n", "c();\n"]);
  expect(document.querySelector("[data-fetched], [data-preview]")).toBeNull();
});

test("the chosen form is fetched when its demo is near", async () => {
  shown = "js";
  start();
  comeNear();
  await isThere("c();\n");
});

test("nothing is fetched for a form that is there, until another is chosen", async () => {
  start();
  comeNear();
  expect(fetched).not.toHaveBeenCalled();
  shown = "js";
  codeVariant.set("js");
  await isThere("c();\n");
});

test.each(["pointerover", "focusin"])("a %s at the toolbar is sign enough", async (sign) => {
  start();
  document.querySelector("[data-fold]")?.dispatchEvent(new Event(sign, { bubbles: true }));
  await isThere("b();\n");
});

test("a press on a button that copies waits for the code", async () => {
  start();
  const copied: string[] = [];
  const button = document.querySelector<HTMLElement>("[data-copy]");
  button?.addEventListener("click", () => copied.push(...texts()));
  button?.click();
  expect(copied).toEqual([]);
  await vi.waitFor(() => expect(copied).toEqual(["a();", "b();\n", "c();\n"]));
});

test("code that shows and cannot be had is told, and can be tried again", async () => {
  fetched.mockImplementation(() => Promise.resolve(new Response("", { status: 404 })));
  shown = "js";
  start();
  comeNear();
  const failed = new Error("/_assets/code-1.html could not be loaded: 404");
  await vi.waitFor(() => expect(reported.mock.calls[0]?.[0]).toEqual(failed));
  fetched.mockImplementation(() => Promise.resolve(new Response(answer)));
  failure()?.querySelector("button")?.click();
  await isThere("c();\n");
});

test("a page that a host sends in place of the code is no code", async () => {
  fetched.mockImplementation(() => Promise.resolve(new Response("<pre><code>Log in</code></pre>")));
  const message = "/_assets/code-1.html does not have the code of its demo.";
  await expect(start()(figure())).rejects.toThrow(message);
  expect(texts()).toEqual(["a();", "", ""]);
  expect(document.querySelectorAll("[data-fetched]")).toHaveLength(2);
});

test("a failure is not told while nothing of it shows", async () => {
  fetched.mockRejectedValue(new TypeError("offline"));
  const fetchCode = start();
  document.querySelector("[data-fold]")?.dispatchEvent(new Event("focusin", { bubbles: true }));
  await expect(fetchCode(figure())).rejects.toThrow("offline");
  expect(failure()).toBeNull();
});
