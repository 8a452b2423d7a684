// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { adoptStyleBlocks } from "./styleBlocks.client";

class Sheet {
  text = "";
  insertRule(this: OwnSheet, rule: string, index: number) {
    this.cssRules.splice(index, 0, rule);
  }
  replaceSync(text: string) {
    this.text = text;
  }
  get cssRules() {
    return this.text.match(/\w+ \{[^}]*\}/g)?.map((cssText) => ({ cssText })) ?? [];
  }
}

/** That of an element in the page. */
class OwnSheet {
  readonly cssRules: string[] = [];
  deleteRule = (index: number) => this.cssRules.splice(index, 1);
}

function newPage() {
  const page = document.implementation.createHTMLDocument();
  const sheets: Sheet[] = [];
  Object.defineProperty(page, "adoptedStyleSheets", { value: sheets });
  adoptStyleBlocks(page);
  return { page, sheets };
}

beforeEach(() => {
  vi.stubGlobal("CSSStyleSheet", Sheet);
});

test("the text of a style block becomes a sheet of the page, once, unless it is white space", () => {
  const { page, sheets } = newPage();
  page.createElement("style").textContent = "\n";
  for (const text of ["p { color: red }", "p { color: red }", ""]) {
    const style = page.createElement("style");
    style.textContent = text;
    page.body.append(style);
  }
  expect(sheets.map(({ text }) => text)).toEqual(["p { color: red }"]);
  expect(page.body.innerHTML).toBe("<style></style><style></style><style></style>");
});

test("text that is written as markup is no other", () => {
  const { page, sheets } = newPage();
  page.createElement("style").innerHTML = "p { color: red }";
  expect(sheets.map(({ text }) => text)).toEqual(["p { color: red }"]);
});

test("a block of prerendered markup takes text as one that is drawn", () => {
  const { page, sheets } = newPage();
  page.body.innerHTML = "<style></style>";
  const style = page.body.firstElementChild as HTMLStyleElement;
  const sheet = new OwnSheet();
  Object.defineProperty(style, "sheet", { value: sheet });
  style.innerHTML = "p { color: red }";
  expect([sheet.cssRules, sheets]).toEqual([["p { color: red }"], []]);
});

test("the text of a block in the page becomes rules of its own sheet, which go and come with it", () => {
  const { page, sheets } = newPage();
  const style = page.createElement("style");
  page.head.append(style);
  const sheet = new OwnSheet();
  Object.defineProperty(style, "sheet", { value: sheet });
  style.textContent = "p { color: red } b { color: blue }";
  expect(sheet.cssRules).toEqual(["p { color: red }", "b { color: blue }"]);
  style.textContent = "i { color: green }";
  expect(sheet.cssRules).toEqual(["i { color: green }"]);
  expect(sheets).toEqual([]);
  expect(page.head.innerHTML).toContain("<style></style>");
});

test("other elements are as ever", () => {
  const paragraph = newPage().page.createElement("p");
  paragraph.textContent = "Text";
  expect(paragraph.outerHTML).toBe("<p>Text</p>");
});
