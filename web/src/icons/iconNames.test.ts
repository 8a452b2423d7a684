import { expect, test } from "vitest";
import { componentNamed, readNames, splitName } from "./iconNames";

const all = readNames({
  shard: 96,
  names: ["Home", "HomeFilled", "BorderOuter", "FaceUnlock"],
  styles: [3, 1, 1, 2],
  words: ["", "", "", ""],
});
const suffixes = ["", "Outlined"];

// The same pairs are asked of the engine in tests/unit/icons/test_icon_set.py.
test.each([
  ["DeleteForever", "delete forever"],
  ["ThreeDRotation", "three d rotation"],
  ["SignalWifi4Bar", "signal wifi 4 bar"],
  ["AddIcCall", "add ic call"],
  ["X", "x"],
])("%s is split into words", (name, words) => expect(splitName(name).join(" ")).toBe(words));

test("a component is an icon in a style, unless the style lacks it", () => {
  expect(componentNamed(all, "HomeOutlined", suffixes)).toMatchObject({ icon: all[0], style: 1 });
  expect(componentNamed(all, "HomeFilled", suffixes)).toMatchObject({ icon: all[1], style: 0 });
  expect(componentNamed(all, "FaceUnlock", suffixes)).toBeNull();
  expect(componentNamed(all, "BorderOuterOutlined", suffixes)).toBeNull();
  expect(componentNamed(all, "", suffixes)).toBeNull();
});
