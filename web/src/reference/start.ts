import { startDensity } from "./density";
import { startFilter } from "./filter";
import { startLinkButton } from "./linkButton";
import { startOpenTypes } from "./openTypes";
import { startReveal } from "./reveal";

/** Gives life to the tables of an API page; loaded on such pages only. */
export function startApi(root: Document): void {
  for (const table of root.querySelectorAll<HTMLElement>("[data-api]")) startFilter(table);
  startDensity(root);
  startLinkButton(root);
  startOpenTypes(root);
  startReveal(root);
}
