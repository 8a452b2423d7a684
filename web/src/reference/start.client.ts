import { startDensity } from "./density.client";
import { startFilter } from "./filter.client";
import { startLinkButton } from "./linkButton.client";
import { startOpenTypes } from "./openTypes.client";
import { startReveal } from "./reveal.client";

/** Gives life to the tables of an API page; loaded on such pages only. */
export function startApi(root: Document): void {
  for (const table of root.querySelectorAll<HTMLElement>("[data-api]")) startFilter(table);
  startDensity(root);
  startLinkButton(root);
  startOpenTypes(root);
  startReveal(root);
}
