// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { greet, type LoadTheme } from "./consoleBanner.client";

// Specification, section 1: a one-time banner in the developer console.

const banner = { title: "Forest", tip: "Type await theme.", themeless: ["moss"] };
const load: LoadTheme = (family) =>
  Promise.resolve({ themeOf: (direction) => ({ family, direction }) });

function page(family?: string): Document {
  document.documentElement.dir = "ltr";
  delete document.documentElement.dataset["family"];
  if (family !== undefined) document.documentElement.dataset["family"] = family;
  return document;
}

const theme = () => (globalThis as { theme?: unknown }).theme;

const info = vi.spyOn(console, "info");

beforeEach(() => {
  info.mockReset();
  sessionStorage.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
  delete (globalThis as { theme?: unknown }).theme;
});

test("a visit is greeted and told of its theme; later pages say nothing, and have theirs", async () => {
  greet(page("oak"), banner, load);
  greet(page(), banner, load);
  greet(page("oak"), banner, load);
  expect(info.mock.calls).toEqual([["%cForest", "font-size: 2em", "\nType await theme."]]);
  expect(await theme()).toEqual({ family: "oak", direction: "ltr" });
});

test("the tip comes with the first page of a visit that has a theme", () => {
  greet(page(), banner, load);
  greet(page("moss"), banner, load);
  expect(info.mock.calls).toEqual([["%cForest", "font-size: 2em", ""]]);
  greet(page("oak"), banner, load);
  greet(page("oak"), banner, load);
  expect(info.mock.calls.slice(1)).toEqual([["Type await theme."]]);
});

test("where nothing can be kept every page greets", () => {
  const refuse = () => {
    throw new DOMException("no", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse });
  greet(page("oak"), banner, load);
  greet(page("oak"), banner, load);
  expect(info).toHaveBeenCalledTimes(2);
});

test("the theme comes when it is asked for, in the direction of the page", async () => {
  const asked = vi.fn(load);
  greet(page("oak"), banner, asked);
  expect(asked).not.toHaveBeenCalled();
  expect(await theme()).toEqual({ family: "oak", direction: "ltr" });
  document.documentElement.dir = "rtl";
  expect(theme()).toEqual({ family: "oak", direction: "rtl" });
  expect(asked).toHaveBeenCalledOnce();
});

test.each([undefined, "moss"])("a page without a theme promises none (%s)", (family) => {
  greet(page(family), banner, load);
  expect(info.mock.lastCall?.join("")).not.toContain("theme");
  expect("theme" in globalThis).toBe(false);
});

test("a site that is being written stays silent", () => {
  document.body.innerHTML = '<script type="module" data-dev-state="a"></script>';
  greet(page("oak"), banner, load);
  expect(info).not.toHaveBeenCalled();
  expect("theme" in globalThis).toBe(false);
});
