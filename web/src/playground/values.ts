import type { PlaygroundBlock, PlaygroundControl } from "../model/page.gen";

/** What a control is set to; `null` where the prop is not given. */
export type Value = string | number | boolean | null;

/** By prop: only what differs from what the playground begins with. */
export type Changes = Readonly<Record<string, Value>>;

/** Numbers beyond it would only keep the browser busy: a thousand stars, a million pages. */
const largest = 1000;
const longest = 200;

export function valueOf({ prop, initial }: PlaygroundControl, changes: Changes): Value {
  const changed = Object.hasOwn(changes, prop) ? changes[prop] : undefined;
  return changed === undefined ? initial : changed;
}

export function withValue(changes: Changes, control: PlaygroundControl, value: Value): Changes {
  const others = Object.entries(changes).filter(([prop]) => prop !== control.prop);
  const own = value === control.initial ? [] : [[control.prop, value] as const];
  return Object.fromEntries([...others, ...own]);
}

/** Whether a control can be set to a value, wherever it comes from. */
export function isValue({ kind, choices }: PlaygroundControl, value: Value): boolean {
  if (kind === "choice") return value === null || choices.includes(value);
  if (kind === "boolean") return typeof value === "boolean";
  if (kind === "number") {
    return value === null || (typeof value === "number" && Math.abs(value) <= largest);
  }
  return value === null || (typeof value === "string" && value.length <= longest);
}

/** The controls whose props the component is given: not what it takes anyway. */
export function givenValues(
  { controls }: PlaygroundBlock,
  changes: Changes,
): readonly (readonly [prop: string, value: string | number | boolean])[] {
  return controls.flatMap((control) => {
    const value = valueOf(control, changes);
    return value === null || value === control.default ? [] : [[control.prop, value] as const];
  });
}
