// @vitest-environment jsdom
import { expect, test } from "vitest";
import { markParsing } from "./parsing.client";

test("a page is marked until all of it is parsed, whatever it still loads", () => {
  const page = document.implementation.createHTMLDocument();
  markParsing(page);
  expect(page.documentElement.dataset["parsing"]).toBe("");
  page.dispatchEvent(new Event("readystatechange"));
  expect(page.documentElement.dataset["parsing"]).toBeUndefined();
});
