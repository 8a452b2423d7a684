/** Values for the places of a text. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Fills the `{name}` places of a text; those without a value stay. Numbers are written as in the language. */
export function fill(text: string, values: MessageValues, language = "en"): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name] ?? place;
    return typeof value === "number" ? value.toLocaleString(language) : value;
  });
}
