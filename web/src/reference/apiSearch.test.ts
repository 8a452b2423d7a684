import { expect, test } from "vitest";
import { everything, matches, readQuery, type Sought, writeQuery } from "./apiSearch";

const row: Sought = {
  text: "onpick (seed: seed) => void callback when one is picked.",
  traits: ["callback", "inherited"],
};

test.each([
  ["its name", "onPick", [], true],
  ["its type", "seed:", [], true],
  ["its description, however it is written", "WHEN", [], true],
  ["nothing that it has not", "drop", [], false],
  ["all words in any order", " picked  void ", [], true],
  ["not one of the words", "picked number", [], false],
  ["all traits", "", ["callback", "inherited"], true],
  ["not one of the traits", "", ["callback", "required"], false],
])("a row is found by %s", (_, text, only, found) =>
  expect(matches(row, { ...everything, text, only })).toBe(found),
);

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
  const asked = "?other=1&bag-props=on+pick&bag-props.only=callback+plan";
  expect(address).toBe(`${asked}&bag-props.since=1.4&bag-props.order=name`);
  expect(readQuery(address, names)).toEqual(query);
  expect(readQuery(address, ["twig-props"])).toEqual(everything);
});

test("a query is read under the name of any table, and kept under the first", () => {
  const query = { ...everything, text: "root", byName: true };
  expect(readQuery("?bag-slots=root&bag-slots.order=name", names)).toEqual(query);
  const written = "?bag-props=root&bag-props.order=name";
  expect(writeQuery("?bag-slots=root&bag-slots.order=name", names, query)).toBe(written);
  expect(writeQuery("?bag-props=x&bag-slots.only=plan", names, everything)).toBe("");
});
