// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { codeVariant } from "../../settings/choices.client";
import { demoData } from "./data.client";
import { addressLinks, codeLink, demoLink } from "./links.client";
import { actions, focusStage } from "./actions.client";
import { shownFiles, shownForm } from "./shown.client";

// jsdom lays nothing out.
Element.prototype.checkVisibility = function (this: Element) {
  return this.closest("[hidden]") === null;
};

function panel(styling: string, source: string, hidden = ""): string {
  return `<div class="demo-panel" data-styling="${styling}" ${hidden}>
    <pre aria-label="Leaf.tsx"><code data-copy-source>${source}</code></pre>
    <pre aria-label="leaf.css"><code data-copy-source>.leaf {}</code></pre>
  </div>`;
}

beforeEach(() => {
  codeVariant.set("ts");
  history.replaceState(null, "", "/oak/leaf/?from=here#elsewhere");
  document.body.innerHTML = `
    <figure id="Leaf" data-demo="Leaf" data-stylings="system css" data-alone="/oak/leaf/demos/Leaf/"
      data-demo-data="/oak/leaf/demos/Leaf/demo.json">
      <div class="demo-stage"><button>Grow</button></div>
      <button data-sources="pages/oak/Leaf/system/index.tsx pages/oak/Leaf/css/index.tsx"></button>
      ${panel("system", "system", "hidden")}${panel("css", "one\ntwo\n\n")}
    </figure>`;
});

function demo(): HTMLElement {
  return document.getElementById("Leaf") as HTMLElement;
}

test("the files are those that show, as they show", () => {
  expect(shownFiles(demo())).toEqual([
    { name: "Leaf.tsx", source: "one\ntwo\n" },
    { name: "leaf.css", source: ".leaf {}\n" },
  ]);
  expect(shownForm(demo())).toEqual({ variant: "ts", styling: "css" });
});

/** Presses the button that copies files; returns what was copied, and what is said. */
async function pressCopy(demo: HTMLElement): Promise<readonly unknown[]> {
  const copied: string[] = [];
  const writeText = (text: string) => Promise.resolve(void copied.push(text));
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const words = `<i data-copying data-only="Copied" data-one="As one with {files}"
    data-all="Copied {count} files: {files}" data-denied="Denied"></i>`;
  demo.insertAdjacentHTML(
    "beforeend",
    `<template data-demo-tools>${words}</template>
    <span><button data-does="copy"></button><i data-note></i></span>`,
  );
  const button = demo.querySelector<HTMLElement>("[data-does]") as HTMLElement;
  await actions.copy?.({ demo, button, item: button, data: demoData(demo) });
  vi.unstubAllGlobals();
  return [...copied, demo.querySelector("[data-note]")?.textContent];
}

test("all files that a demo needs are copied, and the button says which", async () => {
  expect(await pressCopy(demo())).toEqual([
    "/* 1/2 Leaf.tsx */\n\none\ntwo\n\n/* 2/2 leaf.css */\n\n.leaf {}\n",
    "Copied 2 files: Leaf.tsx, leaf.css",
  ]);
});

test("files that fit into one are copied as one, and the button says which it contains", async () => {
  const [, sheet] = demo().querySelectorAll(".demo-panel:not([hidden]) > pre");
  sheet?.setAttribute("aria-label", "age.ts");
  expect((await pressCopy(demo()))[1]).toBe("As one with age.ts");
});

test("a link leads to the demo, or to its code as it shows", () => {
  expect(demoLink(demo())).toBe(`${location.origin}/oak/leaf/#Leaf`);
  codeVariant.set("js");
  const form = shownForm(demo());
  expect(codeLink(demo(), form)).toBe(`${location.origin}/oak/leaf/#css-Leaf.js`);
  demo().dataset["stylings"] = "css";
  expect(codeLink(demo(), form)).toBe(`${location.origin}/oak/leaf/#Leaf.js`);
});

test("links of the menu lead to the demo alone and to the source that shows", () => {
  const menu = document.createElement("div");
  menu.innerHTML = `<a data-tool="alone" href=""></a><a data-tool="edit" href="/edit/{path}"></a>`;
  addressLinks(menu, demo(), document.querySelector("[data-sources]") as HTMLElement);
  const hrefs = [...menu.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(["/oak/leaf/demos/Leaf/", "/edit/pages/oak/Leaf/css/index.tsx"]);
});

test("the focus is put before the first control, and leaves no trace", () => {
  focusStage(demo());
  const stage = document.querySelector(".demo-stage");
  expect(document.activeElement).toBe(stage);
  document.querySelector<HTMLElement>(".demo-stage button")?.focus();
  expect(stage?.hasAttribute("tabindex")).toBe(false);
});

test("data is fetched again after a failure, and not after a success", async () => {
  const answers = [new Response("", { status: 503 }), Response.json({ name: "Leaf" })];
  const fetch = vi.fn(() => Promise.resolve(answers.shift() as Response));
  vi.stubGlobal("fetch", fetch);
  const data = demoData(demo());
  const path = "/oak/leaf/demos/Leaf/demo.json";
  await expect(data()).rejects.toThrow(`${path} could not be loaded: 503`);
  expect(await data()).toEqual({ name: "Leaf" });
  expect(await data()).toEqual({ name: "Leaf" });
  expect(fetch.mock.calls).toEqual([[path], [path]]);
  vi.unstubAllGlobals();
});
