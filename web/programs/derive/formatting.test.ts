import { resolveConfig } from "prettier";
import { expect, test } from "vitest";
import { formatting } from "./formatting.mjs";

test("demos are formatted as they are written", async () => {
  const demo = new URL("../../../site/pages/Demo.tsx", import.meta.url);
  const { plugins, ...layout } = (await resolveConfig(demo)) ?? {};
  expect(layout).toEqual(formatting);
  // It parses scripts and says nothing of their layout.
  expect(plugins).toEqual(["@prettier/plugin-oxc"]);
});
