import { resolveConfig } from "prettier";
import { expect, test } from "vitest";
import { formatting } from "./formatting.mjs";

test("demos are formatted as they are written", async () => {
  const demo = new URL("../../../site/pages/Demo.tsx", import.meta.url);
  expect(await resolveConfig(demo)).toEqual(formatting);
});
