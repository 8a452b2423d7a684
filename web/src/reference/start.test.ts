// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { apiDensity } from "../settings/choices.client";
import { startDensity, startReveal } from "./start.client";

test("a button sets rows closer, everywhere and for later", () => {
  document.body.innerHTML = '<button data-density=""></button>'.repeat(2);
  startDensity(document);
  const [first, second] = document.querySelectorAll("button");
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
  document.body.innerHTML = `<p id="free"></p><details><summary>Old</summary><p id="a"></p></details>`;
});

function details(): HTMLDetailsElement | null {
  return document.querySelector("details");
}

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

test("an address that changes is followed", () => {
  startReveal(document);
  location.hash = "#a";
  dispatchEvent(new Event("hashchange"));
  expect(details()?.open).toBe(true);
});
