// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { direction } from "./preferences.client";
import { setStageDirections } from "./stages.client";

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dir = "ltr";
  document.body.innerHTML = '<main dir="ltr"><p>Text</p><div data-stage="acorn"></div></main>';
});

const dirOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.dir;

test("a chosen direction is that of the page and of its stages, not of the text around them", () => {
  direction.set("rtl");
  expect(["html", "main", "[data-stage]"].map(dirOf)).toEqual(["rtl", "ltr", "rtl"]);
  direction.set("ltr");
  expect(dirOf("[data-stage]")).toBe("ltr");
});

test("stages that come later take the direction of the page", () => {
  document.documentElement.dir = "rtl";
  setStageDirections(document);
  expect(dirOf("[data-stage]")).toBe("rtl");
});
