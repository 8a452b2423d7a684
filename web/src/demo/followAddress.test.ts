// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { codeStyling, codeStylingOptions } from "../settings/preferences.client";
import { codeVariant, codeVariantOptions } from "../settings/preferences.client";
import { renderDemos, shownDemo } from "../testing/demoFrame";
import { restorePreference } from "../settings/preference.client";
import { followAddress, openAddressed, settleAddress } from "./followAddress.client";
import { setCode } from "./folding.client";

const jump = vi.fn();
Element.prototype.scrollIntoView = jump;
followAddress(document);

beforeEach(() => {
  jump.mockReset();
  history.pushState(null, "", location.pathname);
  codeVariant.set("ts");
  codeStyling.set("system");
  document.body.innerHTML = renderDemos(shownDemo({ name: "Toolbar" }));
  setCode(demo(), false);
});

function demo(): HTMLElement {
  return document.getElementById("Toolbar") as HTMLElement;
}

/** What the demo shows: of its code, of its button, and of the whole site. */
function shown(): (string | null | undefined)[] {
  const expanded = demo().querySelector("[data-fold]")?.getAttribute("aria-expanded");
  return [demo().dataset["code"], expanded, codeVariant.get(), codeStyling.get()];
}

function goTo(hash: string): void {
  location.hash = hash;
  dispatchEvent(new HashChangeEvent("hashchange"));
}

test("the demo that an address means is open as it is parsed, and is what it leads to", () => {
  location.hash = "#css-Toolbar.js";
  openAddressed(demo());
  expect(shown().slice(0, 2)).toEqual(["expanded", "true"]);
  expect(document.getElementById("css-Toolbar.js")?.parentElement).toBe(demo());
});

test("a demo that an address does not mean stays as it is", () => {
  location.hash = "#Slider.js";
  openAddressed(demo());
  expect(shown()[0]).toBe("hidden");
});

test("an address that changes opens its demo, in its form, and jumps there", () => {
  goTo("#tailwind-Toolbar.js");
  expect(shown()).toEqual(["expanded", "true", "js", "tailwind"]);
  expect(jump.mock.contexts).toEqual([demo()]);
});

test.each([
  ["#Missing", "ts", "system"],
  ["#Toolbar", "ts", "system"],
  ["#%E0%A4%A", "ts", "system"],
  ["#a b", "ts", "system"],
  ["#css-Slider.js", "js", "css"],
])("the address %s opens nothing, and chooses %s of %s", (hash, variant, styling) => {
  goTo(hash);
  expect(shown()).toEqual(["hidden", "false", variant, styling]);
  expect(jump).not.toHaveBeenCalled();
});

/** Arrives at an address as the script before the first paint and the one after it see it. */
function arriveAt(hash: string, state: object | null = null): void {
  history.pushState(state, "", hash);
  load();
}

/** Goes back to an entry of the history. */
function goBackTo(hash: string, state: unknown): void {
  history.pushState(state, "", hash);
  dispatchEvent(new HashChangeEvent("hashchange"));
}

function load(): void {
  restorePreference(codeVariantOptions);
  restorePreference(codeStylingOptions);
  openAddressed(demo());
  settleAddress();
}

test("section 4: a choice made after arriving by an address is the address's, and is reloaded", () => {
  arriveAt("#css-Toolbar.js");
  codeVariant.set("ts");
  codeStyling.set("tailwind");
  expect(location.hash).toBe("#tailwind-Toolbar.tsx");
  expect(document.getElementById("tailwind-Toolbar.tsx")?.localName).toBe("figcaption");
  load();
  expect(shown().slice(2)).toEqual(["ts", "tailwind"]);
});

test("the address follows what another tab chose", () => {
  arriveAt("#css-Toolbar.js");
  document.cookie = "codeStyling=tailwind; path=/";
  codeStyling.sync();
  expect(location.hash).toBe("#tailwind-Toolbar.js");
});

test("a reader who comes back to an address finds what was chosen since", () => {
  arriveAt("#css-Toolbar.js");
  document.cookie = "codeVariant=ts; path=/";
  load();
  expect(shown().slice(2)).toEqual(["ts", "css"]);
  expect(location.hash).toBe("#css-Toolbar.tsx");
});

test("an entry of the history that was applied overrides nothing when it is gone back to", () => {
  arriveAt("#css-Toolbar.js");
  const state = history.state as unknown;
  goTo("#elsewhere");
  codeVariant.set("ts");
  goBackTo("#css-Toolbar.js", state);
  expect(shown().slice(2)).toEqual(["ts", "css"]);
  expect(location.hash).toBe("#css-Toolbar.tsx");
});

test("section 4: the way back between two addresses of code shows the form of the first again", () => {
  arriveAt("#css-Toolbar.js");
  goTo("#system-Toolbar.tsx");
  goBackTo("#css-Toolbar.js", history.state);
  expect(shown().slice(2)).toEqual(["js", "css"]);
  expect(location.hash).toBe("#css-Toolbar.js");
});

test("an address that names no styling gets one when it is chosen, and keeps what else it holds", () => {
  arriveAt("#Toolbar.js", { search: true });
  codeVariant.set("ts");
  expect(location.hash).toBe("#Toolbar.tsx");
  expect(history.state).toMatchObject({ search: true });
  codeStyling.set("css");
  expect(location.hash).toBe("#css-Toolbar.tsx");
});

test("section 4: an address without a dot chooses, and follows later choices in its own spelling", () => {
  arriveAt("#css-introjs");
  expect(shown()).toEqual(["hidden", "false", "js", "css"]);
  codeStyling.set("tailwind");
  codeVariant.set("ts");
  expect(location.hash).toBe("#tailwind-introtsx");
});

test("an address that means no code stays as it is", () => {
  arriveAt("#elsewhere");
  codeVariant.set("js");
  expect([location.hash, history.state]).toEqual(["#elsewhere", null]);
});
