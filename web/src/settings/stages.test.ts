// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { restorePreference } from "./preference.client";
import { directionOptions, setStageDirections } from "./preferences.client";

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dir = "ltr";
  document.body.innerHTML = '<main dir="ltr"><p>Text</p><div data-stage="acorn"></div></main>';
});

const dirOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.dir;

test("the chosen direction is that of the page and of its stages, not of the text around them", () => {
  localStorage.setItem("direction", "rtl");
  restorePreference(directionOptions);
  expect(["html", "main", "[data-stage]"].map(dirOf)).toEqual(["rtl", "ltr", "rtl"]);
});

test("stages that come later take the direction of the page", () => {
  document.documentElement.dir = "rtl";
  setStageDirections(document);
  expect(dirOf("[data-stage]")).toBe("rtl");
});
