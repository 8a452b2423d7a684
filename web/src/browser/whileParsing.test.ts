// @vitest-environment jsdom
import { expect, test } from "vitest";
import { whileParsing } from "./whileParsing.client";

/** What no page has. */
const none = { "[data-none]": () => undefined };

function parsing(state: DocumentReadyState): void {
  Object.defineProperty(document, "readyState", { configurable: true, value: state });
}

test("an element is put right once, as soon as it is parsed whole", async () => {
  parsing("loading");
  const seen: string[] = [];
  const note = (element: HTMLElement) => seen.push(element.dataset["nav"] ?? "");
  whileParsing({ begun: none, whole: { "[data-nav]": note } });
  document.body.innerHTML = '<nav><div data-nav="tree"></div></nav>';
  await Promise.resolve();
  expect(seen).toEqual([]);
  document.body.append(document.createElement("main"));
  await Promise.resolve();
  expect(seen).toEqual(["tree"]);
  parsing("interactive");
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(seen).toEqual(["tree"]);
});

test("what stands last is put right when the page is parsed", () => {
  parsing("loading");
  document.body.innerHTML = '<fieldset data-tabs="manager"></fieldset>';
  const seen: string[] = [];
  whileParsing({ begun: none, whole: { "[data-tabs]": (element) => seen.push(element.tagName) } });
  parsing("interactive");
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(seen).toEqual(["FIELDSET"]);
});

test("an element can be put right before anything in it is parsed", async () => {
  parsing("loading");
  const seen: number[] = [];
  whileParsing({
    begun: { figure: (element) => seen.push(element.childElementCount) },
    whole: none,
  });
  document.body.innerHTML = "<figure></figure>";
  await Promise.resolve();
  document.querySelector("figure")?.append(document.createElement("figcaption"));
  await Promise.resolve();
  expect(seen).toEqual([0]);
  parsing("interactive");
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(seen).toEqual([0]);
});

test("an element that several selectors find is put right by each", () => {
  parsing("complete");
  document.body.innerHTML = '<figure data-demo="Leaf"></figure>';
  const seen: string[] = [];
  whileParsing({
    begun: {
      figure: () => seen.push("figure"),
      "[data-demo]": () => seen.push("demo"),
      figcaption: () => seen.push("caption"),
    },
    whole: none,
  });
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(seen).toEqual(["figure", "demo"]);
});

test("in a page that is parsed already all is put right at once", () => {
  parsing("interactive");
  document.body.innerHTML = '<nav data-nav="tree"></nav><figure></figure>';
  const seen: string[] = [];
  const note = (element: HTMLElement) => seen.push(element.tagName);
  whileParsing({ begun: { figure: note }, whole: { "[data-nav]": note } });
  expect(seen).toEqual(["FIGURE", "NAV"]);
});
