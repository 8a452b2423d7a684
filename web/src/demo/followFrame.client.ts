import { type Direction, direction } from "../settings/preferences.client";
import { shownScheme } from "../browser/markup";
import { colorSchemeChoice, codeVariantChoice, codeStylingChoice } from "../settings/markup";

/** The attributes of `<html>` with a reader's preferences. */
const states = ["dir", shownScheme, colorSchemeChoice, codeVariantChoice, codeStylingChoice];

/**
 * Keeps a framed document in the state of the page around it, at once and with every change; also
 * where the browser keeps nothing that both could read.
 */
export function followFrame(frame: Window): void {
  if (frame.parent === frame) return;
  const page = frame.parent.document.documentElement;
  const own = frame.document.documentElement;
  const copy = () => {
    for (const name of states) {
      const value = page.getAttribute(name);
      if (value === null || value === own.getAttribute(name)) continue;
      if (name === "dir") direction.follow(value as Direction);
      else own.setAttribute(name, value);
    }
  };
  copy();
  new MutationObserver(copy).observe(page, { attributeFilter: states });
}
