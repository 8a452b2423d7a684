import { showActive } from "./navMemory";

/** From here on the side navigation stands beside the page. */
const besidePage = "(min-width: 1200px)";

/** Shows where the page stands when the drawer opens, and closes it where there is room. */
export function startDrawer(drawer: HTMLElement): void {
  const list = drawer.querySelector<HTMLElement>("[data-nav]");
  drawer.addEventListener("toggle", (event) => {
    if (event.newState === "open" && list !== null) showActive(list);
  });
  matchMedia(besidePage).addEventListener("change", ({ matches }) => {
    if (matches && drawer.matches(":popover-open")) drawer.hidePopover();
  });
}
