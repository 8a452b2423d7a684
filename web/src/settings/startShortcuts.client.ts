import { singleKeys } from "./preferences.client";

/** The keys that do something by themselves; what they do is in `settings/shortcuts.client.ts`. */
export const keys = "?,dnp";

/**
 * Where keys have a meaning of their own: text, demos, and what is open over the page. What is
 * closed keeps the focus until the next frame.
 */
const ownsKeys =
  ":is(input, textarea, select):not(dialog:not([open]) *), dialog[open] *, [data-stage] *, [role=menu] *";

/** Listens for single keys; `press` is loaded with the first of them. */
export function startShortcuts(
  root: Document,
  load: () => Promise<{ press: (key: string) => void }>,
): void {
  root.addEventListener("keydown", (event) => {
    const { key } = event;
    if (key.length !== 1 || !keys.includes(key) || !isSingleKey(event)) return;
    event.preventDefault();
    void load().then(({ press }) => {
      press(key);
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
