import { shownScheme, prePaintFile } from "../../browser/markup";

/**
 * Loads the script before the first paint where it did not run: a proxy or a host may send a page of
 * this release with the policy of another one, which refuses the code in the page.
 */
export function loadRefusedScript(document: Document): void {
  if (document.documentElement.hasAttribute(shownScheme)) return;
  const file = document.querySelector(`script[${prePaintFile}]`)?.getAttribute(prePaintFile);
  if (file == null) return;
  const script = document.createElement("script");
  script.src = file;
  document.head.append(script);
}
