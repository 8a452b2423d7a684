import type { ClickAction } from "../model/analytics";
import { copyText } from "../ui/copy.client";
import { noteOf, noteTimes, announce } from "../ui/announce.client";
import { clickActionField, clickLabelField } from "../model/markup";
import { linkLabel } from "./markup";
import { noteLine, copiedMessage, deniedMessage } from "../ui/markup";

/**
 * Gives the row under the pointer, or with the focus, a button that copies its link.
 *
 * There is one button for all rows: one each would be half of a page's elements.
 */
export function startLinkButton(root: Document): void {
  const holder = root.createElement("span");
  holder.className = "s-copy api-copy";
  const button = root.createElement("button");
  button.type = "button";
  const note = root.createElement("span");
  note.className = "s-note";
  note.role = "status";
  note.setAttribute(noteLine, "");
  // The row is the nearest thing with an id. What writes such attributes elsewhere would be a request
  // more on every page with a table.
  button.setAttribute(clickActionField, "copy" satisfies ClickAction);
  button.setAttribute(clickLabelField, "#{id}");
  holder.append(button, note);

  const place = ({ target }: Event) => {
    const row = target instanceof Element ? target.closest<HTMLElement>(".api-row") : null;
    // A button with the focus stays where it is, so that Tab goes on from there.
    if (row === null || holder.parentElement === row || holder.matches(":focus-within")) return;
    const words = row.closest(`[${linkLabel}]`)?.getAttribute(linkLabel) ?? "";
    button.setAttribute("aria-label", words.replace("{name}", nameOf(row)?.textContent ?? ""));
    row.firstElementChild?.after(holder);
  };
  root.addEventListener("pointerover", place);
  root.addEventListener("focusin", place);
  button.addEventListener("click", () => void copyFor(button));
}

function nameOf(row: Element | null): HTMLAnchorElement | null {
  return row?.querySelector<HTMLAnchorElement>(".api-name") ?? null;
}

async function copyFor(button: HTMLElement): Promise<void> {
  const words = button.closest(`[${linkLabel}]`);
  const link = nameOf(button.closest(".api-row"));
  if (link === null) return;
  try {
    await copyText(link.href);
    announce(noteOf(button), words?.getAttribute(copiedMessage) ?? "", noteTimes.done);
  } catch (error) {
    location.hash = link.hash;
    announce(noteOf(button), words?.getAttribute(deniedMessage) ?? "", noteTimes.instead);
    throw error;
  }
}
