/** The cross of buttons that close, also for scripts. */
export const cross = "M5 5l10 10M15 5L5 15";

/** Outlines on a 20 by 20 grid, drawn with a stroke of 1.5 in the text color. */
export const icons = {
  menu: "M3 6h14M3 10h14M3 14h14",
  close: cross,
  chevron: "M6 8l4 4 4-4",
  back: "M16 10H4m5-5l-5 5 5 5",
  forward: "M4 10h12m-5-5l5 5-5 5",
  up: "M10 16V4M5 9l5-5 5 5",
  check: "M4 10.5l4 4 8-9",
  copy: "M7.5 7.5h9v9h-9zM13 7.5v-4H3.5V13h4",
  edit: "M4 16l.6-3.2L13.2 4.2a1.4 1.4 0 012 0l.6.6a1.4 1.4 0 010 2L7.2 15.4 4 16z",
  external: "M8 4.5H4.5v11h11V12M11.5 4.5h4v4m0-4l-7 7",
  more: "M4.5 10h.1m5.35 0h.1m5.35 0h.1",
  settings: "M3 6h7m4 0h3M3 14h3m4 0h7M12 4v4M8 12v4",
  none: "M5.1 14.9l9.8-9.8M17 10a7 7 0 11-14 0 7 7 0 0114 0z",
  search: "M13.7 13.7L17 17M15.5 9a6.5 6.5 0 11-13 0 6.5 6.5 0 0113 0z",
  bell: "M10 3a4.5 4.5 0 00-4.5 4.5V11L4 14h12l-1.5-3V7.5A4.5 4.5 0 0010 3zM8.2 16.8h3.6",
  source: "M7 6l-4 4 4 4m6-8l4 4-4 4",
  info: "M10 9v5m0-7.5v.1M17 10a7 7 0 11-14 0 7 7 0 0114 0z",
  success: "M6.8 10.3l2.2 2.2 4.2-4.7M17 10a7 7 0 11-14 0 7 7 0 0114 0z",
  warning: "M10 8v4m0 2.4v.1M10 3.2L17.5 16.5h-15z",
  error: "M10 6.5v4.3m0 2.6v.1M6.9 2.9h6.2l4 4v6.2l-4 4H6.9l-4-4V6.9z",
} as const;

export type IconName = keyof typeof icons;
