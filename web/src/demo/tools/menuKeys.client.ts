import { nextAt } from "../../ui/arrows";
import { labelAt } from "./typeAhead";

/** The items of a menu, in their order. */
export function itemsOf(menu: Element): readonly HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>("[role=menuitem]")];
}

/** Gives an item the focus, and scrolls the menu to it, but never the page below. */
export function focusItem(menu: HTMLElement, item: HTMLElement | undefined): void {
  if (item === undefined) return;
  item.focus({ preventScroll: true });
  const { offsetTop: top, offsetHeight: height } = item;
  menu.scrollTop = Math.min(top, Math.max(menu.scrollTop, top + height - menu.clientHeight));
}

/** Arrows, Home, End and letters move among the items; the tab key leaves the menu. */
export function startMenuKeys(menu: HTMLElement): void {
  menu.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Tab") {
      menu.hidePopover();
      return;
    }
    const items = itemsOf(menu);
    const at = items.findIndex((item) => item === document.activeElement);
    const labels = items.map((item) => item.textContent.trim());
    const to =
      nextAt(event.key, at, items.length, { axis: "column" }) ?? labelAt(labels, at, event.key);
    if (to === undefined) return;
    event.preventDefault();
    focusItem(menu, items[to]);
  });
}
