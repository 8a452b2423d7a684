import { analytics } from "../model/analytics";
import type { MessageKey, Translate } from "../model/messages";
import { singleKeys } from "./preferences.client";
import { closeButton, closeOnBackdrop } from "../ui/dialog.client";
import { element } from "../ui/element.client";

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
  const here = shortcuts.filter(({ needs = "html" }) => document.querySelector(needs) !== null);
  const title = element("h2", { id: `${id}-title` }, t("keys.title"));
  const event = analytics({ eventCategory: "help" });
  const dialog = element(
    "dialog",
    { id, class: "s-dialog s-help", "aria-labelledby": title.id, click: closeOnBackdrop, ...event },
    element("header", { class: "s-dialog-head" }, title, closeButton(t("keys.done"))),
    element("dl", {}, ...here.map((shortcut) => line(shortcut, t))),
    singleKeySwitch(t),
  );
  return document.body.appendChild(dialog);
}

function line({ keys, label }: Shortcut, t: Translate): HTMLElement {
  const ways = keys.map((way) => element("span", {}, ...presses(way, t)));
  return element("div", {}, element("dt", {}, t(label)), element("dd", {}, ...ways));
}

function presses(way: string, t: Translate): readonly HTMLElement[] {
  return way
    .split("+")
    .map((key) => element("kbd", { class: "s-key" }, key === "Mod" ? modifier(t) : key));
}

function modifier(t: Translate): string {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? "⌘" : t("keys.control");
}

/** Turns single keys off, and on again. */
function singleKeySwitch(t: Translate): HTMLElement {
  const change = () => singleKeys.set(input.checked ? "on" : "off");
  const event = analytics({ eventAction: "keys" });
  const input = element("input", { type: "checkbox", change, ...event });
  const show = () => {
    input.checked = singleKeys.get() === "on";
  };
  singleKeys.subscribe(show);
  show();
  return element("label", {}, input, element("span", {}, t("keys.single")));
}
