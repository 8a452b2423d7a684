import { expect, test } from "vitest";
import { readNames } from "./iconNames";
import { searchIcons } from "./searchIcons";

const all = readNames({
  shard: 96,
  names: ["Home", "Delete", "DeleteForever", "ArrowBack", "ArrowBackIos", "Cabin", "FaceUnlock"],
  styles: [3, 3, 1, 1, 1, 3, 2],
  words: ["house start", "bin trash", "bin trash", "left", "left", "house", "open"],
});

test.each([
  ["all of the style in their order without a query", "", 1, "Home Delete Cabin FaceUnlock"],
  ["a name before those that begin with it", "delete", 0, "Delete DeleteForever"],
  ["a name as one", "ArrowBack", 0, "ArrowBack ArrowBackIos"],
  ["a name in words", "arrow back", 0, "ArrowBack ArrowBackIos"],
  ["a name in parts", "arrow-back", 0, "ArrowBack ArrowBackIos"],
  ["a name in any order", "back arrow", 0, "ArrowBack ArrowBackIos"],
  ["the beginning of a name", "arrowb", 0, "ArrowBack ArrowBackIos"],
  ["the end of a name", "backios", 0, "ArrowBackIos"],
  ["what else they are called", "bin", 0, "Delete DeleteForever"],
  ["what else they are called, in parts", "trash forever", 0, "DeleteForever"],
  ["the middle of a word where nothing fits better", "abin", 0, "Cabin"],
  ["what a slip of the keys means", "dleete", 0, "Delete DeleteForever"],
])("icons are found by %s: %s", (_, query, style, names) => {
  const { icons } = searchIcons(all, query, style);
  expect(icons.map(({ name }) => name).join(" ")).toBe(names);
});

test("longer words may have more slips, the shortest none", () => {
  const nearest = (query: string) => searchIcons(all, query, 0).nearest;
  expect([nearest("froevar"), nearest("froavar")]).toEqual(["forever", null]);
  expect([nearest("dleete"), nearest("dalate")]).toEqual(["delete", null]);
  expect(nearest("bni")).toBeNull();
});

test("what nobody could mean finds nothing", () => {
  expect(searchIcons(all, "qqqqqq", 0)).toEqual({ icons: [], nearest: null });
  expect(searchIcons(all, "<script>", 0)).toEqual({ icons: [], nearest: null });
});

test("signs without letters ask for nothing", () =>
  expect(searchIcons(all, "  -- ", 0).icons).toHaveLength(6));
