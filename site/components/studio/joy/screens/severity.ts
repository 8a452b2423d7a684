/** Colors of Joy UI for the severities that the data of the screens names. */
export const severity = {
  success: 'success',
  info: 'primary',
  warning: 'warning',
  error: 'danger',
} as const;
