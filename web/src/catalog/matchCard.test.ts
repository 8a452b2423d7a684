import { expect, test } from "vitest";
import { matches } from "./matchCard";

const field = { group: "Inputs", text: "text field labels, help and errors" };
const all = { text: "", group: "" };

test("nothing asked for shows every card", () => {
  expect(matches(field, all)).toBe(true);
});

test("every word has to be there, in any order", () => {
  expect(matches(field, { ...all, text: "Errors text" })).toBe(true);
  expect(matches(field, { ...all, text: "errors table" })).toBe(false);
});

test("a name is found however it is written", () => {
  expect(matches(field, { ...all, text: "TextField" })).toBe(true);
  expect(matches({ ...field, text: "textareaautosize" }, { ...all, text: "textarea auto" })).toBe(
    true,
  );
});

test("a group leaves the cards of others out", () => {
  expect(matches(field, { ...all, group: "Inputs" })).toBe(true);
  expect(matches(field, { ...all, group: "Layout" })).toBe(false);
});
