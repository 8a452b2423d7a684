import type { PlaygroundBlock, PlaygroundControl } from "../model/page.gen";
import { type Changes, idOf, isChosen, isValue, type Value, valueOf, withValue } from "./values";

/** Writes what differs from the beginning into a query; what others wrote there stays. */
export function writeQuery(block: PlaygroundBlock, changes: Changes, search: string): string {
  const query = new URLSearchParams(search);
  for (const control of block.controls) {
    const value = valueOf(control, changes);
    if (value === control.initial) query.delete(idOf(control));
    else query.set(idOf(control), value === null ? "" : String(value));
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** Reads it again; names and values that mean nothing are passed over. */
export function readQuery(block: PlaygroundBlock, search: string): Changes {
  const query = new URLSearchParams(search);
  return block.controls.reduce<Changes>((changes, control) => {
    const text = query.get(idOf(control));
    const value = text === null ? undefined : parse(control, text);
    return value === undefined ? changes : withValue(changes, control, value);
  }, {});
}

function parse(control: PlaygroundControl, text: string): Value | undefined {
  return candidates(control, text).find((value) => isValue(control, value));
}

function candidates({ kind, choices }: PlaygroundControl, text: string): readonly Value[] {
  if (isChosen(kind)) return text === "" ? [null] : choices.filter((one) => String(one) === text);
  if (kind === "boolean") return text === "true" ? [true] : text === "false" ? [false] : [];
  if (kind === "number") return text.trim() === "" ? [null] : [Number(text)];
  return [text === "" ? null : text];
}
