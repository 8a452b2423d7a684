import type { ClickAction, ClickCategory } from "../model/analytics";
import { clickCategoryField, clickActionField } from "../model/markup";

/** What a line with a button is. */
const line = "s-offer";

/** What a line says, its button, and what a press on that counts as. */
interface OfferWords {
  readonly text: string;
  readonly label: string;
  readonly action: ClickAction;
}

/** A line that says something, with a button that does something about it and ends the line. */
export function offer({ text, label, action }: OfferWords, act: () => void): HTMLElement {
  const said = document.createElement("span");
  const button = document.createElement("button");
  said.className = line;
  said.role = "alert";
  if (import.meta.env.SHOWFLOOR_ANALYTICS !== null) {
    said.setAttribute(clickCategoryField, "offline" satisfies ClickCategory);
    said.setAttribute(clickActionField, action);
  }
  button.type = "button";
  button.textContent = label;
  button.onclick = () => {
    said.remove();
    act();
  };
  said.append(`${text} `, button);
  return said;
}

/** Shows a line over the foot of the page, in place of the one before. */
export function showOnPage(said: HTMLElement): void {
  document.querySelector(`body > .${line}`)?.remove();
  document.body.append(said);
}
