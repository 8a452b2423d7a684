/** The theme's CSS variables; what follows the comma is for a theme without. */
export const primary = 'var(--mui-palette-primary-main, #1976d2)';
export const secondary = 'var(--mui-palette-secondary-main, #9c27b0)';
export const success = 'var(--mui-palette-success-main, #2e7d32)';
export const warning = 'var(--mui-palette-warning-main, #ed6c02)';
export const quiet = 'var(--mui-palette-text-secondary, #666)';
