// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Demo } from "../model/page.gen";
import { apart } from "../testing/demoFrame";
import type { Translate } from "../model/messages";
import { Toolbar } from "./Toolbar";
import { ToolsTemplate } from "./ToolsTemplate";
import { familyName, toolsTemplate } from "./readTools.client";

const t: Translate = (key) => key;

function draw(editAddress: string | null): DocumentFragment {
  document.body.innerHTML = renderToStaticMarkup(
    <ToolsTemplate t={t} families={{ oak: "Oak" }} editAddress={editAddress} />,
  );
  return toolsTemplate(document);
}

function demo(path: string, ...modules: string[]): Demo {
  const files = { ts: [], js: [], joined: apart };
  const variants = modules.map((module) => ({ styling: "css", module, ...files }));
  return { id: "", name: "Leaf", title: "Leaf", family: "oak", path, variants, dependencies: [] };
}

function sources(shown: Demo): string | undefined {
  const code = { now: "hidden", folded: "hidden" } as const;
  const toolbar = <Toolbar demo={shown} code={code} codeId="code" t={t} />;
  document.body.innerHTML = renderToStaticMarkup(toolbar);
  return document.querySelector<HTMLElement>("[data-sources]")?.dataset["sources"];
}

test("a page holds the menu of its demos once, with the names of their families", () => {
  const items = [...draw(null).querySelectorAll("[role=menuitem]")];
  expect(items.map((item) => item.textContent)).toContain("demo.menu.zip");
  expect(items.every((item) => item.getAttribute("tabindex") === "-1")).toBe(true);
  expect(familyName(document, "oak")).toBe("Oak");
});

test("the source can be edited where the site says so", () => {
  const address = "https://code.example/{path}";
  expect(draw(address).querySelector("[data-tool=edit]")?.getAttribute("href")).toBe(address);
  expect(draw(null).querySelector("[data-tool=edit]")).toBeNull();
});

test("a page without demos has nothing for their tools", () => {
  document.body.innerHTML = "";
  expect(toolsTemplate(document).childElementCount).toBe(0);
  expect(familyName(document, "oak")).toBe("oak");
});

test("a toolbar is one stop, and knows where its demo is written", () => {
  expect(sources(demo("pages/oak/Leaf.tsx", "oak/Leaf"))).toBe("pages/oak/Leaf.tsx");
  expect(document.querySelectorAll("[role=toolbar] [tabindex='0']")).toHaveLength(1);
  expect(document.querySelectorAll("[role=toolbar] button:not([tabindex])")).toHaveLength(0);
  const both = "pages/oak/Leaf/tailwind/index.tsx pages/oak/Leaf/css/index.tsx";
  expect(sources(demo("pages/oak/Leaf", "oak/Leaf/tailwind", "oak/Leaf/css"))).toBe(both);
});
