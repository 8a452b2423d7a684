// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { renderDemos, shownDemo } from "../testing/demoFrame";
import { t } from "../testing/shellModel";
import { startToolbarKeys } from "./toolbarKeys.client";

startToolbarKeys(document);

beforeEach(() => {
  document.documentElement.dir = "ltr";
  document.body.innerHTML = `${renderDemos(shownDemo())}<button>Elsewhere</button>`;
  const note = document.querySelector("[role=toolbar] [data-note]");
  note?.append(Object.assign(document.createElement("button"), { textContent: "Retry" }));
});

const fold = t("demo.code.expand") + t("demo.code.collapse");
const more = t("demo.menu");

function button(text: string): HTMLButtonElement {
  const found = [...document.querySelectorAll("button")].find((one) => one.textContent === text);
  if (found === undefined) throw new Error(`There is no button ${text}.`);
  return found;
}

/** What has the focus after a key was pressed on a button. */
function after(key: string, from: string, options: KeyboardEventInit = {}): string | null {
  button(from).focus();
  button(from).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...options }));
  return document.activeElement?.textContent ?? null;
}

test("arrows, mirrored where text runs from right to left, Home and End move in a toolbar", () => {
  expect(after("ArrowRight", "JS")).toBe(fold);
  expect(after("ArrowRight", "Copy")).toBe(more);
  expect(after("ArrowRight", more)).toBe("TS");
  expect(after("End", "TS")).toBe(more);
  expect(after("Home", "Copy")).toBe("TS");
  document.documentElement.dir = "rtl";
  expect(after("ArrowLeft", "TS")).toBe("JS");
});

test("the button used last is the toolbar's stop for the tab key", () => {
  after("ArrowRight", "TS");
  const stops = ["TS", "JS", fold, "Copy", more].map((text) => button(text).tabIndex);
  expect(stops).toEqual([-1, 0, -1, -1, -1]);
});

test("keys with a modifier, other buttons and those of a note are left alone", () => {
  expect(after("ArrowRight", "TS", { altKey: true })).toBe("TS");
  expect(after("ArrowRight", "Elsewhere")).toBe("Elsewhere");
  expect(after("ArrowRight", "Retry")).toBe("Retry");
  expect(button("Retry").tabIndex).toBe(0);
});
