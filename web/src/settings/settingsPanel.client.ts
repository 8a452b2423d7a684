import { analytics } from "../model/analytics";
import type { MessageKey, Translate } from "../model/messages";
import { apiDensity, codeStyling, codeVariant, direction, singleKeys } from "./preferences.client";
import type { Preference } from "./preference.client";
import { colorScheme } from "./colorScheme.client";
import { element } from "../ui/element.client";
import { shortcuts } from "./shortcuts.client";
import { showShortcuts } from "./shortcutsDialog.client";

/** A preference and its words: those of its values follow the prefix. A hint says where it acts. */
type Setting = readonly [
  preference: Preference<string>,
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

/** On a page where all demos have one styling a preference of it would change nothing. */
const severalStylings = '[data-stylings*=" "]';

/** Everything that a reader can choose for the whole site; each preference holds at once. */
export function fillSettings(panel: Element, t: Translate): void {
  const hasStylings = panel.ownerDocument.querySelector(severalStylings) !== null;
  const groups = settings
    .filter(([preference]) => preference !== codeStyling || hasStylings)
    .map((setting) => group(setting, t));
  const help = element(
    "button",
    { type: "button", class: "s-menu-item", ...analytics({ eventAction: "help" }) },
    t("keys.title"),
  );
  help.append(element("kbd", { class: "s-key" }, "?"));
  help.addEventListener("click", () => {
    // The menu closes behind the dialog, and this button with it: what opened it stays in view and
    // has the focus again afterwards.
    panel.closest("details")?.querySelector("summary")?.focus();
    showShortcuts(shortcuts, t);
  });
  panel.append(...groups, help);
}

function group([preference, legend, prefix, hint]: Setting, t: Translate): HTMLElement {
  const options = preference.values.map((value) =>
    option(preference, value, t(wordKey(prefix, value))),
  );
  const shown = element("div", { class: "s-segments" }, ...options);
  const made = element("fieldset", {
    class: "s-choice",
    "data-choice": preference.name,
    ...analytics({ eventLabel: "{name}: {value}" }),
  });
  made.append(element("legend", { class: "s-menu-heading" }, t(legend)), shown);
  if (hint !== undefined) {
    const id = `${preference.name}-hint`;
    made.append(element("p", { id }, t(hint)));
    made.setAttribute("aria-describedby", id);
  }
  bindRadios(made, preference);
  return made;
}

function option(preference: Preference<string>, value: string, text: string): HTMLElement {
  const input = element("input", { type: "radio", name: preference.name, value });
  return element("label", { class: "s-segment" }, input, element("span", {}, text));
}

function wordKey(prefix: string, value: string): MessageKey {
  return (prefix + value) as MessageKey;
}

/** Joins a group of radio buttons to a preference: each follows the other. */
export function bindRadios(group: HTMLElement, preference: Preference<string>): void {
  const show = (value: string) => {
    for (const input of group.querySelectorAll("input")) input.checked = input.value === value;
  };
  show(preference.get());
  preference.subscribe(show);
  group.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement) preference.set(target.value);
  });
}
