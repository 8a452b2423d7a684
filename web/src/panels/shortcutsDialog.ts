import { analytics } from "../model/analytics";
import type { Word, WordKey } from "../model/words";
import { singleKeys } from "../state/singleKeys";
import { element } from "../ui/element";

const id = "shortcuts";

/** A line of the help on keys. */
export interface Shortcut {
  /** Each way to press it, its keys joined by `+`; `Mod` is Ctrl, or Command on a Mac. */
  readonly keys: readonly string[];
  readonly says: WordKey;
  /** What a page has to have for it. */
  readonly needs?: string;
  /** What a single key does; others are listened to where they belong. */
  readonly run?: () => void;
}

/** Shows what the keys do, over the page; a second call finds the dialog of the first. */
export function showShortcuts(shortcuts: readonly Shortcut[], word: Word): void {
  const known = document.getElementById(id);
  const dialog = known instanceof HTMLDialogElement ? known : createDialog(shortcuts, word);
  if (!dialog.open) dialog.showModal();
}

function createDialog(shortcuts: readonly Shortcut[], word: Word): HTMLDialogElement {
  const title = element("h2", { id: `${id}-title` }, word("keys.title"));
  const close = element(
    "button",
    { class: "s-text-link", type: "button", ...analytics({ eventAction: "close" }) },
    word("keys.done"),
  );
  const dialog = element("dialog", {
    id,
    class: "s-dialog",
    "aria-labelledby": title.id,
    ...analytics({ eventCategory: "help" }),
  });
  dialog.append(title, list(shortcuts, word), singleKeySwitch(word), close);
  close.addEventListener("click", () => {
    dialog.close();
  });
  // A press on the ground beside the dialog lands on the dialog itself.
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog) dialog.close();
  });
  document.body.append(dialog);
  return dialog;
}

function list(shortcuts: readonly Shortcut[], word: Word): HTMLElement {
  const here = shortcuts.filter(({ needs = "html" }) => document.querySelector(needs) !== null);
  return element("dl", {}, ...here.map((shortcut) => line(shortcut, word)));
}

function line({ keys, says }: Shortcut, word: Word): HTMLElement {
  const ways = keys.map((way) => element("span", {}, ...presses(way)));
  return element("div", {}, element("dt", {}, word(says)), element("dd", {}, ...ways));
}

function presses(way: string): readonly HTMLElement[] {
  return way.split("+").map((key) => element("kbd", {}, key === "Mod" ? modifier() : key));
}

function modifier(): string {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? "⌘" : "Ctrl";
}

/** Turns single keys off, and on again. */
function singleKeySwitch(word: Word): HTMLElement {
  const input = element("input", { type: "checkbox", ...analytics({ eventAction: "keys" }) });
  const show = () => {
    input.checked = singleKeys.get() === "on";
  };
  input.addEventListener("change", () => {
    singleKeys.set(input.checked ? "on" : "off");
  });
  singleKeys.subscribe(show);
  show();
  return element("label", {}, input, element("span", {}, word("keys.single")));
}
