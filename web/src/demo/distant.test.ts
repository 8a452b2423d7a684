// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { bring } from "../ui/distant.client";
import { restoreDemos } from "./distant.client";

restoreDemos(document);

const inside = `<div data-stage>Oak</div><button data-fold aria-expanded="false"></button>
  <div class="demo-code">
    <div class="demo-panel" data-variant="ts" data-styling="system" data-first>
      <s-packed data-packed><pre>ts</pre></s-packed></div>
    <div class="demo-panel" data-variant="js" data-styling="system" data-first>
      <s-packed data-packed><pre>js</pre></s-packed></div>
  </div>`;

function packedDemo(code = "preview"): HTMLElement {
  document.body.innerHTML = `<figure id="Oak" data-demo="Oak" data-far data-code="${code}"></figure>`;
  const demo = document.body.firstElementChild as HTMLElement;
  const bundle = document.createElement("noscript");
  bundle.dataset["packed"] = "";
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

test("a demo is unpacked without its code where none shows", () => {
  const demo = packedDemo();
  bring(demo);
  expect(demo.querySelector("[data-stage]")?.textContent).toBe("Oak");
  expect(shownCode()).toEqual([]);
});

test("it is as if it had been parsed so: in the direction and the language that were chosen", () => {
  document.documentElement.dir = "rtl";
  document.documentElement.dataset["codeVariant"] = "js";
  const demo = packedDemo();
  bring(demo);
  expect(demo.querySelector<HTMLElement>("[data-stage]")?.dir).toBe("rtl");
  expect(shownCode()).toEqual(["js"]);
});

test("one whose code was opened before comes open", () => {
  const demo = packedDemo("expanded");
  bring(demo);
  expect(demo.querySelector("[data-fold]")?.getAttribute("aria-expanded")).toBe("true");
  expect(shownCode()).toEqual(["ts"]);
});
