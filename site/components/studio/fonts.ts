/** Families that systems have: nothing is fetched for them. */
export const fonts = {
  system: 'system-ui, -apple-system, "Segoe UI", sans-serif',
  grotesque: '"Helvetica Neue", Helvetica, Arial, sans-serif',
  humanist: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", sans-serif',
  rounded:
    'ui-rounded, "SF Pro Rounded", "Hiragino Maru Gothic ProN", Quicksand, system-ui, sans-serif',
  transitional: 'Charter, "Bitstream Charter", Cambria, Georgia, serif',
  oldStyle: '"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif',
  slab: 'Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", serif',
  mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
};

/** How readers know them. */
export const fontNames: Readonly<Record<keyof typeof fonts, string>> = {
  system: 'System',
  grotesque: 'Grotesque',
  humanist: 'Humanist',
  rounded: 'Rounded',
  transitional: 'Transitional serif',
  oldStyle: 'Old-style serif',
  slab: 'Slab serif',
  mono: 'Monospace',
};
