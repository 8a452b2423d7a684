import type { PlaygroundControl } from "../model/page.gen";

/** The value of a control; `null` where the prop is not given. */
export type Value = string | number | boolean | null;

/** By the control's id: only what differs from what the playground begins with. */
export type Changes = Readonly<Record<string, Value>>;

/** Numbers beyond it would only keep the browser busy: a thousand stars, a million pages. */
const largest = 1000;
const maxLength = 200;

/** Names a control in changes and addresses: `size`, or `CardHeader.title` for that of a part. */
export function idOf({ part, prop }: PlaygroundControl): string {
  return part === null ? prop : `${part}.${prop}`;
}

export function valueOf(control: PlaygroundControl, changes: Changes): Value {
  const id = idOf(control);
  const changed = Object.hasOwn(changes, id) ? changes[id] : undefined;
  return changed === undefined ? control.initial : changed;
}

export function withValue(changes: Changes, control: PlaygroundControl, value: Value): Changes {
  const id = idOf(control);
  const others = Object.entries(changes).filter(([other]) => other !== id);
  const own = value === control.initial ? [] : [[id, value] as const];
  return Object.fromEntries([...others, ...own]);
}

/** Whether a control can be set to a value, wherever it comes from. */
export function isValue({ kind, choices }: PlaygroundControl, value: Value): boolean {
  if (isChosen(kind)) return value === null || choices.includes(value);
  if (kind === "boolean") return typeof value === "boolean";
  if (kind === "number") {
    return value === null || (typeof value === "number" && Math.abs(value) <= largest);
  }
  return value === null || (typeof value === "string" && value.length <= maxLength);
}

/** Whether a control offers values, one of which is chosen. */
export function isChosen(kind: PlaygroundControl["kind"]): boolean {
  return kind === "choice" || kind === "icon" || kind === "sample";
}
