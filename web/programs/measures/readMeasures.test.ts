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

test("a theme is told in pixels, a toolbar with all media queries around its heights", () => {
  const { toolbar, ...measures } = measuresOf(theme);
  const layers = { dialog: 1300 };
  expect(measures).toEqual({ breakpoints: { xs: 0, md: 900 }, layers, spacing: 8, shadows: 2 });
  expect(toolbar).toEqual([
    { queries: [], height: 56 },
    { queries: ["(min-width:0px)", "(orientation: landscape)"], height: 48 },
    { queries: ["(min-width:600px)"], height: 64 },
  ]);
});

test("a module that makes no theme is named", async () => {
  const read = readMeasures({ site: "/", module: "node:path", export: "makeTheme" });
  await expect(read).rejects.toThrow("node:path exports no function makeTheme.");
});
