import { nextAt } from "../../ui/arrows";

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

/**
 * Which of the labels a typed letter leads to, after the one at `at` and around the end; `undefined`
 * when none begins with it or the key is no letter.
 */
export function labelAt(labels: readonly string[], at: number, key: string): number | undefined {
  if (Array.from(key).length !== 1 || key.trim() === "") return undefined;
  const letter = key.toLocaleLowerCase();
  const order = labels.map((_, index) => (at + 1 + index) % labels.length);
  return order.find((index) => labels[index]?.toLocaleLowerCase().startsWith(letter));
}
