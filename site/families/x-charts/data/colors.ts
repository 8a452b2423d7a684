/**
 * Colors of series that keep a contrast of 3:1 with the page, light or dark. The charts' own palette
 * asks `theme.palette.mode`, which says nothing where CSS variables switch the scheme.
 */
export const seriesColors = [
  'var(--mui-palette-primary-main)',
  'var(--mui-palette-warning-main)',
  'var(--mui-palette-success-main)',
  'var(--mui-palette-secondary-main)',
  'var(--mui-palette-error-main)',
  'var(--mui-palette-info-main)',
];
