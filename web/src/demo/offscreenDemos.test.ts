// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "../ui/offscreen.client";
import { restoreDemos } from "./offscreenDemos.client";

restoreDemos(document);

const inside = `<div data-stage>Oak</div><button data-fold aria-expanded="false"></button>
  <div class="demo-code">
    <div class="demo-panel" data-variant="ts" data-styling="system" data-first>
      <s-deferred data-deferred><pre>ts</pre></s-deferred></div>
    <div class="demo-panel" data-variant="js" data-styling="system" data-first>
      <s-deferred data-deferred><pre>js</pre></s-deferred></div>
  </div>`;

function deferredDemo(code = "preview"): HTMLElement {
  document.body.innerHTML = `<figure id="Oak" data-demo="Oak" data-offscreen data-code="${code}"></figure>`;
  const demo = document.body.firstElementChild as HTMLElement;
  const bundle = document.createElement("noscript");
  bundle.dataset["deferred"] = "";
  bundle.textContent = inside;
  demo.append(bundle);
  return demo;
}

function shownCode(): (string | null)[] {
  return [...document.querySelectorAll("pre")].map(({ textContent }) => textContent);
}

beforeEach(() => {
  const { dataset } = document.documentElement;
  Object.assign(dataset, { codeVariant: "ts", codeStyling: "system" });
});

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.dir = "";
});

test("a demo is expanded without its code where none shows", () => {
  const demo = deferredDemo();
  render(demo);
  expect(demo.querySelector("[data-stage]")?.textContent).toBe("Oak");
  expect(shownCode()).toEqual([]);
});

test("it is as if it had been parsed so: in the direction and the language that were chosen", () => {
  document.documentElement.dir = "rtl";
  document.documentElement.dataset["codeVariant"] = "js";
  const demo = deferredDemo();
  render(demo);
  expect(demo.querySelector<HTMLElement>("[data-stage]")?.dir).toBe("rtl");
  expect(shownCode()).toEqual(["js"]);
});

test("one whose code was opened before comes open", () => {
  const demo = deferredDemo("expanded");
  render(demo);
  expect(demo.querySelector("[data-fold]")?.getAttribute("aria-expanded")).toBe("true");
  expect(shownCode()).toEqual(["ts"]);
});
