// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { layOutWhole, whileParsing } from "./parsing.client";

const root = document.documentElement;

function arrive(type: NavigationTimingType, hash = ""): boolean {
  location.hash = hash;
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type }] });
  layOutWhole(document);
  return root.dataset["whole"] === "";
}

beforeEach(() => {
  delete root.dataset["whole"];
});

test.each([
  ["navigate", "", false],
  ["navigate", "#row", true],
  ["reload", "", true],
  ["back_forward", "", true],
] as const)("a page that begins below its top is laid out whole (%s %s: %s)", (type, hash, whole) =>
  expect(arrive(type, hash)).toBe(whole),
);

/** Looks in both stages for what no page has. */
const none = { selector: "[data-none]", begun: () => undefined, whole: () => undefined };

function parsing(state: DocumentReadyState): void {
  Object.defineProperty(document, "readyState", { configurable: true, value: state });
}

function endParsing(): void {
  parsing("interactive");
  document.dispatchEvent(new Event("DOMContentLoaded"));
}

test("an element is put right once, as soon as it is parsed whole", async () => {
  parsing("loading");
  const seen: string[] = [];
  const note = (element: HTMLElement) => seen.push(element.dataset["nav"] ?? "");
  whileParsing(document, [{ selector: "[data-nav]", whole: note }, none]);
  document.body.innerHTML = '<nav><div data-nav="tree"></div></nav>';
  await Promise.resolve();
  expect(seen).toEqual([]);
  document.body.append(document.createElement("main"));
  await Promise.resolve();
  expect(seen).toEqual(["tree"]);
  endParsing();
  expect(seen).toEqual(["tree"]);
});

test("what stands last is put right when the page is parsed", () => {
  parsing("loading");
  document.body.innerHTML = '<fieldset data-tabs="manager"></fieldset>';
  const seen: string[] = [];
  const whole = (element: HTMLElement) => seen.push(element.tagName);
  whileParsing(document, [{ selector: "[data-tabs]", whole }, none]);
  endParsing();
  expect(seen).toEqual(["FIELDSET"]);
});

test("an element can be put right before anything in it is parsed", async () => {
  parsing("loading");
  const seen: number[] = [];
  const begun = (element: HTMLElement) => seen.push(element.childElementCount);
  whileParsing(document, [{ selector: "figure", begun }, none]);
  document.body.innerHTML = "<figure></figure>";
  await Promise.resolve();
  document.querySelector("figure")?.append(document.createElement("figcaption"));
  await Promise.resolve();
  expect(seen).toEqual([0]);
  endParsing();
  expect(seen).toEqual([0]);
});

test("an element that several selectors find is put right by each", () => {
  parsing("complete");
  document.body.innerHTML = '<figure data-demo="Leaf"></figure>';
  const seen: string[] = [];
  whileParsing(document, [
    { selector: "figure", begun: () => seen.push("figure") },
    { selector: "[data-demo]", begun: () => seen.push("demo") },
    { selector: "figcaption", begun: () => seen.push("caption") },
    none,
  ]);
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(seen).toEqual(["figure", "demo"]);
});

test("in a page that is parsed already all is put right at once", () => {
  parsing("interactive");
  document.body.innerHTML = '<nav data-nav="tree"></nav><figure></figure>';
  const seen: string[] = [];
  const note = (element: HTMLElement) => seen.push(element.tagName);
  whileParsing(document, [
    { selector: "[data-nav]", whole: note },
    { selector: "figure", begun: note },
  ]);
  expect(seen).toEqual(["FIGURE", "NAV"]);
});
