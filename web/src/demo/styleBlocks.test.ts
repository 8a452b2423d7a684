// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { adoptStyleBlocks } from "./styleBlocks.client";

class Sheet {
  text = "";
  replaceSync(text: string) {
    this.text = text;
  }
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

test("the text of a style block becomes a sheet of the page, once", () => {
  const { page, sheets } = newPage();
  for (const text of ["p { color: red }", "p { color: red }", ""]) {
    const style = page.createElement("style");
    style.textContent = text;
    page.body.append(style);
  }
  expect(sheets.map(({ text }) => text)).toEqual(["p { color: red }"]);
  expect(page.body.innerHTML).toBe("<style></style><style></style><style></style>");
});

test("other elements are as ever", () => {
  const paragraph = newPage().page.createElement("p");
  paragraph.textContent = "Text";
  expect(paragraph.outerHTML).toBe("<p>Text</p>");
});
