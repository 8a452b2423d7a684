import type { Direction } from "../../settings/preferences.client";

/** Text direction of the page, read from `<html>`: the script that sets it shares no module. */
export function pageDirection(): Direction {
  return document.documentElement.dir === "rtl" ? "rtl" : "ltr";
}

/** Calls `listener` after each change of the page's direction; the answer ends that. */
export function onDirectionChange(listener: () => void): () => void {
  return onRootChange("dir", listener);
}

/** The same for any attribute of `<html>`. */
export function onRootChange(attribute: string, listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [attribute] });
  return () => {
    observer.disconnect();
  };
}
