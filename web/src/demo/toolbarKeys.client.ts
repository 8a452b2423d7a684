import { nextAt } from "../ui/arrows";
import { noteLine } from "../ui/markup";

/** The buttons among which keys move; what a note offers is no part of them. */
const buttons = `button:not([${noteLine}] *)`;

/**
 * Makes each toolbar below `root` one stop for the tab key: arrows, Home and End move within it,
 * and the button that was used last is the stop.
 */
export function startToolbarKeys(root: Document): void {
  root.addEventListener("keydown", (event) => {
    const stops = stopsAround(event.target);
    const at = stops.findIndex((stop) => stop === event.target);
    if (at < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
    const rtl = root.documentElement.dir === "rtl";
    const to = nextAt(event.key, at, stops.length, { axis: "row", rtl });
    if (to === undefined) return;
    event.preventDefault();
    stops[to]?.focus();
  });
  root.addEventListener("focusin", ({ target }) => {
    const stops = stopsAround(target);
    if (!stops.some((stop) => stop === target)) return;
    for (const stop of stops) stop.tabIndex = stop === target ? 0 : -1;
  });
}

function stopsAround(target: EventTarget | null): readonly HTMLElement[] {
  const toolbar = target instanceof Element ? target.closest("[role=toolbar]") : null;
  return [...(toolbar?.querySelectorAll<HTMLElement>(buttons) ?? [])];
}
