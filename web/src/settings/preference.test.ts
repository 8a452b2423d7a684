// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { createPreference, restorePreference } from "./preference.client";
import { codeStyling, codeStylingOptions, codeVariant } from "./preferences.client";
import { codeVariantOptions, singleKeys, singleKeysOptions } from "./preferences.client";
import { replaceDemoAddress } from "./demoAddress.client";

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
  for (const name of ["codeVariant", "codeStyling"])
    document.cookie = `${name}=; max-age=0; path=/`;
  for (const attribute of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(attribute);
  }
});

test("what nobody chose is not kept, also where the address asks for something else", () => {
  location.hash = "#css-Toolbar.js";
  restorePreference(singleKeysOptions);
  expect(singleKeys.get()).toBe("on");
  expect(localStorage.getItem("singleKeys")).toBeNull();
});

test("nothing chosen means the system option for the styling of code", () => {
  restorePreference(codeStylingOptions);
  expect(codeStyling.get()).toBe("system");
  expect(document.documentElement.dataset["codeStyling"]).toBe("system");
});

test("a choice is shown, kept and told to its subscribers, and no other is", () => {
  const told: string[] = [];
  singleKeys.subscribe((value) => told.push(value));
  codeVariant.set("js");
  expect(told).toEqual([]);
  singleKeys.set("off");
  expect(told).toEqual(["off"]);
  expect(localStorage.getItem("singleKeys")).toBe("off");
});

test("the styling of code is kept in a cookie and found again", () => {
  codeStyling.set("tailwind");
  expect(document.cookie).toContain("codeStyling=tailwind");
  document.documentElement.removeAttribute("data-code-styling");
  restorePreference(codeStylingOptions);
  expect(codeStyling.get()).toBe("tailwind");
});

test("an address comes before what was kept", () => {
  codeStyling.set("tailwind");
  location.hash = "#css-Toolbar.js";
  restorePreference(codeStylingOptions);
  restorePreference(codeVariantOptions);
  expect(codeStyling.get()).toBe("css");
  expect(codeVariant.get()).toBe("js");
});

test("a kept value that is unknown counts as none", () => {
  localStorage.setItem("singleKeys", "sideways");
  restorePreference(singleKeysOptions);
  expect(singleKeys.get()).toBe("on");
});

test("what an address brings is kept, as any other choice", () => {
  codeStyling.set("tailwind");
  location.hash = "#css-Toolbar.js";
  restorePreference(codeStylingOptions);
  restorePreference(codeVariantOptions);
  expect(document.cookie).toContain("codeStyling=css");
  expect(document.cookie).toContain("codeVariant=js");
});

test("an address that a reader comes back to overrides no choice made after it was applied", () => {
  location.hash = "#css-Toolbar.js";
  restorePreference(codeStylingOptions);
  replaceDemoAddress({});
  codeStyling.set("tailwind");
  document.documentElement.removeAttribute("data-code-styling");
  restorePreference(codeStylingOptions);
  expect(codeStyling.get()).toBe("tailwind");
});

test("an address that was applied is followed where nothing was kept", () => {
  location.hash = "#css-Toolbar.js";
  replaceDemoAddress({});
  restorePreference(codeStylingOptions);
  expect(codeStyling.get()).toBe("css");
});

test("an address without code leaves what was kept", () => {
  codeStyling.set("tailwind");
  location.hash = "#css-variables";
  restorePreference(codeStylingOptions);
  codeStyling.followAddress();
  expect(codeStyling.get()).toBe("tailwind");
});

test("an address that changes is followed and kept", () => {
  const told: string[] = [];
  codeVariant.subscribe((value) => told.push(value));
  location.hash = "#Toolbar.js";
  codeVariant.followAddress();
  expect(told).toEqual(["js"]);
  expect(document.cookie).toContain("codeVariant=js");
});

test("a value that only a new page can show is kept, and the page is loaded again", () => {
  const reload = vi.fn();
  const turn = createPreference({ ...singleKeysOptions, reload });
  turn.set("off");
  turn.set("on");
  expect(reload).toHaveBeenCalledOnce();
  expect(turn.get()).toBe("on");
});

test("where nothing can be kept it is shown as it can be", () => {
  const reload = vi.fn();
  const store = { read: () => null, write: () => undefined };
  const turn = createPreference({ ...singleKeysOptions, store, reload });
  turn.set("off");
  expect(reload).not.toHaveBeenCalled();
  expect(turn.get()).toBe("off");
});
