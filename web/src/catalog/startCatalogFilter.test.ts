// @vitest-environment jsdom
import { createElement } from "react";
import { beforeEach, expect, test } from "vitest";
import type { CatalogBlock, CatalogFilterBlock } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { Prose } from "../reading/blocks/Blocks";
import { renderMarkup } from "../testing/markup";
import { showNavigation } from "../testing/navigation";
import { heading } from "../testing/page";
import { navNode } from "../testing/shellModel";
import { Catalog } from "./Catalog";
import { CatalogFilter } from "./CatalogFilter";
import { startCatalogFilter } from "./startCatalogFilter.client";

const t: Translate = (key, values = {}) =>
  key === "catalog.filter.count" ? `${values["shown"] ?? ""} of ${values["total"] ?? ""}` : key;

function catalog(name: string, ...names: readonly string[]): CatalogBlock {
  const rest = { line: `A ${name}`, specimen: "", screen: "" };
  const cards = names.map((one) => ({ name: one, href: `/${one}/`, ...rest }));
  const groups = [{ name, cards }];
  return { type: "catalog", group: name, small: false, family: "acorn", groups };
}

const trees = catalog("tree", "Oak", "Silver Birch");
const herbs = catalog("herb", "Mint");
const block: CatalogFilterBlock = { type: "catalog-filter", groups: ["tree", "herb"], count: 3 };

function open(typed = ""): void {
  const cards = (one: CatalogBlock) => createElement(Catalog, { block: one, picture: () => null });
  const text = (html: string) => createElement(Prose, { block: { type: "prose", html } });
  const group = navNode({ pathname: "/acorn/", children: [navNode({ pathname: "/acorn/leaf/" })] });
  showNavigation({ items: [group], route: "/" });
  const article = renderMarkup(
    createElement(CatalogFilter, { block, t }),
    ...[heading("trees"), text("before"), cards(trees), text("after")],
    ...[heading("herbs"), cards(herbs)],
  );
  document.body.insertAdjacentHTML("beforeend", article);
  field().value = typed;
  const element = document.querySelector<HTMLElement>("[data-catalog-filter]");
  if (element === null) throw new Error("There is no filter.");
  startCatalogFilter(element);
}

function field(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>("input[type=search]");
  if (input === null) throw new Error("There is no field.");
  return input;
}

function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event("input", { bubbles: true }));
}

function press(key: string): void {
  field().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

function shown(): readonly string[] {
  const all = [...document.querySelectorAll<HTMLElement>(".s-catalog-card, h2")];
  const seen = all.filter((one) => one.closest("[hidden]") === null);
  return seen.map((one) => one.id || one.querySelector("a")?.textContent || "");
}

function status(): string {
  return document.querySelector("[role=status]")?.textContent ?? "";
}

beforeEach(() => open());

test("what is typed leaves cards that have it, and hides groups with their headings", () => {
  type("birch");
  expect(shown()).toEqual(["trees", "Silver Birch"]);
  expect(status()).toBe("1 of 3");
});

test("the text of a section is hidden with it, and the navigation never", () => {
  type("mint");
  const seen = (of: string) =>
    [...document.querySelectorAll<HTMLElement>(of)].filter((one) => !one.hidden).length;
  expect([seen(".s-prose"), seen("details")]).toEqual([0, 1]);
  type("oak");
  expect(seen(".s-prose")).toBe(2);
});

test("a group that is picked is the only one", () => {
  document.querySelector<HTMLInputElement>("input[value=herb]")?.click();
  expect(shown()).toEqual(["herbs", "Mint"]);
});

test("where nothing is left, the reader is told what to do", () => {
  const none = document.querySelector<HTMLElement>(".s-catalog-none");
  expect(none?.hidden).toBe(true);
  type("fern");
  expect(shown()).toEqual([]);
  expect(none?.hidden).toBe(false);
});

test("Escape brings everything back", () => {
  type("mint");
  press("Escape");
  expect(shown()).toEqual(["trees", "Oak", "Silver Birch", "herbs", "Mint"]);
  expect(status()).toBe("");
});

test("the arrow down leads to the first card that is left", () => {
  type("mint");
  press("ArrowDown");
  expect(document.activeElement?.textContent).toBe("Mint");
});

test("what was typed before the script had come counts", () => {
  open("oak");
  expect(shown()).toEqual(["trees", "Oak"]);
});
