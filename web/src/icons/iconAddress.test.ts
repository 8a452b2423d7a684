import { expect, test } from "vitest";
import { readAddress, styleAt, writeAddress } from "./iconAddress";

const styles = [{ id: "Filled" }, { id: "TwoTone" }];

test("an address says what is asked, in which style, and what is open", () => {
  const asked = { query: "bin", theme: "Sharp", selected: "Delete" };
  expect(readAddress("?query=bin&theme=Sharp&selected=Delete")).toEqual(asked);
  expect(readAddress("")).toEqual({ query: "", theme: "", selected: "" });
  // A query of a book's length is cut.
  expect(readAddress(`?query=${"x".repeat(10_000)}`).query).toHaveLength(100);
});

test("what is empty leaves the address, what others keep there stays", () => {
  expect(writeAddress("?tab=a&query=x", { query: "", theme: "Sharp" })).toBe("?tab=a&theme=Sharp");
  expect(writeAddress("?query=x", { query: "" })).toBe("");
});

test("a style is known however it is written, and an unknown one is the first", () => {
  for (const theme of ["TwoTone", "Two tone", "two-tone"]) expect(styleAt(styles, theme)).toBe(1);
  expect(styleAt(styles, "Baroque")).toBe(0);
});
