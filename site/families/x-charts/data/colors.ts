/**
 * Colors of several series, each with a contrast of at least 3:1 to a white page and to a dark one
 * (`#121212`), so that one list serves both. The first is that of the default palette, whose others
 * have 1.8:1 to 3.3:1 on white.
 */
export const seriesColors = ['#4254fb', '#e06c00', '#16916b', '#c2418f', '#0b86c9', '#6b7280'];
