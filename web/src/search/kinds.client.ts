import { outlineIcon } from "../ui/outline.client";
import type { Kind } from "./symbols";

/** Outlines on a 20 by 20 grid, as those of the shell. */
const outlines: Readonly<Record<Kind | "text" | "recent" | "search", string>> = {
  guide: "M5 3.5h6.5L15 7v9.5H5zM11.5 3.5V7H15M7.5 10.5h5m-5 3h5",
  section: "M8 4L6.5 16m7-12L12 16M4.5 7.75h12m-13 4.5h12",
  component: "M10 3l6 3.5v7L10 17l-6-3.5v-7zM4 6.5l6 3.5 6-3.5M10 10v7",
  hook: "M12.5 4.5a1.5 1.5 0 11-3 0 1.5 1.5 0 013 0zM11 6v6.5a3.5 3.5 0 01-7 0V11l2 1.5",
  interface: "M7.5 4C5 4 6.5 9 4 10c2.5 1 1 6 3.5 6m5-12C15 4 13.5 9 16 10c-2.5 1-1 6-3.5 6",
  prop: "M4 6h5m4 0h3M4 14h3m4 0h5M11 4v4M9 12v4",
  slot: "M4 7V4h3m6 0h3v3m0 6v3h-3m-6 0H4v-3M8.5 10h3",
  class: "M7 4H4.5v12H7m6-12h2.5v12H13M10 10h.1",
  "css-variable": "M3.5 10h5m3 0h5",
  "theme-key":
    "M10 3.5a6.5 6.5 0 100 13c1.5 0 1-1.5.5-2.2-.6-1 .2-2.3 1.5-2.3h2a2.5 2.5 0 002.5-2.5c0-3.5-3-6-6.5-6zM7 9h.1M9.5 6.5h.1M13 7.5h.1",
  type: "M4.5 6V4h11v2M10 4v12m-2.5 0h5",
  error: "M10 6.5v4.3m0 2.6v.1M6.9 2.9h6.2l4 4v6.2l-4 4H6.9l-4-4V6.9z",
  icon: "M10 3l2.1 4.4 4.9.6-3.6 3.3.9 4.8-4.3-2.4-4.3 2.4.9-4.8L3 8l4.9-.6z",
  text: "M4 5.5h12M4 10h12M4 14.5h7",
  recent: "M10 6v4.2l2.7 1.6M16.5 10a6.5 6.5 0 11-13 0 6.5 6.5 0 0113 0z",
  search: "M13.7 13.7L17 17M15.5 9a6.5 6.5 0 11-13 0 6.5 6.5 0 0113 0z",
};

/** A decorative icon for a kind of result. */
export function kindIcon(kind: keyof typeof outlines): SVGElement {
  return outlineIcon(outlines[kind]);
}

/** Kinds whose names are code. */
export const inCode: ReadonlySet<Kind> = new Set([
  "component",
  "hook",
  "interface",
  "prop",
  "slot",
  "class",
  "css-variable",
  "theme-key",
  "type",
  "icon",
]);
