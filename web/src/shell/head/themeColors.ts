/** What browsers paint around a page: `--neutral-1` of either scheme, in sRGB. */
export const themeColors = [
  ["light", "#fdfdfe"],
  ["dark", "#0f1113"],
] as const;
