import { expect, test } from "vitest";
import { readRanking } from "./sample";
import { Vocabulary } from "./vocabulary";
import { WordForms } from "./words";

function vocabulary(...words: string[]): Vocabulary {
  const rules = readRanking();
  const made = new Vocabulary(rules, new WordForms(rules));
  for (const [owner, word] of words.entries()) made.add(word, owner);
  return made;
}

function found(words: Vocabulary, token: string): string[] {
  return words.matches(token, false).map(({ word }) => word);
}

test("a token is found as a word and at its beginning, and not inside of it", () =>
  expect(found(vocabulary("oak", "banana", "an", "ana", "anas"), "ana")).toEqual(["ana", "anas"]));

test("words that come after a token was asked for are found too", () => {
  const words = vocabulary("birch", "oak");
  expect(found(words, "bir")).toEqual(["birch"]);
  words.add("birches", 2);
  words.add("whitebirch", 3);
  expect(found(words, "bir")).toEqual(["birch", "birches"]);
});
