// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import {
  beforeChangeEvent,
  type BeforePreferenceChange,
  restorePreference,
} from "./preference.client";
import {
  codeStyling,
  codeStylingOptions,
  codeVariant,
  codeVariantOptions,
  direction,
  directionOptions,
} from "./preferences.client";
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

test("nothing chosen means the first value", () => {
  restorePreference(directionOptions);
  expect(direction.get()).toBe("ltr");
  expect(document.documentElement.dir).toBe("ltr");
});

test("what nobody chose is not kept, also where the address asks for something else", () => {
  location.hash = "#css-Toolbar.js";
  restorePreference(directionOptions);
  expect(direction.get()).toBe("ltr");
  expect(localStorage.getItem("direction")).toBeNull();
});

test("nothing chosen means the system option for the styling of code", () => {
  restorePreference(codeStylingOptions);
  expect(codeStyling.get()).toBe("system");
  expect(document.documentElement.dataset["codeStyling"]).toBe("system");
});

test("a choice is shown, kept and told to subscribers", () => {
  const told: string[] = [];
  const end = direction.subscribe((value) => told.push(value));
  direction.set("rtl");
  end();
  direction.set("ltr");
  expect(told).toEqual(["rtl"]);
  expect(localStorage.getItem("direction")).toBe("ltr");
});

test("subscribers of one choice hear nothing of another", () => {
  const told: string[] = [];
  const end = direction.subscribe((value) => told.push(value));
  codeVariant.set("js");
  end();
  expect(told).toEqual([]);
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
  localStorage.setItem("direction", "sideways");
  restorePreference(directionOptions);
  expect(direction.get()).toBe("ltr");
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
  const end = codeVariant.subscribe((value) => told.push(value));
  location.hash = "#Toolbar.js";
  codeVariant.followAddress();
  end();
  expect(told).toEqual(["js"]);
  expect(document.cookie).toContain("codeVariant=js");
});

test("a value that somebody holds back is kept, and shown when he is ready", () => {
  const held: BeforePreferenceChange[] = [];
  const hold = (event: Event) => {
    event.preventDefault();
    held.push((event as CustomEvent<BeforePreferenceChange>).detail);
  };
  document.addEventListener(beforeChangeEvent, hold);
  direction.set("rtl");
  document.removeEventListener(beforeChangeEvent, hold);
  expect(direction.get()).toBe("ltr");
  expect(localStorage.getItem("direction")).toBe("rtl");
  held[0]?.show();
  expect(direction.get()).toBe("rtl");
});

test("a page that catches up hears the last t, also while an earlier one is held back", () => {
  const asked: string[] = [];
  const hold = (event: Event) => {
    event.preventDefault();
    asked.push((event as CustomEvent<BeforePreferenceChange>).detail.value);
  };
  document.addEventListener(beforeChangeEvent, hold);
  localStorage.setItem("direction", "rtl");
  direction.sync();
  localStorage.setItem("direction", "ltr");
  direction.sync();
  document.removeEventListener(beforeChangeEvent, hold);
  expect(asked).toEqual(["rtl", "ltr"]);
});

test("of values that are held back the last one is shown, once", () => {
  const held: BeforePreferenceChange[] = [];
  const hold = (event: Event) => {
    event.preventDefault();
    held.push((event as CustomEvent<BeforePreferenceChange>).detail);
  };
  const told: string[] = [];
  const end = direction.subscribe((value) => told.push(value));
  document.addEventListener(beforeChangeEvent, hold);
  for (const value of ["rtl", "ltr", "rtl"] as const) direction.set(value);
  document.removeEventListener(beforeChangeEvent, hold);
  for (const { show } of [...held, ...held]) show();
  end();
  expect(told).toEqual(["rtl"]);
});
