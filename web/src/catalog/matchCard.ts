/** The text of a card, in lower case. */
export interface Card {
  readonly group: string;
  readonly text: string;
}

export interface Query {
  readonly text: string;
  /** The one group that is asked for; none of them when empty. */
  readonly group: string;
}

/** Whether a card has every word that is asked for, and is in the group. */
export function matches(card: Card, { text, group }: Query): boolean {
  if (group !== "" && card.group !== group) return false;
  const words = text.toLowerCase().split(/\s+/);
  return (
    words.every((word) => card.text.includes(word)) ||
    withoutSpaces(card.text).includes(withoutSpaces(text))
  );
}

/** Names are written apart and together: "text field" and `TextField`. */
function withoutSpaces(text: string): string {
  return text.toLowerCase().replace(/[\s-]/g, "");
}
