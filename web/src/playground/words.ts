import { fill } from "../model/fill";
import type { PlaygroundBlock } from "../model/page.gen";
import type { Word, WordKey } from "../model/words";

/** Of the ids that the playground of a page generates. */
export const playgroundPrefix = "Playground-";

const keys = [
  "playground.controls",
  "playground.more",
  "playground.reset",
  "playground.unset",
  "playground.code",
  "demo.language.ts",
  "demo.language.js",
  "demo.crashed",
  "code.copy",
  "code.copied",
  "code.denied",
] as const satisfies readonly WordKey[];

/** The words that a playground says in the browser; scripts carry none. */
export type PlaygroundWords = Readonly<Record<string, string>>;

export function playgroundWords(word: Word, { controls }: PlaygroundBlock): PlaygroundWords {
  const count = String(controls.filter(({ more }) => more).length);
  return Object.fromEntries(keys.map((key) => [key, word(key, { count })]));
}

export function wordOf(words: PlaygroundWords): Word {
  return (key, values = {}) => fill(words[key] ?? key, values);
}
