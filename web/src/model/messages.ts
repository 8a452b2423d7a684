import type english from "../../../src/showfloor/translations/en.json";
import { fill } from "./fill";

/** The keys of the interface words. */
export type MessageKey = keyof typeof english;

/** The words for a key, its `{name}` places filled with `values`. */
export type Translate = (key: MessageKey, values?: Readonly<Record<string, string>>) => string;

/** Reads words from `messages`, which have a text for each key: the site's or the engine's own. */
export function createTranslate(messages: Readonly<Record<string, string>>): Translate {
  return (key, values = {}) => fill(messages[key] ?? key, values);
}
