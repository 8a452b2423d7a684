import { fill } from "../model/fill";
import type { PlaygroundBlock } from "../model/page.gen";
import type { Translate, MessageKey } from "../model/messages";

/** Of the ids that the playground of a page generates. */
export const playgroundPrefix = "Playground-";

const keys = [
  "playground.controls",
  "playground.more",
  "playground.fewer",
  "playground.others",
  "playground.edited",
  "playground.reset",
  "playground.unset",
  "playground.code",
  "demo.code.expand",
  "demo.code.collapse",
  "demo.crashed",
  "code.copy",
  "code.copied",
  "code.denied",
] as const satisfies readonly MessageKey[];

/** The words that a playground says in the browser; scripts carry none. */
export type PlaygroundMessages = Readonly<Record<string, string>>;

export function playgroundMessages(
  t: Translate,
  { controls }: PlaygroundBlock,
): PlaygroundMessages {
  const count = controls.length;
  return Object.fromEntries(keys.map((key) => [key, t(key, { count })]));
}

export function wordOf(messages: PlaygroundMessages): Translate {
  return (key, values = {}) => fill(messages[key] ?? key, values);
}
