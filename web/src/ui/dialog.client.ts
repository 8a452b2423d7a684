import { analytics } from "../model/analytics";
import { element } from "./element.client";
import { cross } from "./icons";
import { outlineIcon } from "./outline.client";

/** The button in the head of a dialog that closes it. */
export function closeButton(label: string): HTMLButtonElement {
  const click = () => button.closest("dialog")?.close();
  const event = analytics({ eventAction: "close" });
  const button = element(
    "button",
    { type: "button", class: "s-icon-button", click, ...event },
    outlineIcon(cross),
    element("span", { class: "visually-hidden" }, label),
  );
  return button;
}

/** Closes a dialog when its backdrop is pressed, which lands on the dialog itself. */
export function closeOnBackdrop({ target, currentTarget }: Event): void {
  if (target === currentTarget && target instanceof HTMLDialogElement) target.close();
}
