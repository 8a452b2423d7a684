// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { codeStyling, codeVariant } from "../settings/preferences.client";
import { restoreCode, startDeferredCode } from "./deferredCode.client";

/** Code that is deferred, as a browser with scripts parses it. */
function bundle(name: string): HTMLElement {
  const element = document.createElement("noscript");
  element.dataset["deferred"] = "";
  element.textContent = `<pre>${name}</pre>`;
  return element;
}

const forms = [
  ["ts", "system"],
  ["js", "system"],
  ["ts js", "css"],
] as const;

function demo(code = "preview"): HTMLElement {
  document.body.innerHTML = `<figure data-demo="Leaf" data-code="${code}"><div class="demo-code">
    </div></figure>`;
  const figure = document.body.firstElementChild as HTMLElement;
  for (const [languages, styling] of forms) {
    const panel = document.createElement("div");
    panel.className = "demo-panel";
    Object.assign(panel.dataset, { variant: languages, styling });
    if (styling === "system") panel.dataset["first"] = "";
    panel.append(bundle(`${languages} ${styling}`));
    figure.querySelector(".demo-code")?.append(panel);
  }
  return figure;
}

function expanded(): (string | null)[] {
  return [...document.querySelectorAll("pre")].map(({ textContent }) => textContent);
}

function restore(): void {
  document.querySelectorAll<HTMLElement>("[data-deferred]").forEach(restoreCode);
}

function show(variant: string, styling: string): void {
  Object.assign(document.documentElement.dataset, { codeVariant: variant, codeStyling: styling });
}

beforeEach(() => {
  show("ts", "system");
});

afterEach(() => {
  document.body.replaceChildren();
});

test("what shows by itself leaves the rest deferred", () => {
  demo();
  restore();
  expect(expanded()).toEqual([]);
});

test("the language that was chosen is expanded as the page is parsed", () => {
  demo();
  show("js", "system");
  restore();
  expect(expanded()).toEqual(["js system"]);
});

test("so is the styling that was chosen", () => {
  demo();
  show("ts", "css");
  restore();
  expect(expanded()).toEqual(["ts js css"]);
});

test("an open demo has its code expanded, and not that of its other forms", () => {
  demo("expanded");
  restore();
  expect(expanded()).toEqual(["ts system"]);
});

test("another choice expands what it shows", () => {
  demo();
  startDeferredCode(document);
  codeVariant.set("js");
  expect(expanded()).toEqual(["js system"]);
  codeStyling.set("css");
  expect(expanded()).toEqual(["js system", "ts js css"]);
});

test.each(["pointerover", "focusin", "click"])("a %s is sign enough", (sign) => {
  const figure = demo();
  startDeferredCode(document);
  figure.querySelector(".demo-code")?.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(expanded()).toHaveLength(3);
});

test("the code of a demo that the address names is expanded, now and later", () => {
  location.hash = "#edit-Leaf=code";
  demo().id = "Leaf";
  startDeferredCode(document);
  expect(expanded()).toHaveLength(3);
  demo().id = "Leaf";
  dispatchEvent(new Event("hashchange"));
  expect(expanded()).toHaveLength(3);
  location.hash = "";
});

test("paper gets all code", () => {
  demo();
  startDeferredCode(document);
  dispatchEvent(new Event("beforeprint"));
  expect(expanded()).toHaveLength(3);
});
