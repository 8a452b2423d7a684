import type { Chunk } from "../browser/chunk.client";
import { singleKeys } from "./preferences.client";
import { stageFamily } from "../browser/markup";

/** The keys that do something by themselves; what they do is in `settings/shortcuts.client.ts`. */
export const keys = "?,dnp";

/**
 * Where keys have a meaning of their own: text, demos, and what is open over the page. What is
 * closed keeps the focus until the next frame.
 */
const ownsKeys = `:is(input, textarea, select):not(dialog:not([open]) *), dialog[open] *, [${stageFamily}] *, [role=menu] *`;

/** The exports of the chunk with the shortcuts. */
export interface Shortcuts {
  readonly runShortcut: (key: string) => void;
}

/** Listens for single keys; what they do is loaded with the first of them. */
export function startShortcuts(root: Document, shortcuts: Chunk<Shortcuts>): void {
  root.addEventListener("keydown", (event) => {
    const { key } = event;
    if (key.length !== 1 || !keys.includes(key) || !isSingleKey(event)) return;
    event.preventDefault();
    void shortcuts.use(({ runShortcut }) => {
      runShortcut(key);
    });
  });
}

/** Whether a key is pressed by itself, where it may be a shortcut. */
export function isSingleKey(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, isComposing, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return false;
  if (target instanceof HTMLElement && (target.isContentEditable || target.matches(ownsKeys))) {
    return false;
  }
  return singleKeys.get() === "on";
}
