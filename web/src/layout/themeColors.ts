/** What browsers paint around a page: `--neutral-1` of either scheme, in sRGB. */
export const themeColors = [
  ["light", "#fdfdfd"],
  ["dark", "#111214"],
] as const;
