import type { ColorScheme } from "../provider";
import { onRootChange } from "./pageDirection";
import { shownScheme } from "../../browser/markup";

/** Color scheme of the page, read from `<html>`: the script that sets it shares no module. */
export function pageColorScheme(): ColorScheme {
  return document.documentElement.getAttribute(shownScheme) === "dark" ? "dark" : "light";
}

/** Calls `listener` after each change of the page's color scheme; the answer ends that. */
export function onColorSchemeChange(listener: () => void): () => void {
  return onRootChange(shownScheme, listener);
}
