import { expect, test } from "vitest";
import { type Named, readNames } from "./iconNames";
import { searchIcons } from "./searchIcons";

const all = readNames({
  shard: 96,
  names: ["Home", "Delete", "DeleteForever", "ArrowBack", "ArrowBackIos", "Cabin", "FaceUnlock"],
  styles: [3, 3, 1, 1, 1, 3, 2],
  words: ["house start", "bin trash", "bin trash", "left", "left", "house", "open"],
});

function found(query: string, style = 0): string[] {
  return names(searchIcons(all, query, style).icons);
}

function names(icons: readonly Named[]): string[] {
  return icons.map(({ name }) => name);
}

test("without a query all icons of the style are there, in their order", () => {
  expect(found("", 1)).toEqual(["Home", "Delete", "Cabin", "FaceUnlock"]);
});

test("a name comes before those that begin with it", () => {
  expect(found("delete")).toEqual(["Delete", "DeleteForever"]);
});

test("a name is found written as one, in words, and in part", () => {
  for (const query of ["ArrowBack", "arrow back", "arrow-back", "back arrow", "arrowb"]) {
    expect(found(query)).toEqual(["ArrowBack", "ArrowBackIos"]);
  }
  expect(found("backios")).toEqual(["ArrowBackIos"]);
});

test("icons are found by what else they are called", () => {
  expect(found("bin")).toEqual(["Delete", "DeleteForever"]);
  expect(found("trash forever")).toEqual(["DeleteForever"]);
});

test("letters from the middle of a word count where nothing fits better", () => {
  expect(found("abin")).toEqual(["Cabin"]);
});

test("a slip of the keys is put right, and said", () => {
  const { icons, nearest } = searchIcons(all, "dleete", 0);
  expect([names(icons), nearest]).toEqual([["Delete", "DeleteForever"], "delete"]);
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

test("signs without letters ask for nothing", () => {
  expect(found("  -- ")).toHaveLength(6);
});
