import { showActive } from "./activeLink.client";
import { sideNavigation } from "../../browser/markup";
import { drawerOpen } from "../markup";

/** From this width on the side navigation is beside the page. */
const besidePage = "(width >= 75em)";

/**
 * What a popover leaves to be done: the drawer opens where the page is, keeps the focus while
 * it is open, and closes where there is space beside the page.
 */
export function startDrawer(drawer: HTMLElement): void {
  const rest = around(drawer);
  drawer.addEventListener("beforetoggle", ({ newState }) => {
    const isOpen = newState === "open";
    for (const element of rest) element.inert = isOpen;
    drawer.ownerDocument.documentElement.toggleAttribute(drawerOpen, isOpen);
  });
  drawer.addEventListener("toggle", ({ newState }) => {
    if (newState === "open") enter(drawer);
  });
  matchMedia(besidePage).addEventListener("change", ({ matches }) => {
    if (matches && drawer.matches(":popover-open")) drawer.hidePopover();
  });
}

/** All that is neither in an element nor holds it. */
function around(element: HTMLElement): readonly HTMLElement[] {
  const parent = element.parentElement;
  if (parent === null || element === document.body) return [];
  const siblings = [...parent.children].filter((child) => child !== element);
  return [...(siblings as HTMLElement[]), ...around(parent)];
}

function enter(drawer: HTMLElement): void {
  const list = drawer.querySelector<HTMLElement>(`[${sideNavigation}]`);
  if (list === null) return;
  showActive(list);
  const link = list.querySelector<HTMLElement>("[aria-current]") ?? list.querySelector("a");
  link?.focus({ preventScroll: true });
}
