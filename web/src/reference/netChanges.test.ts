import { expect, test } from "vitest";
import type { ApiChangedPart, ApiChangesData, ApiStep } from "../model/page.gen";
import { changedPart, step } from "../testing/changes";
import cases from "./netChanges.cases.json";
import { changesBetween, netOfPart } from "./netChanges";

// The same cases are asked of the engine in tests/unit/workspace/reference/test_version_changes.py.
test.each(cases)("$what", ({ steps, sum }) => {
  const read = (rows: readonly (readonly string[])[]) =>
    rows.map(([change = "", before, after], at) =>
      step({ change: change as ApiStep["change"], before, after, at }),
    );
  const shown = netOfPart(read(steps)).map(({ change, before, after }) => [change, before, after]);
  expect(shown).toEqual(read(sum).map(({ change, before, after }) => [change, before, after]));
});

const versions = ["1.0", "1.1", "2.0", "2.1"];

function between(parts: readonly ApiChangedPart[], names = ["Bag"], older = "1.0", newer = "2.0") {
  const data: ApiChangesData = { versions, entries: [{ names, href: null, parts }] };
  return changesBetween(data, older, newer).flatMap((entry) =>
    entry.parts.map(({ name, steps }) => `${steps.map(({ change }) => change).join()} ${name}`),
  );
}

test("only changes after the older version count, up to the newer one", () => {
  const parts = versions.map((_, at) => changedPart({ name: `prop${String(at)}` }, { at }));
  expect(between(parts, ["Bag"], "1.1", "2.0")).toEqual(["added prop2"]);
});

test("what a new entry has is new with it", () => {
  const bag = changedPart({ kind: "component", name: "Bag" }, { at: 1 });
  const prop = changedPart({ name: "size" }, { at: 2, change: "deprecated" });
  expect(between([bag, prop])).toEqual(["added Bag"]);
  expect(between([bag, prop], ["Bag"], "1.1", "2.0")).toEqual(["deprecated size"]);
});

test("parts of another entry of the group stay", () => {
  const plus = changedPart({ kind: "component", name: "BagPlus", only: ["BagPlus"] }, { at: 1 });
  const own = changedPart({ name: "size", only: ["BagPlus"] }, { at: 2, change: "required" });
  const shared = changedPart({ name: "color" }, { at: 2 });
  const changes = between([plus, own, shared], ["Bag", "BagPlus"]);
  expect(changes).toEqual(["added BagPlus", "added color"]);
});

test.each([
  ["1.1", "2.1", 1],
  ["2.0", "2.1", 0],
  ["1.0", "1.1", 0],
])("a guide is for updates that hold its versions: %s to %s", (older, newer, count) => {
  const guides = [{ older: 1, newer: 2, href: "/guide/" }];
  const steps = [1, 3].map((at) => step({ at, change: "required" }));
  const parts = [{ ...changedPart({ name: "size" }), guides, steps }];
  const entry = { names: ["Bag"], href: null, parts };
  const [shown] = changesBetween({ versions, entries: [entry] }, older, newer);
  expect(shown?.parts[0]?.guides ?? []).toHaveLength(count);
});
