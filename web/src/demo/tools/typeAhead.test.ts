import { expect, test } from "vitest";
import { labelAt } from "./typeAhead";

const labels = ["Copy link", "Copy code", "Reset", "Öffnen"];

test("a letter leads to the next label that begins with it, around the end", () => {
  expect(labelAt(labels, 0, "c")).toBe(1);
  expect(labelAt(labels, 1, "C")).toBe(0);
  expect(labelAt(labels, 1, "ö")).toBe(3);
});

test("a letter that is the only one of its kind stays", () => {
  expect(labelAt(labels, 2, "r")).toBe(2);
});

test("keys that are no letters, and letters of no label, lead nowhere", () => {
  for (const key of ["Enter", " ", "x"]) expect(labelAt(labels, 0, key)).toBeUndefined();
});
