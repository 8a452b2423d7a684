import { expect, test } from "vitest";
import { measuresOf, readMeasures } from "./readMeasures.ts";

const theme = {
  breakpoints: { values: { xs: 0, md: 900 } },
  zIndex: { dialog: 1300 },
  spacing: (factor: number) => `${String(8 * factor)}px`,
  shadows: ["none", "0 1px 2px black", "0 2px 4px black"],
  mixins: {
    toolbar: {
      minHeight: 56,
      color: "inherit",
      "@media (min-width:0px)": { "@media (orientation: landscape)": { minHeight: 48 } },
      "@media (min-width:600px)": { minHeight: "64" },
    },
  },
};

test("a theme is told in pixels, without what is no shadow", () => {
  expect(measuresOf(theme)).toMatchObject({
    breakpoints: { xs: 0, md: 900 },
    layers: { dialog: 1300 },
    spacing: 8,
    shadows: 2,
  });
});

test("the heights of a toolbar come with all media queries around them", () => {
  expect(measuresOf(theme).toolbar).toEqual([
    { queries: [], height: 56 },
    { queries: ["(min-width:0px)", "(orientation: landscape)"], height: 48 },
    { queries: ["(min-width:600px)"], height: 64 },
  ]);
});

test("a module that makes no theme is named", async () => {
  await expect(
    readMeasures({ site: "/", module: "node:path", export: "makeTheme" }),
  ).rejects.toThrow("node:path exports no function makeTheme.");
});
