// @vitest-environment jsdom
import { expect, test } from "vitest";
import { markArrival } from "./arrival.client";

test("a page is marked until all of it is parsed, whatever it still loads", () => {
  const page = document.implementation.createHTMLDocument();
  markArrival(page);
  expect(page.documentElement.dataset["arriving"]).toBe("");
  page.dispatchEvent(new Event("readystatechange"));
  expect(page.documentElement.dataset["arriving"]).toBeUndefined();
});
