// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { colorScheme, colorSchemeOptions, followSystem } from "./colorScheme.client";
import { restorePreference } from "./preference.client";

const dark = "(prefers-color-scheme: dark)";
let media: readonly string[] = [];
let systemChanged: () => void = () => undefined;

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = ["light", "dark"]
    .map((scheme) => `<meta name="theme-color" data-theme-color="${scheme}">`)
    .join("");
  vi.stubGlobal("matchMedia", (query: string) => ({
    get matches() {
      return media.includes(query);
    },
    addEventListener: (_: string, listener: () => void) => (systemChanged = listener),
  }));
});

function shown(): string | undefined {
  return document.documentElement.dataset["colorScheme"];
}

test("by itself the page follows the system, also when that changes", () => {
  media = [dark];
  restorePreference(colorSchemeOptions);
  expect(shown()).toBe("dark");
  followSystem();
  media = [];
  systemChanged();
  expect(shown()).toBe("light");
});

test("a choice holds against the system", () => {
  media = [dark];
  colorScheme.set("light");
  systemChanged();
  expect(shown()).toBe("light");
  expect(colorScheme.get()).toBe("light");
});

test("paper is light, whatever was chosen", () => {
  colorScheme.set("dark");
  media = [dark, "print"];
  systemChanged();
  expect(shown()).toBe("light");
  media = [dark];
  systemChanged();
  expect(shown()).toBe("dark");
});

test("the page hears when the system changes and when it is printed, and of nothing else", () => {
  const heard: string[] = [];
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: false,
    addEventListener: (type: string) => heard.push(`${query} ${type}`),
  }));
  followSystem();
  expect(heard).toEqual([`${dark} change`, "print change"]);
});

test("the browser's own surfaces follow the choice", () => {
  colorScheme.set("dark");
  const metas = [...document.querySelectorAll<HTMLMetaElement>("meta")];
  expect(metas.map((meta) => meta.media)).toEqual(["not all", "all"]);
});
