import { analytics } from "../model/analytics";
import type { MessageKey, Translate } from "../model/messages";
import {
  apiDensity,
  codeStyling,
  codeVariant,
  direction,
  reopenKey,
  singleKeys,
} from "./preferences.client";
import { sessionStore } from "../browser/stores.client";
import type { Preference } from "./preference.client";
import { colorScheme } from "./colorScheme.client";
import { element } from "../ui/element.client";
import { shortcuts } from "./shortcuts.client";
import { showShortcuts } from "./shortcutsDialog.client";
import { demoStylings, choiceName } from "./markup";

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

/** Where all demos have one styling, a choice of stylings would change nothing. */
const severalStylings = `[${demoStylings}*=" "]`;

/** Everything that a reader can choose for the whole site; each preference holds at once. */
export function fillSettings(panel: Element, t: Translate): void {
  const hasStylings = document.querySelector(severalStylings) !== null;
  const offered = settings.filter(([preference]) => preference !== codeStyling || hasStylings);
  const openHelp = () => {
    // The menu closes behind the dialog, and this button with it: what opened it stays in view and
    // has the focus again afterwards.
    panel.closest("details")?.querySelector("summary")?.focus();
    showShortcuts(shortcuts, t);
  };
  const event = analytics({ eventAction: "help" });
  const help = { type: "button", class: "s-menu-item", click: openHelp, ...event };
  panel.append(
    ...offered.map((setting) => group(setting, t)),
    element("button", help, t("keys.title"), element("kbd", { class: "s-key" }, "?")),
  );
  // The page was loaded again for the direction that a reader chose here.
  if (!sessionStore.read(reopenKey)) return;
  sessionStore.write(reopenKey, "");
  panel.querySelector<HTMLElement>("[name=direction]:checked")?.focus({ preventScroll: true });
}

function group([preference, legend, prefix, hint]: Setting, t: Translate): HTMLElement {
  const { name, values } = preference;
  const id = hint && `${name}-hint`;
  const options = values.map((value) => option(preference, value, t(wordKey(prefix, value))));
  const event = analytics({ eventLabel: "{name}: {value}" });
  return element(
    "fieldset",
    { class: "s-choice", [choiceName]: name, "aria-describedby": id, ...event },
    element("legend", { class: "s-menu-heading" }, t(legend)),
    element("div", { class: "s-segments" }, ...options),
    hint && element("p", { id }, t(hint)),
  );
}

/** A radio button and its preference; each follows the other. */
function option(preference: Preference<string>, value: string, text: string): HTMLElement {
  const change = () => preference.set(value);
  const input = element("input", { type: "radio", name: preference.name, value, change });
  const show = () => {
    input.checked = preference.get() === value;
  };
  preference.subscribe(show);
  show();
  return element("label", { class: "s-segment" }, input, element("span", {}, text));
}

function wordKey(prefix: string, value: string): MessageKey {
  return (prefix + value) as MessageKey;
}
