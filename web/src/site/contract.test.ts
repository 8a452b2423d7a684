import { expect, test } from "vitest";
import * as module from "./index";
import * as parts from "./parts";
import type * as declaredModule from "./types/index";
import type * as declaredParts from "./types/parts";

test("a site is given what its types declare, and nothing besides", () => {
  const given: typeof declaredModule = module;
  const givenParts: typeof declaredParts = parts;
  expect(Object.keys(given).toSorted()).toEqual([
    ...["Badge", "CollectedStyles", "CopyButton", "Icon", "createTranslate"],
  ]);
  expect(Object.keys(givenParts).toSorted()).toEqual([
    ...["ApiTable", "Breadcrumbs", "CrashReport", "FailedIsland", "Menu", "Note", "PreviousNext"],
  ]);
});
