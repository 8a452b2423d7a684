import type { Preference } from "../settings/preference.client";
import { codeStyling, codeVariant } from "../settings/preferences.client";
import { isOpen, setCode } from "./folding.client";
import { foldButton, chosenPreference } from "./markup";

/** Gives life to the toolbars of all demos below `root`. */
export function startDemos(root: Document): void {
  root.addEventListener("click", ({ target }) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>(`[${foldButton}]`) : null;
    const demo = button?.closest<HTMLElement>(".demo");
    if (button != null && demo != null) fold(demo, button);
  });
  // A file that is picked is read whole.
  root.addEventListener("change", ({ target }) => {
    if (!(target instanceof Element) || !target.matches(".demo-panel > .s-tab > input")) return;
    const demo = target.closest<HTMLElement>(".demo");
    if (demo !== null) setCode(demo, true);
  });
  startSwitches(root, "variant", codeVariant);
  startSwitches(root, "styling", codeStyling);
}

/** Opens the code, or folds it. */
export function fold(demo: HTMLElement, button: HTMLElement): void {
  const open = !isOpen(demo);
  setCode(demo, open);
  // Folding long code from its end would leave the reader somewhere else on the page.
  if (!open) button.scrollIntoView({ block: "nearest" });
}

/** Connects all switches of a name with the preference that they make for the whole site. */
function startSwitches<T extends string>(
  root: Document,
  name: string,
  preference: Preference<T>,
): void {
  const selector = `[${chosenPreference}="${name}"]`;
  root.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    const value = preference.values.find((one) => one === button?.value);
    if (button?.parentElement?.matches(selector) !== true || value === undefined) return;
    hold(button, () => {
      preference.set(value);
    });
  });
  const show = () => {
    for (const group of root.querySelectorAll(selector)) markPressed(group, preference.get());
  };
  show();
  preference.subscribe(show);
}

/** Tells assistive technology what styles show: a value that a demo lacks shows its first. */
function markPressed(group: Element, value: string): void {
  const buttons = [...group.querySelectorAll("button")];
  const pressed = buttons.find((button) => button.value === value) ?? buttons[0];
  for (const button of buttons) button.setAttribute("aria-pressed", String(button === pressed));
}

/** Other demos change their height too, so the button is held where it is. */
function hold(button: HTMLElement, act: () => void): void {
  const before = button.getBoundingClientRect().top;
  act();
  button.ownerDocument.defaultView?.scrollBy(0, button.getBoundingClientRect().top - before);
}
