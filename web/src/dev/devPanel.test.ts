// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import type { Problem } from "./events";
import { createPanel } from "./devPanel.client";

const reasons = { why: "it is needed", fix: "write one" };
const one: Problem = { place: "pages/a.md:3", what: 'no <script>alert("x")</script>', ...reasons };
const other: Problem = { place: null, what: "no browser", why: "", fix: "" };

beforeEach(() => document.body.replaceChildren());

function shown(): ShadowRoot | null {
  return document.querySelector("[data-dev-overlay]")?.shadowRoot ?? null;
}

function texts(selector: string): string[] {
  return [...(shown()?.querySelectorAll(selector) ?? [])].map((found) => found.textContent);
}

test("every problem is shown with its place, its reason and its cure", () => {
  createPanel(document).show([one, other]);
  expect(texts("h2")).toEqual(["2 problems"]);
  expect(texts("code")).toEqual([one.place]);
  expect(texts("strong")).toEqual([one.what, other.what]);
  expect(texts("p")).toEqual(["Why: it is needed", "Fix: write one"]);
});

test("a problem is announced, as text, others take its place, and the panel goes with the last", () => {
  const panel = createPanel(document);
  panel.show([one]);
  expect(shown()?.querySelector("[role=alert] h2")?.textContent).toBe("1 problem");
  expect(shown()?.querySelector("script")).toBeNull();
  panel.show([other]);
  expect(texts("strong")).toEqual([other.what]);
  expect(document.querySelectorAll("[data-dev-overlay]")).toHaveLength(1);
  panel.show([]);
  expect(shown()).toBeNull();
});

test("it can be put away, and comes back with the next problem", () => {
  const panel = createPanel(document);
  panel.show([one]);
  shown()?.querySelector("button")?.click();
  expect(shown()).toBeNull();
  panel.show([one]);
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(shown()).toBeNull();
  panel.show([one]);
  expect(shown()).not.toBeNull();
});
