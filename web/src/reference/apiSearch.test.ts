import { expect, test } from "vitest";
import { everything, matches, readQuery, type Sought, writeQuery } from "./apiSearch";

const row: Sought = {
  text: "onpick (seed: seed) => void callback when one is picked.",
  traits: ["callback", "inherited"],
};

function finds(text: string, ...only: readonly string[]): boolean {
  return matches(row, { ...everything, text, only });
}

test("a row is found by its name, its type and its description, however it is written", () => {
  expect(finds("onPick")).toBe(true);
  expect(finds("seed:")).toBe(true);
  expect(finds("WHEN")).toBe(true);
  expect(finds("drop")).toBe(false);
});

test("every word has to be there, in any order", () => {
  expect(finds(" picked  void ")).toBe(true);
  expect(finds("picked number")).toBe(false);
});

test("every trait has to be there", () => {
  expect(finds("", "callback", "inherited")).toBe(true);
  expect(finds("", "callback", "required")).toBe(false);
});

test("a row that is new since a version was added by it or by a later one", () => {
  const versions = ["2.0", "1.10", "1.4"];
  const found = (since?: string) =>
    versions.filter((one) => matches({ ...row, since }, { ...everything, since: one }, versions));
  expect(found("1.10")).toEqual(["1.10", "1.4"]);
  expect(found()).toEqual([]);
  expect(matches(row, { ...everything, since: "9.9" }, versions)).toBe(true);
});

test("nothing asked finds everything", () => {
  expect(matches(row, everything)).toBe(true);
  expect(matches({ text: "", traits: [] }, everything)).toBe(true);
});

const names = ["bag-props", "bag-slots"];

test("a query is kept in the address and read from it", () => {
  const query = { text: "on pick", only: ["callback", "plan"], since: "1.4", byName: true };
  const address = writeQuery("?other=1", names, query);
  expect(address).toBe(
    "?other=1&bag-props=on+pick&bag-props.only=callback+plan" +
      "&bag-props.since=1.4&bag-props.order=name",
  );
  expect(readQuery(address, names)).toEqual(query);
  expect(readQuery(address, ["twig-props"])).toEqual(everything);
});

test("a query is read under the name of any table, and kept under the first", () => {
  const query = { ...everything, text: "root", byName: true };
  expect(readQuery("?bag-slots=root&bag-slots.order=name", names)).toEqual(query);
  expect(writeQuery("?bag-slots=root&bag-slots.order=name", names, query)).toBe(
    "?bag-props=root&bag-props.order=name",
  );
});

test("an empty query leaves nothing behind", () => {
  expect(writeQuery("?bag-props=x&bag-slots.only=plan", names, everything)).toBe("");
});
