import { analytics } from "../model/analytics";
import type { MessageKey, Translate } from "../model/messages";
import { singleKeys } from "./preferences.client";
import { element } from "../ui/element.client";
import { cross } from "../ui/icons";
import { outlineIcon } from "../ui/outline.client";

const id = "shortcuts";

/** A line of the help on keys. */
export interface Shortcut {
  /** Each way to press it, its keys joined by `+`; `Mod` is Ctrl, or Command on a Mac. */
  readonly keys: readonly string[];
  readonly label: MessageKey;
  /** A selector of an element that the page must have. */
  readonly needs?: string;
  /** The action of a single key; other keys are handled elsewhere. */
  readonly run?: () => void;
}

/** Shows what the keys do, over the page; a second call finds the dialog of the first. */
export function showShortcuts(shortcuts: readonly Shortcut[], t: Translate): void {
  const known = document.getElementById(id);
  const dialog = known instanceof HTMLDialogElement ? known : createDialog(shortcuts, t);
  if (!dialog.open) dialog.showModal();
}

function createDialog(shortcuts: readonly Shortcut[], t: Translate): HTMLDialogElement {
  const title = element("h2", { id: `${id}-title` }, t("keys.title"));
  const close = element(
    "button",
    { class: "s-icon-button", type: "button", ...analytics({ eventAction: "close" }) },
    outlineIcon(cross),
    element("span", { class: "visually-hidden" }, t("keys.done")),
  );
  const dialog = element("dialog", {
    id,
    class: "s-dialog s-help",
    "aria-labelledby": title.id,
    ...analytics({ eventCategory: "help" }),
  });
  const head = element("header", { class: "s-dialog-head" }, title, close);
  dialog.append(head, list(shortcuts, t), singleKeySwitch(t));
  close.addEventListener("click", () => {
    dialog.close();
  });
  // A press on the backdrop lands on the dialog itself.
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog) dialog.close();
  });
  document.body.append(dialog);
  return dialog;
}

function list(shortcuts: readonly Shortcut[], t: Translate): HTMLElement {
  const here = shortcuts.filter(({ needs = "html" }) => document.querySelector(needs) !== null);
  return element("dl", {}, ...here.map((shortcut) => line(shortcut, t)));
}

function line({ keys, label }: Shortcut, t: Translate): HTMLElement {
  const ways = keys.map((way) => element("span", {}, ...presses(way)));
  return element("div", {}, element("dt", {}, t(label)), element("dd", {}, ...ways));
}

function presses(way: string): readonly HTMLElement[] {
  return way
    .split("+")
    .map((key) => element("kbd", { class: "s-key" }, key === "Mod" ? modifier() : key));
}

function modifier(): string {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? "⌘" : "Ctrl";
}

/** Turns single keys off, and on again. */
function singleKeySwitch(t: Translate): HTMLElement {
  const input = element("input", { type: "checkbox", ...analytics({ eventAction: "keys" }) });
  const show = () => {
    input.checked = singleKeys.get() === "on";
  };
  input.addEventListener("change", () => {
    singleKeys.set(input.checked ? "on" : "off");
  });
  singleKeys.subscribe(show);
  show();
  return element("label", {}, input, element("span", {}, t("keys.single")));
}
