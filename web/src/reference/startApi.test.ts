// @vitest-environment jsdom
import { createElement } from "react";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { apiDensity } from "../settings/preferences.client";
import { apiRow, apiTable, fillers } from "../testing/apiTable";
import { renderMarkup } from "../testing/markup";
import { t } from "../testing/shellModel";
import { ApiParts } from "./ApiParts";
import { ApiFilter } from "./ApiFilter";
import { startDensity, startReveal, startWhole } from "./startApi.client";

// Else this page hears, when it is gone, what the tests of other files choose.
afterAll(() => dispatchEvent(new Event("pagehide")));

test("a button sets rows closer, everywhere and for later", () => {
  const filter = createElement(ApiFilter, { blocks: [apiTable(...fillers)], t });
  document.body.innerHTML = renderMarkup(filter, filter);
  startDensity(document);
  const [first, second] = document.querySelectorAll<HTMLElement>("[data-density]");
  expect(first?.ariaPressed).toBe("false");
  first?.click();
  expect(second?.ariaPressed).toBe("true");
  expect(document.documentElement.dataset["apiDensity"]).toBe("compact");
  expect(localStorage.getItem("apiDensity")).toBe("compact");
  second?.click();
  expect(apiDensity.get()).toBe("comfortable");
});

const scrollIntoView = vi.fn();
Element.prototype.scrollIntoView = scrollIntoView;

beforeEach(() => {
  scrollIntoView.mockClear();
  location.hash = "";
  const rows = [apiRow({ name: "free", id: "free" })];
  const folded = [apiRow({ name: "a", id: "a", deprecated: "" })];
  const block = { type: "api-parts", kind: "classes", rows, folded } as const;
  document.body.innerHTML = renderMarkup(createElement(ApiParts, { block, t }));
});

function details(): HTMLDetailsElement | null {
  return document.querySelector("details");
}

test("a hash that cannot be decoded breaks nothing, and one that changes is followed", () => {
  location.hash = "#50%";
  expect(() => startReveal(document)).not.toThrow();
  location.hash = "#a";
  dispatchEvent(new Event("hashchange"));
  expect(details()?.open).toBe(true);
});

test("what holds the target is opened, and the target scrolled to", () => {
  location.hash = "#a";
  startReveal(document);
  expect(details()?.open).toBe(true);
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

test("what is open, or holds nothing, is left alone", () => {
  details()?.setAttribute("open", "");
  for (const hash of ["#a", "#free", "#gone", ""]) {
    location.hash = hash;
    startReveal(document);
  }
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test("rows are laid out before a link of the page leads among them", () => {
  const { dataset } = document.documentElement;
  document.body.innerHTML = '<i>Text</i><a href="#free"><b>Free</b></a>';
  const [text, link] = document.querySelectorAll<HTMLElement>("i, b");
  startWhole(document);
  text?.click();
  expect(dataset["whole"]).toBeUndefined();
  link?.click();
  expect(dataset["whole"]).toBe("");
});
