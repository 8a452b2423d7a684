import { expect, test } from "vitest";
import type { KeyValueStore } from "../browser/stores.client";
import { isMeasured, measuredShare } from "./vitals.client";

// Specification, section 9: a random gate of 1e-4.

function session(): KeyValueStore {
  const kept = new Map<string, string>();
  return { read: (key) => kept.get(key) ?? null, write: (key, value) => void kept.set(key, value) };
}

test("one session in ten thousand is measured", () => {
  expect(measuredShare).toBe(1e-4);
  expect(isMeasured(session(), () => 0.000_099)).toBe(true);
  expect(isMeasured(session(), () => 0.0001)).toBe(false);
});

test.each([0, 1])("chance decides once a session", (first) => {
  const store = session();
  expect(isMeasured(store, () => first)).toBe(first === 0);
  expect(isMeasured(store, () => 1 - first)).toBe(first === 0);
});
