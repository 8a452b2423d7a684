import { fill, type MessageValues } from "./fill";

/** Texts by key. */
export type Messages = Readonly<Record<string, string>>;

/**
 * Returns the text for a key, its places filled. A number as `count` chooses the plural form: the text
 * of `key.few`, if the language has that form and `messages` that key.
 */
export function formatMessage(
  messages: Messages,
  key: string,
  values: MessageValues,
  language: string,
): string {
  const { count } = values;
  const text = typeof count === "number" ? plural(messages, key, count, language) : messages[key];
  return fill(text ?? key, values, language);
}

function plural(
  messages: Messages,
  key: string,
  count: number,
  language: string,
): string | undefined {
  const form = new Intl.PluralRules(language).select(count);
  return messages[`${key}.${form}`] ?? messages[key] ?? messages[`${key}.many`];
}
