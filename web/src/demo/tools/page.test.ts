// @vitest-environment jsdom
import { createElement } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { DemoVariant } from "../../model/page.gen";
import { codeVariant } from "../../settings/preferences.client";
import { apart, codeFile, renderDemos, shownDemo } from "../../testing/demoFrame";
import { renderMarkup } from "../../testing/markup";
import { t } from "../../testing/shellModel";
import { noteOf } from "../../ui/announce.client";
import { ToolsTemplate } from "../ToolsTemplate";
import { demoData } from "./toolsMenu.client";
import { addressLinks, codeLink, demoLink } from "./demoLinks.client";
import { actions, focusStage } from "./actions.client";
import { shownFiles, shownForm } from "./shown.client";

// jsdom lays nothing out.
Element.prototype.checkVisibility = function (this: Element) {
  return this.closest("[hidden]") === null;
};

const variants = (["system", "css"] as const).map((styling) => {
  const source = styling === "css" ? "one\ntwo\n\n" : styling;
  const files = [codeFile("Leaf.tsx", source), codeFile("leaf.css", ".leaf {}")];
  return { styling, module: `oak/Leaf/${styling}`, ts: files, js: files, joined: apart };
});

function show(shown: readonly DemoVariant[]): void {
  document.body.innerHTML = renderDemos(shownDemo({ path: "pages/oak/Leaf", variants: shown }));
  // As styles do where that of CSS was chosen.
  demo().querySelector(".demo-panel[data-styling=system]")?.setAttribute("hidden", "");
}

beforeEach(() => {
  codeVariant.set("ts");
  history.replaceState(null, "", "/oak/leaf/?from=here#elsewhere");
  show(variants);
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

const two = "Copied 2 files: Leaf.tsx, leaf.css";

/** Presses the button that copies files; returns what was copied, and what is said. */
async function pressCopy(demo: HTMLElement): Promise<readonly unknown[]> {
  const copied: string[] = [];
  const writeText = (text: string) => Promise.resolve(void copied.push(text));
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const button = demo.querySelector<HTMLElement>("[data-does=copy]") as HTMLElement;
  await actions.copy?.({ demo, button, item: button, data: demoData(demo) });
  vi.unstubAllGlobals();
  return [...copied, noteOf(button)?.textContent];
}

test("all files that a demo needs are copied, and the button says which", async () => {
  const files = "/* 1/2 Leaf.tsx */\n\none\ntwo\n\n/* 2/2 leaf.css */\n\n.leaf {}\n";
  expect(await pressCopy(demo())).toEqual([files, two]);
});

const ts = ["// leaf\n", [0, 4, 7] as const, "\n"];
const joined = variants.map((variant) => ({ ...variant, joined: { ts, js: null } }));

test("files that fit into one are copied as one, and the button says which it contains", async () => {
  show(joined);
  const said = t("demo.copied.one", { files: "leaf.css" });
  expect(await pressCopy(demo())).toEqual(["// leaf\ntwo\n", said]);
});

test("files that a reader has edited are copied one after the other", async () => {
  show(joined);
  demo().querySelector(".demo-panel:not([hidden])")?.setAttribute("data-edited", "");
  const [copied, said] = await pressCopy(demo());
  expect(copied).toContain("/* 1/2 Leaf.tsx */");
  expect(said).toBe(two);
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
  const editAddress = "/edit/{path}";
  const menu = document.createElement("div");
  menu.innerHTML = renderMarkup(createElement(ToolsTemplate, { t, families: {}, editAddress }));
  menu.replaceChildren(menu.querySelector("template")?.content ?? "");
  addressLinks(menu, demo(), document.querySelector("[data-sources]") as HTMLElement);
  const hrefs = [...menu.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(["/oak/leaf/demos/Leaf/", "/edit/pages/oak/Leaf/css/index.tsx"]);
});

test("the focus is put before the first control, and leaves no trace", () => {
  focusStage(demo());
  const stage = document.querySelector(".demo-stage");
  stage?.append(document.createElement("button"));
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
