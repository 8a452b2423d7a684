import { noteLine } from "./markup";

/**
 * Says something in the note beside a button: for so many milliseconds, or else until the reader
 * presses somewhere else or Escape. Notes are live regions: assistive technology reads out what
 * comes into them.
 */
export function announce(note: Element | null, content: string | Node, time?: number): void {
  const text = content instanceof HTMLElement ? content : document.createElement("span");
  if (text !== content) text.append(content);
  note?.replaceChildren(text);
  if (time === undefined) stayUntilElsewhere(text);
  else setTimeout(() => text.remove(), time);
}

function stayUntilElsewhere(text: Element): void {
  const around = text.closest("[role=toolbar]") ?? text;
  const listening = new AbortController();
  const { signal } = listening;
  const leave = () => {
    text.remove();
    listening.abort();
  };
  const leaveOutside = ({ target }: Event) => {
    if (!around.contains(target as Node)) leave();
  };
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape") leave();
  };
  document.addEventListener("pointerdown", leaveOutside, { signal });
  document.addEventListener("keydown", leaveOnEscape, { signal });
}

/** The note that is beside a button. */
export function noteOf(button: Element): Element | null {
  return button.parentElement?.querySelector(`[${noteLine}]`) ?? null;
}

/**
 * How long it takes to see that something was done, to read what was done, and to read what to do
 * instead, in ms.
 */
export const noteTimes = { done: 2000, names: 6000, instead: 12_000 } as const;
