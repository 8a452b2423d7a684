import { analytics } from "../model/analytics";
import type { MessageKey, Translate } from "../model/messages";
import { apiDensity, codeStyling, codeVariant, direction, singleKeys } from "./choices.client";
import type { Choice } from "./choice.client";
import { colorScheme } from "./colorScheme.client";
import { element } from "../ui/element.client";
import { shortcuts } from "./shortcuts.client";
import { showShortcuts } from "./shortcutsDialog.client";

/** A choice and its words: those of its values follow the prefix. A hint says where it acts. */
type Setting = readonly [
  choice: Choice<string>,
  legend: MessageKey,
  values: string,
  hint?: MessageKey,
];

const settings: readonly Setting[] = [
  [colorScheme, "settings.scheme", "settings.scheme."],
  [direction, "settings.direction", "settings.direction."],
  [codeVariant, "demo.language", "settings.language."],
  [codeStyling, "demo.styling", "demo.styling.", "demo.styling.where"],
  [apiDensity, "settings.density", "settings.density."],
  [singleKeys, "settings.keys", "settings.keys."],
];

/** On a page where all demos have one styling a choice of it would change nothing. */
const severalStylings = '[data-stylings*=" "]';

/** Everything that a reader can choose for the whole site; each choice holds at once. */
export function fillSettings(panel: Element, t: Translate): void {
  const hasStylings = panel.ownerDocument.querySelector(severalStylings) !== null;
  const groups = settings
    .filter(([choice]) => choice !== codeStyling || hasStylings)
    .map((setting) => group(setting, t));
  const help = element(
    "button",
    { type: "button", class: "s-menu-item", ...analytics({ eventAction: "help" }) },
    t("keys.title"),
  );
  help.append(element("kbd", { class: "s-key" }, "?"));
  help.addEventListener("click", () => {
    // The menu closes behind the dialog, and this button with it: what opened it stays in sight and
    // has the focus again afterwards.
    panel.closest("details")?.querySelector("summary")?.focus();
    showShortcuts(shortcuts, t);
  });
  panel.append(...groups, help);
}

function group([choice, legend, prefix, hint]: Setting, t: Translate): HTMLElement {
  const options = choice.values.map((value) => option(choice, value, t(wordKey(prefix, value))));
  const shown = element("div", { class: "s-segments" }, ...options);
  const made = element("fieldset", {
    class: "s-choice",
    "data-choice": choice.name,
    ...analytics({ eventLabel: "{name}: {value}" }),
  });
  made.append(element("legend", { class: "s-menu-heading" }, t(legend)), shown);
  if (hint !== undefined) {
    const id = `${choice.name}-hint`;
    made.append(element("p", { id }, t(hint)));
    made.setAttribute("aria-describedby", id);
  }
  join(made, choice);
  return made;
}

function option(choice: Choice<string>, value: string, text: string): HTMLElement {
  const input = element("input", { type: "radio", name: choice.name, value });
  return element("label", { class: "s-segment" }, input, element("span", {}, text));
}

function wordKey(prefix: string, value: string): MessageKey {
  return (prefix + value) as MessageKey;
}

/** Joins a group of radio buttons to a choice: each follows the other. */
export function join(group: HTMLElement, choice: Choice<string>): void {
  const show = (value: string) => {
    for (const input of group.querySelectorAll("input")) input.checked = input.value === value;
  };
  show(choice.get());
  choice.subscribe(show);
  group.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement) choice.set(target.value);
  });
}
