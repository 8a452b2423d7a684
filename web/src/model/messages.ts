import type english from "../../../src/showfloor/translations/en.json";
import type { MessageValues } from "./fill";
import { formatMessage, type Messages } from "./formatMessage";

/** The keys of the interface words, and of the names that settings give. */
export type MessageKey = keyof typeof english | `demo.styling.${string}` | `plan.${string}`;

/** The words for a key, its `{name}` places filled with `values`. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** Reads words from `messages`, which have a text for each key: the site's or the engine's own. */
export function createTranslate(messages: Messages, language: string): Translate {
  return (key, values = {}) => formatMessage(messages, key, values, language);
}
