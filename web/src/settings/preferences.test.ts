// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { type Preference, type PreferenceOptions, restorePreference } from "./preference.client";
import * as all from "./preferences.client";

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
});

type Row = readonly [Preference<string>, PreferenceOptions<never>, string, readonly string[]];

/** What readers choose, the attributes that styles follow, and where it is kept. */
const preferences: readonly Row[] = [
  [all.direction, all.directionOptions, "dir", ["ltr", "rtl"]],
  [all.codeVariant, all.codeVariantOptions, "data-code-variant", ["ts", "js"]],
  [all.codeStyling, all.codeStylingOptions, "data-code-styling", ["system", "tailwind", "css"]],
  [all.apiDensity, all.apiDensityOptions, "data-api-density", ["comfortable", "compact"]],
  [all.singleKeys, all.singleKeysOptions, "data-single-keys", ["on", "off"]],
  [all.wideContents, all.wideContentsOptions, "data-wide-contents", ["folded", "beside"]],
].map((row) => row as never);

for (const [preference, options, attribute, values] of preferences) {
  test(`each value of ${preference.name} can be chosen, and is there on the next page`, () => {
    for (const value of [...values].reverse()) {
      preference.set(value);
      root.removeAttribute(attribute);
      restorePreference(options);
      expect([root.getAttribute(attribute), preference.get()]).toEqual([value, value]);
    }
  });

  test(`nothing chosen is the first value of ${preference.name}`, () => {
    document.cookie = `${preference.name}=; max-age=0; path=/`;
    restorePreference(options);
    expect(root.getAttribute(attribute)).toBe(values[0]);
  });
}

test("a page from right to left stays so until a reader chooses the other direction", () => {
  root.dir = "rtl";
  restorePreference(all.directionOptions);
  expect(root.dir).toBe("rtl");
  all.direction.set("ltr");
  root.dir = "rtl";
  restorePreference(all.directionOptions);
  expect(root.dir).toBe("ltr");
});

test("what a server may want to know is sent to it, and the rest stays on the device", () => {
  for (const [preference, , , values] of preferences) preference.set(values[1] ?? "");
  const sent = document.cookie.split("; ").map((cookie) => cookie.split("=")[0]);
  expect(sent.sort()).toEqual(["codeStyling", "codeVariant"]);
  const kept = Object.keys(localStorage).sort();
  expect(kept).toEqual(["apiDensity", "direction", "singleKeys", "wideContents"]);
});
