// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { colorScheme, followSystem } from "./colorScheme";

let dark = false;
let systemChanged: () => void = () => undefined;

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = ["light", "dark"]
    .map((scheme) => `<meta name="theme-color" data-theme-color="${scheme}">`)
    .join("");
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return dark;
    },
    addEventListener: (_: string, listener: () => void) => {
      systemChanged = listener;
    },
  }));
});

function shown(): string | undefined {
  return document.documentElement.dataset["colorScheme"];
}

test("by itself the page follows the system, also when that changes", () => {
  dark = true;
  colorScheme.restore();
  expect(shown()).toBe("dark");
  followSystem();
  dark = false;
  systemChanged();
  expect(shown()).toBe("light");
});

test("a choice holds against the system", () => {
  dark = true;
  colorScheme.set("light");
  systemChanged();
  expect(shown()).toBe("light");
  expect(colorScheme.get()).toBe("light");
});

test("the browser's own surfaces follow the choice", () => {
  colorScheme.set("dark");
  const metas = [...document.querySelectorAll<HTMLMetaElement>("meta")];
  expect(metas.map((meta) => meta.media)).toEqual(["not all", "all"]);
});
