import { expect, test } from "vitest";
import { breakable } from "./breakable";

test.each([
  ["CropLandscape169", ["Crop", "Landscape169"]],
  ["GridSingleSelectColDef", ["Grid", "Single", "Select", "Col", "Def"]],
  ["ExportCSVMenu", ["Export", "CSVMenu"]],
  ["Text Field", ["Text Field"]],
  ["", [""]],
])("%s may break between its words", (name, parts) => expect(breakable(name)).toEqual(parts));
