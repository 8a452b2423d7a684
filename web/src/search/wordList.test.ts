import { expect, test } from "vitest";
import { WordList } from "./wordList";

function list(...words: string[]): WordList {
  const made = new WordList();
  for (const word of words) made.add(word);
  return made;
}

test("words that begin as a token does are found in the order in which they came", () => {
  expect(list("leaf", "oak", "lime").like("leaves", 0, false)).toEqual(["leaf", "lime"]);
});

test("a token is found inside of words, each once", () => {
  const found = list("oak", "banana", "ananas", "an", "ana").like("ana", 0, true);
  expect(found).toEqual(["banana", "ananas", "an", "ana"]);
});

test("a token is not found across two words", () => {
  expect(list("oa", "kbirch").like("akb", 0, true)).toEqual([]);
});

test("only words from a row on are looked at", () => {
  const words = list("birch", "oak");
  expect(words.like("bir", 0, true)).toEqual(["birch"]);
  words.add("birches");
  words.add("whitebirch");
  expect(words.like("bir", 2, true)).toEqual(["birches", "whitebirch"]);
  expect(words.like("bir", words.count, true)).toEqual([]);
});
