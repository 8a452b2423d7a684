import { hashId } from "./hashId";
import { startApiFilter } from "./startApiFilter.client";
import { startLinkButton } from "./linkButton.client";
import { startOpenTypes } from "./openTypes.client";
import { apiDensity } from "../settings/preferences.client";
import { laidOutWhole } from "../browser/markup";
import { densityButton } from "./markup";

/** Gives life to the tables of an API page; loaded on such pages only. */
export function startApi(root: Document): void {
  const filter = root.querySelector<HTMLElement>(".api-filter");
  if (filter !== null) startApiFilter(filter);
  startDensity(root);
  startLinkButton(root);
  startOpenTypes(root);
  startReveal(root);
  startWhole(root);
}

/**
 * Lays all rows out before a link of the page leads among them: with guessed heights of those that
 * were never drawn, it would lead elsewhere.
 */
export function startWhole(root: Document): void {
  root.addEventListener("click", ({ target }) => {
    const leadsHere = target instanceof Element && target.closest("a[href^='#']") !== null;
    if (leadsHere) root.documentElement.setAttribute(laidOutWhole, "");
  });
}

/** Joins the buttons that set rows closer to the choice that they make for the whole site. */
export function startDensity(root: Document): void {
  const buttons = root.querySelectorAll<HTMLElement>(`[${densityButton}]`);
  const show = () => {
    for (const button of buttons) {
      button.setAttribute("aria-pressed", String(apiDensity.get() === "compact"));
    }
  };
  for (const button of buttons) {
    button.addEventListener("click", () => {
      apiDensity.set(apiDensity.get() === "compact" ? "comfortable" : "compact");
    });
  }
  apiDensity.subscribe(show);
  show();
}

/**
 * Opens what the target of the address is folded in, for browsers that do not by themselves.
 *
 * Those that do have scrolled to it before this runs: then nothing is left to do.
 */
export function startReveal(root: Document): void {
  const reveal = () => {
    const target = root.getElementById(hashId(location.hash));
    const folded = target?.closest<HTMLDetailsElement>("details:not([open])") ?? null;
    if (target === null || folded === null) return;
    folded.open = true;
    target.scrollIntoView();
  };
  addEventListener("hashchange", reveal);
  reveal();
}
